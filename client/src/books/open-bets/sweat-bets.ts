import type { OpenBet, OpenBetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { type WeighedBet, weighAtScores } from '@lineboard/domain/books/open-bets/weigh-at-scores';
import type { Cents } from '@lineboard/domain/ground/money/cents';
import { keyOfPick, type PickKey } from '@lineboard/domain/ground/pick/pick';
import type { FollowedPick } from '@lineboard/workers/board/board-frame';
import { standingOf } from './standing-of.ts';

type Known = ReadonlyMap<PickKey, FollowedPick>;

/** A game that has begun, with the undecided legs on it. */
export interface SweatGame {
  gameNum: number;
  legs: ReadonlyArray<{ item: OpenBetItem; terms: OpenBet['terms'] }>;
  /** Something that is scored can still change one of them. */
  isOpen: boolean;
}

/** Open bets at the present scores: sums of each bet taken by itself, and the games in which it is decided. */
export interface Sweat extends WeighedBet {
  atStakeCents: Cents;
  /** Sum of the bets that come to something now; null when none does. */
  nowNetCents: Cents | null;
  /** The number of those bets. */
  known: number;
  /** What can still change comes first, then by their starts. */
  games: readonly SweatGame[];
}

interface WeighedOnce {
  by: ReadonlyArray<FollowedPick | undefined>;
  weighed: WeighedBet;
}

/** A price that moves, or a score of another game, weighs nothing again. */
const weighedOnce = new WeakMap<OpenBet, WeighedOnce>();

const isSameScore = (one: FollowedPick | undefined, other: FollowedPick | undefined): boolean =>
  one === other ||
  (one?.isScoreFresh === other?.isScoreFresh && JSON.stringify(one?.score) === JSON.stringify(other?.score));

const weigh = (bet: OpenBet, known: Known): WeighedBet => {
  const by = bet.items.map(({ pick }) => known.get(keyOfPick(pick)));
  const before = weighedOnce.get(bet);
  if (before?.by.every((one, at) => isSameScore(one, by[at])) === true) return before.weighed;
  const weighed = weighAtScores(
    bet,
    bet.items.map((item, at) => standingOf(item, by[at])),
  );
  weighedOnce.set(bet, { by, weighed });
  return weighed;
};

const listGames = (bets: readonly OpenBet[], known: Known): SweatGame[] => {
  const games = new Map<
    number,
    { legs: Array<SweatGame['legs'][number]>; isOpen: boolean; startMs: number }
  >();
  for (const { items, terms } of bets)
    for (const item of items) {
      const { pick, result, gameDateTimeMs } = item;
      if (pick.type === 'C' || result !== null) continue;
      const score = known.get(keyOfPick(pick))?.score ?? null;
      if (score === null || score.phase === 'scheduled') continue;
      const game = games.get(pick.gameNum) ?? { legs: [], isOpen: false, startMs: gameDateTimeMs };
      games.set(pick.gameNum, game);
      game.legs.push({ item, terms });
      game.isOpen ||= standingOf(item, known.get(keyOfPick(pick)))?.isDecided !== true;
    }
  return [...games]
    .sort(
      ([a, one], [b, other]) =>
        Number(other.isOpen) - Number(one.isOpen) || one.startMs - other.startMs || a - b,
    )
    .map(([gameNum, { legs, isOpen }]) => ({ gameNum, legs, isOpen }));
};

export const sweatBets = (bets: readonly OpenBet[], known: Known): Sweat => {
  const sweat = { atStakeCents: 0, worstNetCents: 0, bestNetCents: 0, nowNetCents: 0, known: 0 };
  for (const bet of bets) {
    const { worstNetCents, bestNetCents, nowNetCents } = weigh(bet, known);
    sweat.atStakeCents += bet.heldCents;
    sweat.worstNetCents += worstNetCents;
    sweat.bestNetCents += bestNetCents;
    if (nowNetCents === null) continue;
    sweat.nowNetCents += nowNetCents;
    sweat.known += 1;
  }
  return {
    ...sweat,
    nowNetCents: sweat.known === 0 ? null : sweat.nowNetCents,
    games: listGames(bets, known),
  };
};
