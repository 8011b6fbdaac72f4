import { type Comparison, compareOffers, comparePoints } from '@lineboard/domain/line/compare-offers';
import type { BetItem } from '@lineboard/domain/open-bets/open-bet';
import type { StoryBet, StoryLeg, TicketStory } from '@lineboard/domain/ticket-story/ticket-story';

/** A leg as the customer saw it and as it was accepted. */
export interface PlacedLeg {
  bet: StoryBet;
  item: BetItem;
  leg: StoryLeg;
  /** What its line did between the two, for the customer; null where what was seen isn't known. */
  moved: Comparison | null;
}

const judgeMove = ({ terms }: StoryBet, item: BetItem, { seenPrice, seenLine }: StoryLeg) => {
  if (seenPrice === null) return null;
  // A leg's own price doesn't pay in a teaser (HR-12).
  return terms.kind === 'teaser'
    ? comparePoints(item.pick, seenLine, item.linePoints)
    : compareOffers(
        item.pick,
        { price: seenPrice, points: seenLine },
        { price: item.linePrice, points: item.linePoints },
      );
};

export const listPlacedLegs = ({ bets, legs }: TicketStory): PlacedLeg[] => {
  const known = new Map(bets.map((bet) => [bet.wagerNumber, bet]));
  return legs.flatMap((leg) => {
    const bet = known.get(leg.wagerNumber);
    const item = bet?.items[leg.itemNumber - 1];
    return bet === undefined || item === undefined
      ? []
      : [{ bet, item, leg, moved: judgeMove(bet, item, leg) }];
  });
};
