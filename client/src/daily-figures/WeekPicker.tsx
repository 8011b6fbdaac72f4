import { useClickOutside } from '@mantine/hooks';
import type { Day } from '@lineboard/domain/calendar/book-day';
import { addDays } from '@lineboard/domain/calendar/book-day';
import { MOST_WEEK_OFFSET } from '@lineboard/domain/daily-figures/figure-bounds';
import { mondayOfOffset, weekOffsetOf } from '@lineboard/domain/daily-figures/figure-weeks';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon.tsx';
import { dateFormat } from '../formats/intl-formats.ts';
import { useDayFormats } from './use-day-formats.ts';
import classes from './WeekPicker.module.css';

const MONTH = { month: 'long' } as const;
const CAPTION = { month: 'long', year: 'numeric' } as const;

/** The library's days are midnights of the device's own zone; a book day has none. */
const toLocal = (day: Day): Date =>
  new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)));

const toDay = (date: Date): Day =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** Words of the customer's language from `Intl`: the library's own locales would be a file for each. */
const useWords = () => {
  const { t } = useTranslation('daily-figures');
  const { locale, weekday, full } = useDayFormats();
  return useMemo(() => {
    const write = (options: Intl.DateTimeFormatOptions) => (date: Date) =>
      dateFormat(locale, 'UTC', options).format(Date.parse(toDay(date)));
    return {
      formatters: {
        formatMonthDropdown: write(MONTH),
        formatCaption: write(CAPTION),
        formatWeekdayName: (date: Date) => weekday(toDay(date)),
      },
      labels: {
        labelDayButton: (date: Date) => full(toDay(date)),
        labelGrid: write(CAPTION),
        labelWeekday: (date: Date) => weekday(toDay(date)),
        labelNav: () => t('pickDate'),
        labelMonthDropdown: () => t('month'),
        labelYearDropdown: () => t('year'),
        labelPrevious: () => t('previousMonth'),
        labelNext: () => t('nextMonth'),
      },
    };
  }, [t, locale, weekday, full]);
};

export interface WeekPickerProps {
  weekOffset: number;
  today: Day;
  onPick: (weekOffset: number) => void;
}

/** A date in a calendar leads to the week that it lies in. */
export function WeekPicker({ weekOffset, today, onPick }: WeekPickerProps) {
  const { t } = useTranslation('daily-figures');
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const area = useClickOutside<HTMLDivElement>(() => setIsOpen(false));
  const monday = mondayOfOffset(weekOffset, today);
  const close = (): void => {
    setIsOpen(false);
    opener.current?.focus();
  };
  return (
    <div
      ref={area}
      className={classes['area']}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape' && isOpen) close();
      }}
    >
      <button
        type="button"
        ref={opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('pickDate')}
      </button>
      {isOpen && (
        <div role="dialog" aria-label={t('pickDate')} className={classes['calendar']}>
          <DayPicker
            {...words}
            autoFocus
            mode="single"
            captionLayout="dropdown"
            navLayout="around"
            weekStartsOn={1}
            startMonth={toLocal(mondayOfOffset(MOST_WEEK_OFFSET, today))}
            endMonth={toLocal(today)}
            defaultMonth={toLocal(monday)}
            disabled={[
              { after: toLocal(today) },
              { before: toLocal(mondayOfOffset(MOST_WEEK_OFFSET, today)) },
            ]}
            today={toLocal(today)}
            modifiers={{ week: { from: toLocal(monday), to: toLocal(addDays(monday, 6)) } }}
            modifiersClassNames={{ week: classes['week'] ?? '', today: classes['today'] ?? '' }}
            components={{
              Chevron: ({ orientation }) => (
                <Icon
                  name={orientation === 'left' || orientation === 'right' ? orientation : 'down'}
                  size={16}
                />
              ),
            }}
            onDayClick={(date) => {
              onPick(weekOffsetOf(toDay(date), today));
              close();
            }}
          />
        </div>
      )}
    </div>
  );
}
