import type { Window } from '../sport/sport-row.ts';

/** How a language says until when a game may be played for its wagers (HR-73). */
interface WindowWords {
  hours: (hours: number) => string;
  nextMorning: (hour: number) => string;
  sameDay: string;
  weekday: string;
  open: string;
}

export const createWindowWords =
  (words: WindowWords) =>
  (window: Window): string => {
    if (window === 'open') return words.open;
    if ('hours' in window) return words.hours(window.hours);
    if ('weekday' in window) return words.weekday;
    return window.hour === 0 ? words.sameDay : words.nextMorning(window.hour);
  };
