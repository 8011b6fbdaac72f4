import { paysOwnPrice } from '@lineboard/domain/betting/wager/pays-own-price';
import type { PointPrices } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import { acceptedItemsOf } from '@lineboard/domain/books/open-bets/accepted-of-bet';
import type { BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { weighMove } from '@lineboard/domain/betting/points/weigh-move';
import type {
  StoryBet,
  StoryLeg,
  TicketStory,
} from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import { type JudgedAsked, judgeAsked } from '../../betting/bets/judge-asked.ts';

/** A leg as the customer saw it and as it was accepted. */
export interface PlacedLeg {
  bet: StoryBet;
  item: BetItem;
  leg: StoryLeg;
  /** null where the seen line isn't known, as `gainCents` is. */
  moved: JudgedAsked['moved'] | null;
  /** For points that went one way and a price that went the other: the net effect. */
  worthCents: number | null;
  gainCents: JudgedAsked['gainCents'];
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
  const before = { price: seenPrice, points: seenLine };
  // A leg's own price doesn't pay in a teaser (HR-12), nor in a combination (HR-64).
  const hasPrice = paysOwnPrice(terms, itemNumber - 1);
  const judged = judgeAsked(item, before, hasPrice);
  if (!hasPrice) return { ...judged, worthCents: null };
  // Whether the game allowed buying points no longer matters: their value to the book is the same.
  const subject = pick.type === 'C' ? null : { ...pick, sportType, preventPointBuying: false };
  const { worthCents } = weighMove({ pick, subject, rules }, before, {
    price: linePrice,
    points: linePoints,
  });
  return { ...judged, worthCents };
};

/** @param rules the book's current price of points */
export const listPlacedLegs = ({ bets, legs }: TicketStory, rules: PointPrices): PlacedLeg[] => {
  const known = new Map(bets.map((bet) => [bet.wagerNumber, bet]));
  return legs.flatMap((leg) => {
    const bet = known.get(leg.wagerNumber);
    const item = bet === undefined ? undefined : acceptedItemsOf(bet)[leg.itemNumber - 1];
    return bet === undefined || item === undefined
      ? []
      : [{ bet, item, leg, ...judgeMove(bet, item, leg, rules) }];
  });
};
