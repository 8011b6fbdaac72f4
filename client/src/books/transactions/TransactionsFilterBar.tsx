import { DEFAULT_RANGE } from '@lineboard/domain/books/transactions/transaction-range';
import { isTransactionType, TRANSACTION_TYPES } from '@lineboard/domain/books/transactions/transaction-type';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarPopover } from '../../ground/calendar/CalendarPopover.tsx';
import { useDayFormats } from '../../ground/formats/use-day-formats.ts';
import { describeRange } from './describe-range.ts';
import classes from './TransactionsFilterBar.module.css';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import { useTransactionsAddress } from './use-transactions-address.ts';

const RangePicker = lazyPart(() => import('./RangePicker.tsx'), 'RangePicker');

/** Chooses the days and the type of the list. */
export function TransactionsFilterBar() {
  const { t } = useTranslation();
  const { span } = useDayFormats();
  const { range = DEFAULT_RANGE, start, end, kind = 'A', change } = useTransactionsAddress();
  const label = start !== undefined && end !== undefined ? span(start, end) : describeRange(t, range);
  return (
    <div className={classes['bar']}>
      <CalendarPopover label={label}>
        <Suspense fallback={<div className={classes['place']} />}>
          <RangePicker />
        </Suspense>
      </CalendarPopover>
      <label>
        <span>{t('transactions:type')}</span>
        <select
          value={kind}
          onChange={({ currentTarget: { value } }) => {
            if (isTransactionType(value)) change({ kind: value === 'A' ? undefined : value });
          }}
        >
          {TRANSACTION_TYPES.map((code) => (
            <option key={code} value={code}>
              {t(`transactions:types.${code}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
