import { chooseCells, FAULT_CELLS } from './failpoint/fault-cells.ts';
import type { FaultCell } from './failpoint/fault-cell.ts';

/** How much of everything a run strikes when it isn't told cell by cell. */
interface RunLength {
  cells: readonly FaultCell[];
  repetitions: number;
}

const RUN_LENGTHS: Readonly<Record<'short' | 'nightly', RunLength>> = {
  /** Each engine and each gateway dies once, in both houses: some three minutes. */
  short: {
    cells: chooseCells([
      'leader-sigkill',
      'redis-sigkill',
      'postgres-sigkill',
      'proxy-cut',
      'primary-killed',
    ]),
    repetitions: 1,
  },
  nightly: { cells: FAULT_CELLS, repetitions: 2 },
};

/** @throws when there is no such length */
export const chooseLength = (name: string): RunLength => {
  const length = Object.entries(RUN_LENGTHS).find(([known]) => known === name)?.[1];
  if (length === undefined)
    throw new Error(`there is no length ${name}; there are ${Object.keys(RUN_LENGTHS).join(', ')}`);
  return length;
};
