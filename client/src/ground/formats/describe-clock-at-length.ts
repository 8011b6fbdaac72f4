import type { TFunction } from 'i18next';
import { describeClock } from './describe-clock.ts';

/** Feeds' short words for parts of a game, and the names of the same parts on the board's tabs. */
const PARTS: ReadonlyMap<string, string> = new Map([
  ['Q1', 'quarter1'],
  ['Q2', 'quarter2'],
  ['Q3', 'quarter3'],
  ['Q4', 'quarter4'],
  ['1H', 'half1'],
  ['2H', 'half2'],
  ['P1', 'period1'],
  ['P2', 'period2'],
  ['P3', 'period3'],
]);

/**
 * The same where there is room: the part of the game has the name that its lines have. In English the short one is what
 * bettors say.
 * @returns the known texts, in their order
 */
export const describeClockAtLength = (
  { t, language }: { t: TFunction; language: string },
  sportType: string,
  clock: string,
): string[] => {
  const [period, time] = describeClock(t, sportType, clock);
  const part = language === 'en' ? undefined : PARTS.get(period);
  return [part === undefined ? period : t(`period:${part}`, { defaultValue: period }), time].filter(Boolean);
};
