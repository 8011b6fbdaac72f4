import { addDays, type Day } from '@lineboard/domain/ground/calendar/book-day';
import { MOST_WEEK_OFFSET } from '@lineboard/domain/books/daily-figures/figure-bounds';
import { mondayOfOffset, weekOffsetOf } from '@lineboard/domain/books/daily-figures/figure-weeks';
import { DayPicker } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import classes from '../../ground/calendar/CalendarPopover.module.css';
import { CalendarPopover, useCloseCalendar } from '../../ground/calendar/CalendarPopover.tsx';
import { toDay, toLocal } from '../../ground/calendar/local-day.ts';
import { useCalendarParts } from '../../ground/calendar/use-calendar-parts.tsx';

export interface WeekPickerProps {
  weekOffset: number;
  today: Day;
  onPick: (weekOffset: number) => void;
}

function WeekCalendar({ weekOffset, today, onPick }: WeekPickerProps) {
  const parts = useCalendarParts();
  const close = useCloseCalendar();
  const monday = mondayOfOffset(weekOffset, today);
  const first = toLocal(mondayOfOffset(MOST_WEEK_OFFSET, today));
  return (
    <DayPicker
      {...parts}
      mode="single"
      startMonth={first}
      endMonth={toLocal(today)}
      defaultMonth={toLocal(monday)}
      disabled={[{ after: toLocal(today) }, { before: first }]}
      today={toLocal(today)}
      modifiers={{ week: { from: toLocal(monday), to: toLocal(addDays(monday, 6)) } }}
      modifiersClassNames={{ week: classes['week'] ?? '', today: classes['today'] ?? '' }}
      onDayClick={(date) => {
        onPick(weekOffsetOf(toDay(date), today));
        close();
      }}
    />
  );
}

/** A date in a calendar leads to its week. */
export function WeekPicker(props: WeekPickerProps) {
  const { t } = useTranslation();
  return (
    <CalendarPopover label={t('daily-figures:pickDate')}>
      <WeekCalendar {...props} />
    </CalendarPopover>
  );
}
