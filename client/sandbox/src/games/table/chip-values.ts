import type { StakeLimits } from '@lineboard/domain/casino/games/game';

const STEPS = [1, 2, 5, 10, 25, 100];

/** What chips there are at a table, in cents. */
export const listChipValues = ({ minCents, maxCents }: StakeLimits): number[] =>
  STEPS.map((steps) => steps * minCents).filter((cents) => cents <= maxCents);

/** The highest chip that a sum holds; where it lies in the list of chips. */
export const rankOfSum = (values: readonly number[], cents: number): number =>
  Math.max(
    0,
    values.findLastIndex((value) => value <= cents),
  );
