import type { Day } from '@lineboard/domain/ground/calendar/book-day';
import { dayOf } from '@lineboard/domain/ground/calendar/book-day';
import { WAGER_KINDS } from '@lineboard/domain/ground/wager-kind/wager-kinds';
import { type CallTeam, foldSearch } from '@lineboard/domain/lines/offering/search';
import { matchesBet } from '@lineboard/domain/books/open-bets/matches-bet';
import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { keyOfPick, type PickKey } from '@lineboard/domain/ground/pick/pick';
import type { FollowedPick } from '@lineboard/workers/board/board-frame';
import type { BetsWanted } from './parse-bets-wanted.ts';

/** Whether one of its games is in play: by its score, or by the clock until that is known. */
export const isInPlay = (
  { items }: OpenBet,
  known: ReadonlyMap<PickKey, Pick<FollowedPick, 'score'>>,
  bookMs: number,
): boolean =>
  items.some(({ pick, result, gameDateTimeMs }) => {
    if (pick.type === 'C' || result !== null) return false;
    const score = known.get(keyOfPick(pick))?.score ?? null;
    return score === null ? bookMs >= gameDateTimeMs : score.phase === 'live';
  });

/** Whether something of it is still to be decided by a game of this day. */
const isOfDay = ({ items }: OpenBet, day: Day): boolean =>
  items.some(({ result, gameDateTimeMs }) => result === null && dayOf(gameDateTimeMs) === day);

/** What the clock and the scores say of open bets. */
export interface BetsNow {
  /** Bets with a game in play. */
  live: ReadonlySet<OpenBet>;
  today: Day;
}

const isOf = (bet: OpenBet, only: BetsWanted['only'], { live, today }: BetsNow): boolean => {
  switch (only) {
    case 'all':
      return true;
    case 'live':
      return live.has(bet);
    case 'later':
      return !live.has(bet);
    case 'today':
      return isOfDay(bet, today);
  }
};

export const narrowBets = (
  bets: readonly OpenBet[],
  { only, sport, kind, text }: Pick<BetsWanted, 'only' | 'sport' | 'kind' | 'text'>,
  now: BetsNow,
  callTeam?: CallTeam,
): OpenBet[] => {
  const search = foldSearch(text.trim());
  return bets.filter(
    (bet) =>
      isOf(bet, only, now) &&
      (sport === null || bet.items.some(({ sportType }) => sportType === sport)) &&
      (kind === null || WAGER_KINDS[bet.terms.kind].letter === kind) &&
      matchesBet(bet, search, callTeam),
  );
};

/** Their sums, free play included; what the account holds for them is cash alone. */
export const sumBets = (
  bets: readonly OpenBet[],
): { riskCents: number; toWinCents: number; freePlayCents: number; heldCents: number } => {
  const sum = (of: (bet: OpenBet) => number): number => bets.reduce((total, bet) => total + of(bet), 0);
  return {
    riskCents: sum(({ riskCents }) => riskCents),
    toWinCents: sum(({ toWinCents }) => toWinCents),
    freePlayCents: sum(({ freePlayFlag, riskCents }) => (freePlayFlag ? riskCents : 0)),
    heldCents: sum(({ heldCents }) => heldCents),
  };
};
