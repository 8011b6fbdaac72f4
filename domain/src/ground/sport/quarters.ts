import { type Period, period, regulation } from './period.ts';

/** What is bet on of a game in four parts. */
export const IN_QUARTERS: readonly Period[] = [
  period(0, 'game', 0, 3, true),
  period(1, 'half1', 0, 1),
  period(2, 'half2', 2, 3, true),
  period(3, 'quarter1', 0, 0),
  period(4, 'quarter2', 1, 1),
  period(5, 'quarter3', 2, 2),
  period(6, 'quarter4', 3, 3),
  regulation(3),
];
