import { foldSearch } from '@lineboard/domain/lines/offering/search';
import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { keyOfPick, type PickKey } from '@lineboard/domain/ground/pick/pick';
import type { FollowedPick } from '@lineboard/workers/board/board-frame';

/** A customer's filter for many open bets. */
export interface BetsWanted {
  only: 'all' | 'live' | 'later';
  /** Part of a team's or contestant's name, or the beginning of a ticket's number; empty for all. */
  text: string;
}

export const ALL_BETS: BetsWanted = { only: 'all', text: '' };

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

const isFound = ({ ticketNumber, items }: OpenBet, search: string): boolean =>
  String(ticketNumber).startsWith(search) ||
  items.some(({ team1Id, team2Id, contestantName }) =>
    [team1Id, team2Id, contestantName ?? ''].some((name) => foldSearch(name).includes(search)),
  );

/** @param live bets with a game in play */
export const narrowBets = (
  bets: readonly OpenBet[],
  { only, text }: BetsWanted,
  live: ReadonlySet<OpenBet>,
): OpenBet[] => {
  const search = foldSearch(text.trim());
  return bets.filter(
    (bet) =>
      (only === 'all' || live.has(bet) === (only === 'live')) && (search === '' || isFound(bet, search)),
  );
};

/** Their sums, free play included. */
export const sumBets = (
  bets: readonly OpenBet[],
): { riskCents: number; toWinCents: number; freePlayCents: number } => {
  const sum = (of: (bet: OpenBet) => number): number => bets.reduce((total, bet) => total + of(bet), 0);
  return {
    riskCents: sum(({ riskCents }) => riskCents),
    toWinCents: sum(({ toWinCents }) => toWinCents),
    freePlayCents: sum(({ freePlayFlag, riskCents }) => (freePlayFlag ? riskCents : 0)),
  };
};
