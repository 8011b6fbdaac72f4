import { readFileSync } from 'node:fs';

/** What k6 measured: the figures of each metric by name, e.g. `p(95)`, `count`, `rate`. */
export interface RunFigures {
  metrics: Record<string, Record<string, number>>;
  /** The promises that were broken, e.g. `live_change_ms p(95)<150`. */
  broken: string[];
}

type Exported = Record<string, Record<string, number | Record<string, boolean>>>;

/** Reads what k6 wrote by `--summary-export`; there a threshold that is true is broken. */
export const readRunFigures = (file: string): RunFigures => {
  const { metrics: exported } = JSON.parse(readFileSync(file, 'utf8')) as { metrics: Exported };
  const metrics: RunFigures['metrics'] = {};
  const broken: string[] = [];
  for (const [name, { thresholds = {}, ...figures }] of Object.entries(exported)) {
    metrics[name] = figures as Record<string, number>;
    for (const [promise, isBroken] of Object.entries(thresholds as Record<string, boolean>))
      if (isBroken) broken.push(`${name} ${promise}`);
  }
  return { metrics, broken };
};
