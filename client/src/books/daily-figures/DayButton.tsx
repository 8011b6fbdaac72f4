import type { Day } from '@lineboard/domain/ground/calendar/book-day';
import type { ReactNode } from 'react';
import classes from './DayButton.module.css';
import type { DayPanelState } from './use-day-panel.ts';

interface DayButtonProps {
  day: Day;
  /** Said before what is drawn, which is all that is seen. */
  name: string;
  panel: DayPanelState;
  /** Of today, which is marked. */
  today: Day;
  children: ReactNode;
}

/** Opens the list of its day, and closes it. */
export function DayButton({ day, name, panel, today, children }: DayButtonProps) {
  const isSelected = panel.selected === day;
  return (
    <button
      type="button"
      className={classes['day']}
      aria-expanded={isSelected}
      aria-busy={isSelected && panel.isLoading}
      aria-current={day === today ? 'date' : undefined}
      data-arrow={isSelected && panel.hasArrow}
      // A day to come has nothing to list.
      disabled={day > today}
      onClick={() => panel.press(day)}
    >
      <span className="lb-visually-hidden">{`${name}: `}</span>
      {children}
    </button>
  );
}
