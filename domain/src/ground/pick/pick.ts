import { periodOfLine } from '../sport/alternate-line.ts';
import type { AccumulatorLimitType } from '../wager-kind/wager-kinds.ts';

/** S spread, M money line, L total, E team total. */
export type Market = 'S' | 'M' | 'L' | 'E';

export type Side =
  | 'team1'
  | 'team2'
  | 'draw'
  | 'over'
  | 'under'
  | 'team1Over'
  | 'team1Under'
  | 'team2Over'
  | 'team2Under';

export interface GamePick {
  type: 'G';
  gameNum: number;
  periodNumber: number;
  market: Market;
  side: Side;
}

export interface ContestPick {
  type: 'C';
  contestNum: number;
  contestantNum: number;
}

/** What is bet on, without its price. */
export type WagerPick = GamePick | ContestPick;

export const SIDES_OF: Readonly<Record<Market, readonly Side[]>> = {
  S: ['team1', 'team2'],
  M: ['team1', 'team2', 'draw'],
  L: ['over', 'under'],
  E: ['team1Over', 'team1Under', 'team2Over', 'team2Under'],
};

/** Identity of a pick as text: the key of a board cell, of a slip item, of an exposure. */
export type PickKey = string;

export const keyOfPick = (pick: WagerPick): PickKey =>
  pick.type === 'G'
    ? `G.${pick.gameNum}.${pick.periodNumber}.${pick.market}.${pick.side}`
    : `C.${pick.contestNum}.${pick.contestantNum}`;

/**
 * The key under which a pick's amount on open tickets is counted (HR-4): alternate lines under the market that they are
 * about, each side apart; what is in a parlay or teaser counts towards that kind's own limit, by risk.
 *
 * @param limitType of the wager's kind
 */
export const keyOfExposure = (pick: WagerPick, limitType: AccumulatorLimitType): PickKey => {
  const market = keyOfPick(
    pick.type === 'G' ? { ...pick, periodNumber: periodOfLine(pick.periodNumber) } : pick,
  );
  return limitType === null ? market : `${limitType}.${market}`;
};
