import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../run-command.ts';

const RULES = join(ROOT, 'docs/operations/lineboard-alerts.yaml');
const DASHBOARD = join(ROOT, 'docs/operations/lineboard-dashboard.json');

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}

interface Panel {
  readonly type: string;
  readonly title: string;
  readonly description?: string;
  readonly datasource?: { readonly uid: string };
  readonly gridPos: Readonly<Record<'x' | 'y' | 'w' | 'h', number>>;
  readonly fieldConfig?: { readonly defaults: { readonly unit?: string } };
  readonly targets?: ReadonlyArray<{
    readonly expr: string;
    readonly legendFormat: string;
    readonly datasource: { readonly uid: string };
  }>;
}

interface Dashboard {
  readonly id: null;
  readonly uid: null;
  readonly templating: { readonly list: ReadonlyArray<{ readonly name: string; readonly type: string }> };
  readonly panels: readonly Panel[];
}

export const readAlerts = (): Alert[] =>
  (parse(readFileSync(RULES, 'utf8')) as { groups: Array<{ rules: Alert[] }> }).groups.flatMap(
    ({ rules }) => rules,
  );

export const readDashboard = (): Dashboard => JSON.parse(readFileSync(DASHBOARD, 'utf8')) as Dashboard;

/** Queries of rules and dashboard, these with the variables of Grafana in them. */
export const readQueries = (): string[] => [
  ...readAlerts().map(({ expr }) => expr),
  ...readDashboard().panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
];
