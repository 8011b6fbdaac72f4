import { readFileSync } from 'node:fs';

/** What Grafana puts in for its variables. */
const VARIABLES: Readonly<Record<string, string>> = {
  $__rate_interval: '1m',
  $job: 'lineboard',
  $instance: '.*',
};

/** Every query of a dashboard as a rule that records it: promtool reads queries in files of rules alone. */
export const writeQueriesAsRules = (dashboard: string): string => {
  const rules: Array<{ record: string; expr: string }> = [];
  JSON.parse(readFileSync(dashboard, 'utf8'), (key, value: unknown) => {
    if (key === 'expr' && typeof value === 'string')
      rules.push({
        record: `query_${rules.length}`,
        expr: value.replaceAll(/\$\w+/g, (name) => VARIABLES[name] ?? name),
      });
    return value;
  });
  // JSON is YAML.
  return JSON.stringify({ groups: [{ name: 'dashboard', rules }] });
};
