import type { Day } from '@lineboard/domain/ground/calendar/book-day';
import type { ReactNode } from 'react';
import classes from './DayButton.module.css';
import type { DayPanelState } from './use-day-panel.ts';

interface DayButtonProps {
  day: Day;
  /** Read out before the drawn text, which is all that is visible. */
  name: string;
  panel: DayPanelState;
  /** The current day, which is marked. */
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
      // A future day has nothing to list.
      disabled={day > today}
      onClick={() => panel.press(day)}
    >
      <span className="lb-visually-hidden">{`${name}: `}</span>
      {children}
    </button>
  );
}
