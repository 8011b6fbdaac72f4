import type { Cents } from '../money/cents.ts';
import type { AmericanPrice } from '../price/american-price.ts';
import type { LineStatus } from './line-status.ts';

/** One contestant of a contest (future, proposition) and its price. */
export interface ContestLine {
  contestNum: number;
  contestantNum: number;
  feedId: string;
  store: string;
  /** The three levels of the menu: e.g. Golf / The Open / Winner. */
  contestType: string;
  contestType2: string;
  contestType3: string;
  contestDesc: string;
  contestantName: string;
  rotNum: number;
  moneyLine: AmericanPrice | null;
  status: LineStatus;
  maxWagerCents: Cents | null;
  wagerCutoffMs: number;
  disabled: boolean;
  /** The game that this contest belongs to, if any. */
  gameNum: number | null;
  /** W won, L lost, P no action; null while it is not decided. */
  outcome: 'W' | 'L' | 'P' | null;
  /** Of a contestant who won in a dead heat: how many tied, and for how many places; null else (HR-40). */
  tied: number | null;
  places: number | null;
  /** Its contest is put forward by the book; the same on every contestant. */
  isSpotlight: boolean;
  /** Log position of the last change of this line. */
  version: number;
}
