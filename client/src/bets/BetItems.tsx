import type { Bet } from '@lineboard/domain/open-bets/open-bet';
import { BetItemLine } from './BetItemLine.tsx';

/** Everything that a wager stands on, in the order in which it was chosen. */
export function BetItems({ bet }: { bet: Pick<Bet, 'terms' | 'items'> }) {
  const { kind } = bet.terms;
  return bet.items.map((item, at) => (
    <BetItemLine
      key={at}
      item={item}
      hasPrice={kind !== 'teaser'}
      hasAmounts={kind === 'ifBet' || kind === 'reverse'}
    />
  ));
}
