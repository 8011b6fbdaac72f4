import type { Transaction } from '@lineboard/domain/books/transactions/transaction.schema';
import type { TFunction } from 'i18next';
import type { Formats } from '../../ground/formats/use-formats.ts';

/** What a sale or its taking back is called, and what it moved. @returns null for every other transaction */
export const describeSaleEntry = (
  t: TFunction,
  { amount, signedAmount }: Pick<Formats, 'amount' | 'signedAmount'>,
  { kind, sale, amountCents }: Transaction,
): { what: string; money: string } | null => {
  if (kind !== 'wagerSale' && kind !== 'saleReverse') return null;
  const made = signedAmount(amountCents);
  if (kind === 'saleReverse') return { what: t('transactions:kind.saleReverse'), money: made };
  return {
    what: sale?.byTarget === true ? t('transactions:atTarget') : t('transactions:kind.wagerSale'),
    money:
      sale == null
        ? made
        : `${t('transactions:salePaid', { paid: amount(sale.paidCents), percent: sale.sharePercent })} (${made})`,
  };
};
