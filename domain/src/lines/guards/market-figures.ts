import type { GameLine } from '../line/game-line.schema.ts';
import type { Market } from '../../ground/pick/pick.ts';

type Figures = Omit<GameLine, 'version' | 'doubtedMarkets'>;
type Figure = keyof Figures;

/** The unit of doubt: a market of a line. Team totals are two, under one status. */
export type GuardedMarket = 'S' | 'M' | 'L' | 'E1' | 'E2';

export interface MarketFields {
  market: Market;
  points: Figure | null;
  /** A point more makes the first side likelier, or the over less likely. */
  direction: 1 | -1;
  prices: readonly [Figure, Figure];
  third: Figure | null;
}

export const MARKET_FIELDS: Readonly<Record<GuardedMarket, MarketFields>> = {
  S: { market: 'S', points: 'spread1', direction: 1, prices: ['spreadAdj1', 'spreadAdj2'], third: null },
  M: {
    market: 'M',
    points: null,
    direction: 1,
    prices: ['moneyLine1', 'moneyLine2'],
    third: 'moneyLineDraw',
  },
  L: {
    market: 'L',
    points: 'totalPoints',
    direction: -1,
    prices: ['ttlPtsAdj1', 'ttlPtsAdj2'],
    third: null,
  },
  E1: {
    market: 'E',
    points: 'team1TotalPoints',
    direction: -1,
    prices: ['team1TtlPtsAdj1', 'team1TtlPtsAdj2'],
    third: null,
  },
  E2: {
    market: 'E',
    points: 'team2TotalPoints',
    direction: -1,
    prices: ['team2TtlPtsAdj1', 'team2TtlPtsAdj2'],
    third: null,
  },
};

export const GUARDED_MARKETS = Object.keys(MARKET_FIELDS) as readonly GuardedMarket[];

/** The figures of one market of a line. */
export interface MarketFigures {
  /** null where the market has none; undefined never. */
  points: number | null;
  prices: readonly [number | null, number | null];
  third: number | null;
}

export const readFigures = (line: Figures, guarded: GuardedMarket): MarketFigures => {
  const { points, prices, third } = MARKET_FIELDS[guarded];
  const read = (field: Figure | null): number | null =>
    field === null ? null : (line[field] as number | null);
  return { points: read(points), prices: [read(prices[0]), read(prices[1])], third: read(third) };
};

export const isSameFigures = (a: MarketFigures, b: MarketFigures): boolean =>
  a.points === b.points && a.prices[0] === b.prices[0] && a.prices[1] === b.prices[1] && a.third === b.third;

/** Both sides have a price: it can be bet on. */
export const isPriced = ({ prices }: MarketFigures): boolean => prices[0] !== null && prices[1] !== null;

/** Nothing of it is offered. */
export const isEmpty = ({ prices, third }: MarketFigures): boolean =>
  prices[0] === null && prices[1] === null && third === null;
