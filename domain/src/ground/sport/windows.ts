import type { Window } from './sport-row.ts';

export const MORNING_AFTER: Window = { days: 1, hour: 5 };
export const SAME_DAY: Window = { days: 1, hour: 0 };
export const WEDNESDAY: Window = { weekday: 3 };
