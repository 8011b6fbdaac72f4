import type { Cents } from '../money/cents.ts';
import type { AmericanPrice } from '../price/american-price.ts';
import type { LineStatus } from './line-status.ts';

/**
 * The prices of one period of one game for one store. A missing price or number is `null`, never 0.
 * Points (spread, totals) are multiples of 0.25, so they are exact as numbers.
 */
export interface GameLine {
  gameNum: number;
  /** 0 is the full game; the others are named per sport in `sport/period.ts`. */
  periodNumber: number;
  store: string;
  /** Betting on this period closes at this moment of the book's clock, epoch milliseconds. */
  periodWagerCutoffMs: number;
  /** Taken down by the feed: shown to nobody. */
  disabled: boolean;

  /** Points given to team 1 and to team 2; normally spread2 = −spread1. */
  spread1: number | null;
  spread2: number | null;
  spreadAdj1: AmericanPrice | null;
  spreadAdj2: AmericanPrice | null;
  spreadLineStatus: LineStatus;
  spreadMaxWagerCents: Cents | null;

  moneyLine1: AmericanPrice | null;
  moneyLine2: AmericanPrice | null;
  moneyLineDraw: AmericanPrice | null;
  moneyLineStatus: LineStatus;
  moneyLineMaxWagerCents: Cents | null;

  /** Points of the total; adj1 is the over's price, adj2 the under's. */
  totalPoints: number | null;
  ttlPtsAdj1: AmericanPrice | null;
  ttlPtsAdj2: AmericanPrice | null;
  totalsStatus: LineStatus;
  totalsMaxWagerCents: Cents | null;

  /** Each team's own total; adj1 is the over's price, adj2 the under's. */
  team1TotalPoints: number | null;
  team1TtlPtsAdj1: AmericanPrice | null;
  team1TtlPtsAdj2: AmericanPrice | null;
  team2TotalPoints: number | null;
  team2TtlPtsAdj1: AmericanPrice | null;
  team2TtlPtsAdj2: AmericanPrice | null;
  teamTotalsLineStatus: LineStatus;
  teamTotalsMaxWagerCents: Cents | null;

  /** Log position of the last change of this line. */
  version: number;
}
