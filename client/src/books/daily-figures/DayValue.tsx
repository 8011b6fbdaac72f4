import type { Day } from '@lineboard/domain/ground/calendar/book-day';
import type { Cents } from '@lineboard/domain/ground/money/cents';
import type { ReactNode } from 'react';
import { DayButton } from './DayButton.tsx';
import { FigureCents } from './FigureCents.tsx';
import { useDayFormats } from '../../ground/formats/use-day-formats.ts';
import type { DayPanelState } from './use-day-panel.ts';

interface DayValueProps {
  day: Day;
  cents: Cents;
  today: Day;
  panel: DayPanelState;
  /** Above the value, where no column names the day. */
  children?: ReactNode;
}

/** The figures of a day; empty for a future one. */
export function DayValue({ day, cents, today, panel, children }: DayValueProps) {
  const { full } = useDayFormats();
  const isToCome = day > today;
  return (
    <DayButton day={day} name={full(day)} today={today} panel={panel}>
      {children}
      {!isToCome && <FigureCents as="result" cents={cents} />}
    </DayButton>
  );
}
