import { WAGER_KINDS } from '@lineboard/domain/ground/wager-kind/wager-kinds';
import { paysOwnPrice } from '@lineboard/domain/betting/wager/pays-own-price';
import { acceptedItemsOf } from '@lineboard/domain/books/open-bets/accepted-of-bet';
import type { Bet, BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { ReactNode } from 'react';
import { BetItemLine } from './BetItemLine.tsx';

interface BetItemsProps {
  bet: Pick<Bet, 'terms' | 'items' | 'sold'>;
  /** Teams in the bet have their marks. */
  hasMarks: boolean;
  /** Draws the interim state of an undecided item. */
  renderStanding?: (item: BetItem) => ReactNode;
  /** Draws how a decided item compares with its close. */
  renderClose?: (item: BetItem) => ReactNode;
}

/** All items of a wager, in the order in which they were chosen. */
export function BetItems({ bet, hasMarks, renderStanding, renderClose }: BetItemsProps) {
  const { amounts } = WAGER_KINDS[bet.terms.kind];
  return acceptedItemsOf(bet).map((item, at) => (
    <BetItemLine
      key={at}
      item={item}
      hasPrice={paysOwnPrice(bet.terms, at)}
      hasAmounts={amounts === 'legs' && bet.items.length > 1}
      hasMark={hasMarks}
      standing={item.result === null ? renderStanding?.(item) : renderClose?.(item)}
    />
  ));
}
