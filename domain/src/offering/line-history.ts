import type { AmericanPrice } from '../price/american-price.ts';

/** Where the full game's line stood from a moment of the book's clock on; null where there was no line. */
export interface LinePoint {
  bookMs: number;
  spread1: number | null;
  moneyLine1: AmericanPrice | null;
  totalPoints: number | null;
}

/**
 * How the full game's line moved in one store, oldest first. The first point is the opening as far as the gateway knows: one that
 * joined later begins there. Older points stand further apart than newer ones; the last is the line as it is.
 */
export interface LineHistory {
  gameNum: number;
  points: LinePoint[];
}
