import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayPickerProps } from 'react-day-picker';
import { dateFormat } from '../formats/intl-formats.ts';
import { useDayFormats } from '../formats/use-day-formats.ts';
import { Icon } from '../ui/Icon.tsx';
import { toDay } from './local-day.ts';

const MONTH = { month: 'long' } as const;
const CAPTION = { month: 'long', year: 'numeric' } as const;

const COMPONENTS: DayPickerProps['components'] = {
  Chevron: ({ orientation }) => (
    <Icon name={orientation === 'left' || orientation === 'right' ? orientation : 'down'} size={16} />
  ),
};

/**
 * The look and language of the library's calendars: weeks start on Monday (HR-43), and words come from `Intl`, as each
 * of the library's own locales would be a file.
 */
export const useCalendarParts = () => {
  const { t } = useTranslation();
  const { locale, weekday, full } = useDayFormats();
  return useMemo(() => {
    const write = (options: Intl.DateTimeFormatOptions) => (date: Date) =>
      dateFormat(locale, 'UTC', options).format(Date.parse(toDay(date)));
    return {
      autoFocus: true,
      captionLayout: 'dropdown',
      navLayout: 'around',
      weekStartsOn: 1,
      components: COMPONENTS,
      formatters: {
        formatMonthDropdown: write(MONTH),
        formatCaption: write(CAPTION),
        formatWeekdayName: (date: Date) => weekday(toDay(date)),
      },
      labels: {
        labelDayButton: (date: Date) => full(toDay(date)),
        labelGrid: write(CAPTION),
        labelWeekday: (date: Date) => weekday(toDay(date)),
        labelNav: () => t('daily-figures:pickDate'),
        labelMonthDropdown: () => t('daily-figures:month'),
        labelYearDropdown: () => t('daily-figures:year'),
        labelPrevious: () => t('daily-figures:previousMonth'),
        labelNext: () => t('daily-figures:nextMonth'),
      },
    } satisfies DayPickerProps;
  }, [t, locale, weekday, full]);
};
