import type { Cents } from '@lineboard/domain/ground/money/cents';
import type { TFunction } from 'i18next';
import type { Holding } from './collect-my-legs.ts';

/** `50.00`, `20.00 with other picks`, or both: what is at risk on a pick. Its words are `my-bets`. */
export const describeHolding = (
  t: TFunction,
  amount: (cents: Cents) => string,
  { aloneCents, together, togetherCents }: Holding,
): string => {
  if (together === 0) return amount(aloneCents);
  const others = t('my-bets:together', { amount: amount(togetherCents) });
  return aloneCents === 0 ? others : `${amount(aloneCents)} + ${others}`;
};
