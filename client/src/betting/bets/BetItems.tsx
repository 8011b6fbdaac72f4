import { WAGER_KINDS } from '@lineboard/domain/ground/wager-kind/wager-kinds';
import type { Bet, BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { ReactNode } from 'react';
import { BetItemLine } from './BetItemLine.tsx';

interface BetItemsProps {
  bet: Pick<Bet, 'terms' | 'items'>;
  /** Teams that are bet on have their marks. */
  hasMarks: boolean;
  /** How an undecided item stands. */
  renderStanding?: (item: BetItem) => ReactNode;
}

/** Everything that a wager stands on, in the order in which it was chosen. */
export function BetItems({ bet, hasMarks, renderStanding }: BetItemsProps) {
  const { pricesPay, amounts } = WAGER_KINDS[bet.terms.kind];
  return bet.items.map((item, at) => (
    <BetItemLine
      key={at}
      item={item}
      hasPrice={pricesPay}
      hasAmounts={amounts === 'legs' && bet.items.length > 1}
      hasMark={hasMarks}
      standing={item.result === null ? renderStanding?.(item) : null}
    />
  ));
}
