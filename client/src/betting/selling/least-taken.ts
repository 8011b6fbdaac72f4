import type { Cents } from '@lineboard/domain/ground/money/cents';

/** The least that is taken unasked of an amount that was seen (HR-53). */
export const leastTaken = (seenCents: Cents, tolerancePercent: number): Cents =>
  Math.ceil((seenCents * (100 - tolerancePercent)) / 100);
