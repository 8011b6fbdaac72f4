import type { RangeName } from '@lineboard/domain/transactions/transaction-range';
import type { TFunction } from 'i18next';

export const describeRange = (t: TFunction<'transactions'>, range: RangeName): string =>
  typeof range === 'number' ? t('lastDays', { count: range }) : t(`transactions:${range}`);
