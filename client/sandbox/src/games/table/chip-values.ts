import type { StakeLimits } from '@lineboard/domain/casino/games/game';

const STEPS = [1, 2, 5, 10, 25, 100];

/** The chips of a table, in cents. */
export const listChipValues = ({ minCents, maxCents }: StakeLimits): number[] =>
  STEPS.map((steps) => steps * minCents).filter((cents) => cents <= maxCents);

/** The index of the highest chip that fits into a sum. */
export const rankOfSum = (values: readonly number[], cents: number): number =>
  Math.max(
    0,
    values.findLastIndex((value) => value <= cents),
  );
