import dailyFigures from '@lineboard/domain/catalogues/en/later/daily-figures.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { addDays } from '@lineboard/domain/ground/calendar/book-day';
import {
  MOST_DAYS,
  DEFAULT_RANGE,
  isDayRange,
  RANGE_NAMES,
  rangeOfName,
} from '@lineboard/domain/books/transactions/transaction-range';
import { useState } from 'react';
import { type DateRange, DayPicker } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import calendar from '../../ground/calendar/CalendarPopover.module.css';
import { useCloseCalendar } from '../../ground/calendar/CalendarPopover.tsx';
import { toDay, toLocal } from '../../ground/calendar/local-day.ts';
import { useCalendarParts } from '../../ground/calendar/use-calendar-parts.tsx';
import { describeRange } from './describe-range.ts';
import classes from './TransactionsFilterBar.module.css';
import { useBookToday } from './use-book-today.ts';
import { useTransactionsAddress } from './use-transactions-address.ts';

/** The farthest possible first day: ten years back. */
const FARTHEST_DAYS = 3_653;

/** Ranges by name, and a calendar for any other: the first press is one end, the second the other. */
export function RangePicker() {
  useTexts({ 'daily-figures': dailyFigures });
  const { t } = useTranslation();
  const parts = useCalendarParts();
  const close = useCloseCalendar();
  const today = useBookToday();
  const { range = DEFAULT_RANGE, start, end, change } = useTransactionsAddress();
  const isOwn = start !== undefined && end !== undefined;
  const shown = isOwn ? { start, end } : rangeOfName(range, today);
  const [first, setFirst] = useState<Date | null>(null);
  const selected: DateRange =
    first === null ? { from: toLocal(shown.start), to: toLocal(shown.end) } : { from: first, to: first };

  const press = (date: Date): void => {
    if (first === null) return setFirst(date);
    const [from, to] = [toDay(first), toDay(date)].toSorted();
    const chosen = { start: from ?? today, end: to ?? today };
    setFirst(null);
    if (!isDayRange(chosen)) return;
    change({ ...chosen, range: undefined });
    close();
  };
  return (
    <div className={classes['picker']}>
      <ul>
        {RANGE_NAMES.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={!isOwn && name === range}
              onClick={() => {
                change({ range: name, start: undefined, end: undefined });
                close();
              }}
            >
              {describeRange(t, name)}
            </button>
          </li>
        ))}
      </ul>
      <div>
        <DayPicker
          {...parts}
          mode="range"
          selected={selected}
          onSelect={(_range, date) => press(date)}
          startMonth={toLocal(addDays(today, -FARTHEST_DAYS))}
          endMonth={toLocal(today)}
          defaultMonth={toLocal(shown.end)}
          today={toLocal(today)}
          disabled={[
            { after: toLocal(today) },
            ...(first === null
              ? []
              : [
                  { before: toLocal(addDays(toDay(first), 1 - MOST_DAYS)) },
                  { after: toLocal(addDays(toDay(first), MOST_DAYS - 1)) },
                ]),
          ]}
          classNames={{
            range_start: calendar['week'] ?? '',
            range_middle: calendar['week'] ?? '',
            range_end: calendar['week'] ?? '',
            today: calendar['today'] ?? '',
          }}
        />
        <p role="status">{first === null ? t('transactions:pickFirst') : t('transactions:pickLast')}</p>
      </div>
    </div>
  );
}
