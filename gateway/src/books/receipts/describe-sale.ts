import { describeItem } from '@lineboard/domain/books/open-bets/describe-bet';
import type { StoryBet, StoryEntry } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import type { SaleBack } from '@lineboard/domain/betting/selling/sale-back.schema';
import type { MadeSale } from '@lineboard/domain/betting/selling/sale.schema';
import type { FileLanguage } from '../exports/file-language.ts';
import { writeCents } from '../exports/write-cents.ts';

const describeAgreed = (sale: MadeSale, { t }: FileLanguage): string[] => {
  const { byTarget, leastCents, seenCents, tolerancePercent } = sale;
  if (byTarget) return [t('ticket:sale.target', { target: writeCents(leastCents) })];
  if (seenCents === null || tolerancePercent === null) return [];
  const seen = writeCents(seenCents);
  return [
    tolerancePercent === 0
      ? t('ticket:sale.sawNoLess', { seen })
      : t('ticket:sale.saw', { seen, percent: tolerancePercent }),
  ];
};

/** Why an operator took a sale back, and which line it was (HR-56). */
const describeBack = (
  back: SaleBack,
  bet: StoryBet | undefined,
  { t, priceType }: FileLanguage,
): string[] => {
  const item = bet?.items[back.itemNumber - 1];
  if (item === undefined) return [];
  const { why, by, price, line } = back;
  if (why === 'pastPosting')
    return [t('ticket:soldBack.pastPosting', { bet: describeItem(item, priceType, t), by })];
  const should = { ...item, finalLine: line ?? item.finalLine, finalPrice: price ?? item.finalPrice };
  return [
    t('ticket:soldBack.obviousError', {
      right: describeItem(should, price === null ? null : priceType, t),
      by,
    }),
  ];
};

/** What was paid for which share, what the customer saw and agreed to (HR-53, HR-55), and why it was taken back. */
export const describeSale = (
  { kind, sale = null, back = null }: StoryEntry,
  bet: StoryBet | undefined,
  language: FileLanguage,
): string[] => [
  ...(sale === null || kind !== 'wagerSale'
    ? []
    : [
        language.t('transactions:salePaid', {
          paid: writeCents(sale.paidCents),
          percent: sale.sharePercent,
        }),
        language.t('ticket:sale.share', {
          risk: writeCents(sale.riskCents),
          toWin: writeCents(sale.toWinCents),
        }),
        ...describeAgreed(sale, language),
      ]),
  ...(back === null ? [] : describeBack(back, bet, language)),
];
