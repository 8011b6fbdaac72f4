import type { Side } from '@lineboard/domain/ground/pick/pick';
import { type AmericanPrice, isAmericanPrice } from '@lineboard/domain/ground/price/american-price';
import { addPriceCents } from '@lineboard/domain/ground/price/price-cents';
import { ALERT_MINUTES } from '@lineboard/domain/lines/alerts/alert-bounds';
import type { AlertWatch, LineAlertRequest } from '@lineboard/domain/lines/alerts/line-alert.schema';
import type { ScoreRecord } from '@lineboard/domain/lines/offering/scores-answer.schema';
import type { ChartMarket } from '../board/line-chart.ts';

export type AlertMarket = 'S' | 'M' | 'L';

export const MARKET_OF: Readonly<Record<ChartMarket, AlertMarket>> = {
  spread1: 'S',
  moneyLine1: 'M',
  totalPoints: 'L',
};

export type AlertGame = Pick<
  ScoreRecord,
  'eventId' | 'sportType' | 'sportSubType' | 'team1Id' | 'team2Id' | 'score'
>;

/** The line of a period in one market. */
export interface AlertLine {
  periodNumber: number;
  /** The first side's line now: its number, or its price on a money line; null where the page doesn't know it. */
  now: number | null;
  hasDraw: boolean;
}

/** Which lines it may be about. */
export interface AlertSubject {
  game: AlertGame;
  market: AlertMarket;
  /** One for each period; a form has at least one, and chooses the first at first. */
  lines: readonly AlertLine[];
  /** Chosen at first; left out: the first one of the market. */
  side?: Side;
}

/** What is chosen in the dialog. */
export interface AlertDraft {
  periodNumber: number;
  market: AlertMarket;
  side: Side;
  kind: AlertWatch['kind'];
  /** null on a money line. */
  points: number | null;
  /** null: any price. */
  price: AmericanPrice | null;
  by: number;
  minutes: number;
  repeats: boolean;
}

const HALF = 0.5;
const STEP_CENTS = 5;

export const MOVES: Readonly<Record<AlertMarket, readonly number[]>> = {
  S: [0.5, 1, 1.5, 2, 3],
  M: [5, 10, 15, 20, 30, 50],
  L: [0.5, 1, 1.5, 2, 3],
};
export const MINUTES = [1, 5, 10, 15, 30, 60] as const;
export const PRICES: readonly AmericanPrice[] = [-120, -115, -110, -105, 100, 105, 110];

export const sidesOf = (market: AlertMarket, hasDraw: boolean): readonly Side[] => {
  if (market === 'L') return ['over', 'under'];
  return market === 'M' && hasDraw ? ['team1', 'team2', 'draw'] : ['team1', 'team2'];
};

/** A number a half better for who bets on that side than the line is: a place to start from. */
const startPoints = (market: AlertMarket, side: Side, now: number | null): number | null => {
  if (market === 'M') return null;
  const own = side === 'team2' ? -(now ?? 0) : (now ?? 0);
  return side === 'over' ? Math.max(HALF, own - HALF) : own + HALF;
};

/** The chart knows the first side's price alone: the other's begins at its mirror image. */
const startPrice = (market: AlertMarket, side: Side, now: number | null): AmericanPrice | null => {
  if (market !== 'M') return null;
  if (!isAmericanPrice(now) || side === 'draw') return side === 'draw' ? 250 : 100;
  const own = side === 'team2' ? -now : now;
  return addPriceCents(own === -100 ? 100 : own, STEP_CENTS);
};

export const createDraft = (
  market: AlertMarket,
  { periodNumber, now }: AlertLine,
  side: Side = sidesOf(market, false)[0]!,
  before: Partial<AlertDraft> = {},
): AlertDraft => ({
  kind: 'number',
  by: market === 'M' ? 10 : 1,
  minutes: ALERT_MINUTES.usual,
  repeats: false,
  ...before,
  periodNumber,
  market,
  side,
  points: startPoints(market, side, now),
  price: startPrice(market, side, now),
});

const MOST_POINTS = 1_000;

/** One step: a half of a point, or five cents of a price. It stops at the bounds. */
export const stepDraft = (draft: AlertDraft, direction: 1 | -1): AlertDraft => {
  if (draft.market === 'M') {
    const price = addPriceCents(draft.price ?? 100, direction * STEP_CENTS);
    return isAmericanPrice(price) ? { ...draft, price } : draft;
  }
  const points = (draft.points ?? 0) + direction * HALF;
  const least = draft.market === 'L' ? HALF : -MOST_POINTS;
  return points < least || points > MOST_POINTS ? draft : { ...draft, points };
};

export const requestOf = (
  gameNum: number,
  { periodNumber, market, side, kind, points, price, by, minutes, repeats }: AlertDraft,
): LineAlertRequest => ({
  gameNum,
  periodNumber,
  market,
  side,
  watch: kind === 'number' ? { kind, points, price } : { kind, by, minutes },
  repeats,
});
