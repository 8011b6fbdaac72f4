import type { Cents } from '@lineboard/domain/ground/money/cents';
import { calculateRiskCents, calculateToWinCents } from '@lineboard/domain/ground/price/straight-amounts';
import { paysOwnPrice } from '@lineboard/domain/betting/wager/pays-own-price';
import { type Comparison, compareOffers, comparePoints } from '@lineboard/domain/lines/line/compare-offers';
import type { PointPrices } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import type { BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { weighMove } from '@lineboard/domain/betting/points/weigh-move';
import type {
  StoryBet,
  StoryLeg,
  TicketStory,
} from '@lineboard/domain/books/ticket-story/ticket-story.schema';

/** A leg as the customer saw it and as it was accepted. */
export interface PlacedLeg {
  bet: StoryBet;
  item: BetItem;
  leg: StoryLeg;
  /** How its line moved between the two, from the customer's view; null where the seen line isn't known. */
  moved: Comparison | null;
  /** For points that went one way and a price that went the other: the net effect. */
  worthCents: number | null;
  /**
   * What a move of price gave (positive) or cost, in cents of money: more to win for the same risk, or less
   * risk for the same win. null where points moved, too, and where legs pay together.
   */
  gainCents: Cents | null;
}

type Moved = Pick<PlacedLeg, 'moved' | 'worthCents' | 'gainCents'>;

const judgeMove = (
  { terms }: StoryBet,
  item: BetItem,
  { seenPrice, seenLine, itemNumber }: StoryLeg,
  rules: PointPrices,
): Moved => {
  const { pick, sportType, linePrice, linePoints } = item;
  if (seenPrice === null) return { moved: null, worthCents: null, gainCents: null };
  // A leg's own price doesn't pay in a teaser (HR-12), nor in a combination (HR-64).
  if (!paysOwnPrice(terms, itemNumber - 1))
    return { moved: comparePoints(pick, seenLine, linePoints), worthCents: null, gainCents: null };
  const before = { price: seenPrice, points: seenLine };
  const after = { price: linePrice, points: linePoints };
  // Whether the game allowed buying points no longer matters: their value to the book is the same.
  const subject = pick.type === 'C' ? null : { ...pick, sportType, preventPointBuying: false };
  const { worthCents } = weighMove({ pick, subject, rules }, before, after);
  return {
    moved: compareOffers(pick, before, after),
    worthCents,
    gainCents:
      item.riskCents > 0 && item.pointsBought === 0 && seenLine === linePoints
        ? gainOfPrice(item, seenPrice)
        : null,
  };
};

/** The amount that the customer entered stays; the other one differs by the price. */
const gainOfPrice = ({ entered, riskCents, toWinCents }: BetItem, seenPrice: number): Cents =>
  entered === 'risk'
    ? toWinCents - calculateToWinCents(riskCents, seenPrice)
    : calculateRiskCents(toWinCents, seenPrice) - riskCents;

/** @param rules the book's current price of points */
export const listPlacedLegs = ({ bets, legs }: TicketStory, rules: PointPrices): PlacedLeg[] => {
  const known = new Map(bets.map((bet) => [bet.wagerNumber, bet]));
  return legs.flatMap((leg) => {
    const bet = known.get(leg.wagerNumber);
    const item = bet?.items[leg.itemNumber - 1];
    return bet === undefined || item === undefined
      ? []
      : [{ bet, item, leg, ...judgeMove(bet, item, leg, rules) }];
  });
};
