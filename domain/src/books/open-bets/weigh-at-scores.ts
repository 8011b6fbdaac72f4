import type { LegStanding } from '../../betting/grading/leg-standing.ts';
import { boundWager } from '../../betting/settlement/bound-wager.ts';
import { settleWager } from '../../betting/settlement/settle-wager.ts';
import type { LegResult } from '../../betting/wager/wager.ts';
import type { Cents } from '../../ground/money/cents.ts';
import type { Bet } from './open-bet.schema.ts';
import { wagerOfBet } from './wager-of-bet.ts';

/** What an open bet may still come to, and what it comes to if nothing more is scored, all as a net in cents. */
export interface WeighedBet {
  /** The exact worst and best over what isn't decided at these scores. */
  worstNetCents: Cents;
  bestNetCents: Cents;
  /** null while a leg that decides it hasn't begun, or has no score. */
  nowNetCents: Cents | null;
}

/**
 * Weighs a bet at the present scores, by the same functions that grade and settle it.
 * @param standings one per item in the items' order; null where nothing is known
 */
export const weighAtScores = (
  bet: Parameters<typeof wagerOfBet>[0] & Pick<Bet, 'items'>,
  standings: ReadonlyArray<LegStanding | null>,
): WeighedBet => {
  const { wager, results } = wagerOfBet(bet);
  const decided = results.map(
    (result, at): LegResult => result ?? (standings[at]?.isDecided === true ? standings[at].result : null),
  );
  const now = results.map((result, at): LegResult => result ?? standings[at]?.result ?? null);
  return {
    ...boundWager(wager, decided),
    nowNetCents: settleWager(wager, now)?.netCents ?? null,
  };
};
