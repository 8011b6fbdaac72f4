import type { RangeName } from '@lineboard/domain/books/transactions/transaction-range';
import type { TFunction } from 'i18next';

export const describeRange = (t: TFunction, range: RangeName): string =>
  typeof range === 'number' ? t('transactions:lastDays', { count: range }) : t(`transactions:${range}`);
