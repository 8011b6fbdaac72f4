import { hash32, unit } from '../simulator/random.ts';
import { priceOfCents } from '../simulator/markets/prices.ts';
import type { HistoricalGame, HistoricalLine } from './historical-game.ts';

/** From then on the closing line applies. */
const CLOSED_BEFORE_MS = 10 * 60_000;

/** Cents around even money, the other way of `priceOfCents`. */
const centsOf = (price: number): number => (price > 0 ? 100 - price : -price - 100);

/** How a line walks from what it opened at to what it closed at. */
export interface LineMovement {
  lineAt(bookMs: number): HistoricalLine;
  /** Infinity after the last move. */
  nextMoveMs(bookMs: number): number;
}

/** A line without an opening one begins a few cents from its close. */
const openingOf = ({ open, close, gameNum }: HistoricalGame): HistoricalLine => {
  const shift = (price: number | null, order: number): number | null =>
    price === null ? null : priceOfCents(centsOf(price) + (unit(gameNum, order) < 0.5 ? 4 : -4));
  return {
    spread1: open?.spread1 ?? close.spread1,
    spreadAdj1: open?.spreadAdj1 ?? shift(close.spreadAdj1, 1),
    spreadAdj2: open?.spreadAdj2 ?? shift(close.spreadAdj2, 2),
    moneyLine1: open?.moneyLine1 ?? shift(close.moneyLine1, 3),
    moneyLine2: open?.moneyLine2 ?? shift(close.moneyLine2, 4),
    moneyLineDraw: open?.moneyLineDraw ?? shift(close.moneyLineDraw, 5),
    totalPoints: open?.totalPoints ?? close.totalPoints,
    over: open?.over ?? shift(close.over, 6),
    under: open?.under ?? shift(close.under, 7),
  };
};

const betweenPoints = (from: number | null, to: number | null, share: number, step: number): number | null =>
  from === null || to === null ? to : Math.round((from + (to - from) * share) / step) * step + 0;

const betweenPrices = (from: number | null, to: number | null, share: number): number | null =>
  from === null || to === null ? to : priceOfCents(centsOf(from) + (centsOf(to) - centsOf(from)) * share);

/**
 * Five to twelve moves between opening and kick-off, later ones closer together. The last one is the closing line
 * itself.
 */
export const createLineMovement = (game: HistoricalGame, opensMs: number): LineMovement => {
  const { gameNum, close, kickoffMs } = game;
  const opening = openingOf(game);
  const moves = 5 + (hash32(gameNum, 11) % 8);
  const closesMs = kickoffMs - CLOSED_BEFORE_MS;
  const step = [opening.spread1, close.spread1].every((points) => Number.isInteger((points ?? 0) * 2))
    ? 0.5
    : 0.25;
  const times = Array.from({ length: moves }, (_, index) => {
    const share =
      ((index + 1) / moves) ** 0.6 - (index + 1 < moves ? (0.5 * unit(gameNum, 12, index)) / moves : 0);
    return Math.round(opensMs + (closesMs - opensMs) * share);
  }).sort((a, b) => a - b);
  return {
    lineAt: (bookMs) => {
      const made = times.filter((ms) => ms <= bookMs).length;
      if (made === 0) return opening;
      if (made === moves) return close;
      const share = made / moves;
      return {
        spread1: betweenPoints(opening.spread1, close.spread1, share, step),
        spreadAdj1: betweenPrices(opening.spreadAdj1, close.spreadAdj1, share),
        spreadAdj2: betweenPrices(opening.spreadAdj2, close.spreadAdj2, share),
        moneyLine1: betweenPrices(opening.moneyLine1, close.moneyLine1, share),
        moneyLine2: betweenPrices(opening.moneyLine2, close.moneyLine2, share),
        moneyLineDraw: betweenPrices(opening.moneyLineDraw, close.moneyLineDraw, share),
        totalPoints: betweenPoints(opening.totalPoints, close.totalPoints, share, 0.5),
        over: betweenPrices(opening.over, close.over, share),
        under: betweenPrices(opening.under, close.under, share),
      };
    },
    nextMoveMs: (bookMs) => times.find((ms) => ms > bookMs) ?? Infinity,
  };
};
