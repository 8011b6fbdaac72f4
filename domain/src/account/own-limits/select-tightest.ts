import type { Cents } from '../../ground/money/cents.ts';
import type { OwnFigures, OwnLimitKind, UsedLimit } from './own-limit.schema.ts';

/** What of a limit is left; below 0 of one that was set beneath what the period had taken already. */
export const leftOf = ({ amount, used }: Pick<UsedLimit, 'amount' | 'used'>): number => amount - used;

/**
 * The limit of some kinds that leaves least. Of figures whose period is over nothing is known any more.
 *
 * @param bookMs the book's clock
 * @returns null: none of them is limited
 */
export const selectTightest = (
  { limits }: Pick<OwnFigures, 'limits'>,
  kinds: readonly OwnLimitKind[],
  bookMs: number,
): UsedLimit | null => {
  let tightest: UsedLimit | null = null;
  for (const limit of limits)
    if (
      kinds.includes(limit.kind) &&
      bookMs < limit.endsMs &&
      (tightest === null || leftOf(limit) < leftOf(tightest))
    )
      tightest = limit;
  return tightest;
};

/** OWN-7: the deposit limit that an amount would break; null: none. */
export const findDepositLimit = (
  figures: OwnFigures,
  amountCents: Cents,
  bookMs: number,
): UsedLimit | null => {
  const tightest = selectTightest(figures, ['deposit'], bookMs);
  return tightest !== null && amountCents > leftOf(tightest) ? tightest : null;
};
