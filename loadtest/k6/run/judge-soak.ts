import { type Aim, isMet, printAims } from '../../bench/machine/aim.ts';
import { calculatePercentile } from '../../bench/machine/percentile.ts';
import type { RunFigures } from './run-figures.ts';
import type { Growth } from './watch-growth.ts';

const medianOf = (growth: readonly Growth[], of: 'residentBytes' | 'handles'): number =>
  calculatePercentile(
    growth.map((one) => one[of]),
    0.5,
  ) ?? NaN;

/** Holds the last third of a soak against the third before. @returns the aims, which all count */
export const judgeSoak = ({ metrics }: RunFigures, growth: readonly Growth[]): Aim[] => {
  const third = Math.floor(growth.length / 3);
  const [middle, last] = [growth.slice(third, 2 * third), growth.slice(2 * third)];
  const p99 = (part: 2 | 3): number => metrics[`live_change_ms{third:${part}}`]?.['p(99)'] ?? NaN;
  const ratio = (of: 'residentBytes' | 'handles'): number => medianOf(last, of) / medianOf(middle, of);
  return [
    { what: 'memory, last third ÷ second', measured: ratio('residentBytes'), atMost: 1.05 },
    { what: 'open handles, last third ÷ second', measured: ratio('handles'), atMost: 1.01 },
    { what: 'a change arrives, p99, last third ÷ second', measured: p99(3) / p99(2), atMost: 1.1 },
  ];
};

/** @returns whether all was as it has to be */
export const checkSoak = (figures: RunFigures, growth: readonly Growth[]): boolean => {
  const aims = judgeSoak(figures, growth);
  printAims(aims);
  return aims.every(isMet);
};
