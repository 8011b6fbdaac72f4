import type { BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import {
  type AcceptedLeg,
  compareAsked,
  weighInMoney,
} from '@lineboard/domain/books/ticket-story/weigh-asked';
import type { Cents } from '@lineboard/domain/ground/money/cents';
import type { Comparison, Offer } from '@lineboard/domain/lines/line/compare-offers';

/** What became of the line that was asked for. */
export interface JudgedAsked {
  /** How the line moved until the bet was accepted, from the customer's view. */
  moved: Comparison;
  /**
   * What a move of price gave (positive) or cost, in cents of money: more to win for the same risk, or less
   * risk for the same win. null where points moved, too, and where legs pay together.
   */
  gainCents: Cents | null;
}

/** @param paysOwnPrice the item's own price decides what it pays */
export const judgeAsked = (item: BetItem, asked: Offer, paysOwnPrice: boolean): JudgedAsked => {
  const { pick, entered, riskCents, toWinCents } = item;
  const leg: AcceptedLeg = {
    pick,
    asked,
    line: { price: item.linePrice, points: item.linePoints },
    final: { price: item.finalPrice, points: item.finalLine },
    paysOwnPrice,
    own: paysOwnPrice && riskCents > 0 ? { entered, riskCents, toWinCents } : null,
  };
  return { moved: compareAsked(leg), gainCents: weighInMoney(leg) };
};
