import type { Cents } from '../../ground/money/cents.ts';
import { type AmericanPrice, isAmericanPrice } from '../../ground/price/american-price.ts';
import type { Market, Side } from '../../ground/pick/pick.ts';
import type { GameLine } from './game-line.schema.ts';
import type { LineStatus } from './line-status.schema.ts';

/** One side of one market of a line: what a cell shows and what a wager is placed at. */
export interface MarketLine {
  /** null when there is none or the feed's figure is no American price. */
  price: AmericanPrice | null;
  /** null for money lines, and when missing. */
  points: number | null;
  status: LineStatus;
  /** The market's own maximum as base amount; it counts while the line is circled (HR-4). */
  maxWagerCents: Cents | null;
  /** Every price and number that the market needs to be bet on is there (spec 2 §5 "Line validity"). */
  complete: boolean;
}

/**
 * The one accessor that board, slip and gateway share. A side that the market doesn't have is a line without a price.
 */
export const selectMarket = (line: GameLine, market: Market, side: Side): MarketLine => {
  switch (market) {
    case 'S':
      return selectSpread(line, side);
    case 'M':
      return selectMoneyLine(line, side);
    case 'L':
      return selectTotal(line, side);
    case 'E':
      return selectTeamTotal(line, side);
  }
};

const priceOrNull = (price: number | null): AmericanPrice | null => (isAmericanPrice(price) ? price : null);

const selectSpread = (line: GameLine, side: Side): MarketLine => {
  const isTeam1 = side === 'team1';
  const known = isTeam1 || side === 'team2';
  return {
    price: known ? priceOrNull(isTeam1 ? line.spreadAdj1 : line.spreadAdj2) : null,
    points: known ? (isTeam1 ? line.spread1 : line.spread2) : null,
    status: line.spreadLineStatus,
    maxWagerCents: line.spreadMaxWagerCents,
    complete:
      known &&
      isAmericanPrice(line.spreadAdj1) &&
      isAmericanPrice(line.spreadAdj2) &&
      line.spread1 !== null &&
      line.spread2 !== null,
  };
};

const selectMoneyLine = (line: GameLine, side: Side): MarketLine => {
  const price = priceOrNull(
    side === 'team1'
      ? line.moneyLine1
      : side === 'team2'
        ? line.moneyLine2
        : side === 'draw'
          ? line.moneyLineDraw
          : null,
  );
  return {
    price,
    points: null,
    status: line.moneyLineStatus,
    maxWagerCents: line.moneyLineMaxWagerCents,
    complete: price !== null && isAmericanPrice(line.moneyLine1) && isAmericanPrice(line.moneyLine2),
  };
};

const selectTotal = (line: GameLine, side: Side): MarketLine => {
  const isOver = side === 'over';
  const known = isOver || side === 'under';
  return {
    price: known ? priceOrNull(isOver ? line.ttlPtsAdj1 : line.ttlPtsAdj2) : null,
    points: known ? line.totalPoints : null,
    status: line.totalsStatus,
    maxWagerCents: line.totalsMaxWagerCents,
    complete:
      known &&
      isAmericanPrice(line.ttlPtsAdj1) &&
      isAmericanPrice(line.ttlPtsAdj2) &&
      line.totalPoints !== null,
  };
};

const selectTeamTotal = (line: GameLine, side: Side): MarketLine => {
  const isTeam1 = side === 'team1Over' || side === 'team1Under';
  const isOver = side === 'team1Over' || side === 'team2Over';
  const known = isTeam1 || side === 'team2Over' || side === 'team2Under';
  const over = isTeam1 ? line.team1TtlPtsAdj1 : line.team2TtlPtsAdj1;
  const under = isTeam1 ? line.team1TtlPtsAdj2 : line.team2TtlPtsAdj2;
  const points = isTeam1 ? line.team1TotalPoints : line.team2TotalPoints;
  return {
    price: known ? priceOrNull(isOver ? over : under) : null,
    points: known ? points : null,
    status: line.teamTotalsLineStatus,
    maxWagerCents: line.teamTotalsMaxWagerCents,
    complete: known && isAmericanPrice(over) && isAmericanPrice(under) && points !== null,
  };
};

/** Where a draw is offered, a tie loses for both teams (HR-40). Worth keeping with a wager: grading asks for it. */
export const lineOffersDraw = (line: GameLine): boolean => isAmericanPrice(line.moneyLineDraw);
