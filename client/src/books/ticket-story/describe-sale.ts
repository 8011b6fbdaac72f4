import type { MadeSale } from '@lineboard/domain/betting/selling/sale.schema';
import type { TFunction } from 'i18next';
import type { Formats } from '../../ground/formats/use-formats.ts';

const describeAgreed = (t: TFunction, { amount }: Pick<Formats, 'amount'>, sale: MadeSale): string[] => {
  const { byTarget, leastCents, seenCents, tolerancePercent } = sale;
  if (byTarget) return [t('ticket:sale.target', { target: amount(leastCents) })];
  if (seenCents === null || tolerancePercent === null) return [];
  const seen = amount(seenCents);
  return [
    tolerancePercent === 0
      ? t('ticket:sale.sawNoLess', { seen })
      : t('ticket:sale.saw', { seen, percent: tolerancePercent }),
  ];
};

/** What was paid for which share, what of the bet it was, and what the customer saw and agreed to (HR-53, HR-55). */
export const describeSale = (
  t: TFunction,
  formats: Pick<Formats, 'amount'>,
  sale: MadeSale | null,
): string[] => {
  if (sale === null) return [];
  const { amount } = formats;
  const { paidCents, sharePercent, riskCents, toWinCents } = sale;
  return [
    t('transactions:salePaid', { paid: amount(paidCents), percent: sharePercent }),
    t('ticket:sale.share', { risk: amount(riskCents), toWin: amount(toWinCents) }),
    ...describeAgreed(t, formats, sale),
  ];
};
