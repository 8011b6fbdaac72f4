import type { RunResult } from './keep-results.ts';

/** What is compared of a metric, as far as it has it. */
const COMPARED = ['med', 'p(95)', 'p(99)', 'max', 'rate', 'count', 'value'];

const format = (figure: number | undefined): string =>
  figure === undefined ? '–' : Number.isInteger(figure) ? String(figure) : figure.toFixed(2);

/** @returns what makes the two hard to compare, and a row for each figure that both have */
export const compareRuns = (
  before: RunResult,
  after: RunResult,
): { warnings: string[]; rows: string[][] } => {
  const warnings: string[] = [];
  const hold = (what: string, one: string, other: string): void => {
    if (one !== other) warnings.push(`${what} differ: ${one || 'none'} and ${other || 'none'}`);
  };
  hold('scenarios', before.scenario, after.scenario);
  hold('machines', before.machine, after.machine);
  hold('settings', before.given.join(' '), after.given.join(' '));
  const rows: string[][] = [];
  for (const [metric, figures] of Object.entries(after.figures.metrics)) {
    for (const of of COMPARED) {
      const [was, is] = [before.figures.metrics[metric]?.[of], figures[of]];
      if (is === undefined || was === undefined) continue;
      rows.push([`${metric} ${of}`, format(was), format(is), was === 0 ? '–' : (is / was).toFixed(2)]);
    }
  }
  for (const [when, { figures }] of [
    ['before', before],
    ['after', after],
  ] as const)
    for (const promise of figures.broken) warnings.push(`broken ${when}: ${promise}`);
  return { warnings, rows };
};
