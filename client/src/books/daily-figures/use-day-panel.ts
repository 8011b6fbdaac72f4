import type { Day } from '@lineboard/domain/ground/calendar/book-day';
import { useEffect, useState } from 'react';
import { loadDay, useDayTransactions } from './figures-store.ts';
import { useFiguresAddress } from './use-figures-address.ts';

/** Spec 1 §9. */
export const ARROW_AFTER_MS = 300;

export interface DayPanelState {
  /** The day that is loading or shown. */
  selected: Day | null;
  /** The selected day's list is loading. */
  isLoading: boolean;
  /** The arrow from the day to its list is drawn. */
  hasArrow: boolean;
  press: (day: Day) => void;
}

/** None selected, then loading, then selected with its list; a second press of the day ends it (spec 1 §4). */
export const useDayPanel = (days: readonly Day[]): DayPanelState => {
  const { day, change } = useFiguresAddress();
  const selected = day !== undefined && days.includes(day) ? day : null;
  const isAnswered = useDayTransactions(({ answer, error }) => answer?.day === selected || error !== null);
  const isLoading = selected !== null && !isAnswered;
  const [arrowAt, setArrowAt] = useState<Day | null>(null);

  useEffect(() => loadDay(selected), [selected]);

  useEffect(() => {
    if (selected === null || isLoading) return undefined;
    const timer = setTimeout(() => setArrowAt(selected), ARROW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setArrowAt(null);
    };
  }, [selected, isLoading]);

  return {
    selected,
    isLoading,
    hasArrow: arrowAt !== null && arrowAt === selected,
    press: (pressed) => {
      if (!isLoading) change({ day: pressed === selected ? undefined : pressed }, false);
    },
  };
};
