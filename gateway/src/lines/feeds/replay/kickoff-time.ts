import { dayOf, epochMsOfZoned } from '../zoned-time.ts';

export const EASTERN = 'America/New_York';
export const LONDON = 'Europe/London';

/** `YYYY-MM-DD` → days since 1970, or null. */
export const parseIsoDay = (text: string): number | null => {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return year === undefined ? null : dayOf(Number(year), Number(month), Number(date));
};

/** `DD/MM/YYYY` or `DD/MM/YY` → days since 1970, or null. */
export const parseBritishDay = (text: string): number | null => {
  const [, date, month, year] = /^(\d\d)\/(\d\d)\/(\d{4}|\d\d)$/.exec(text) ?? [];
  if (year === undefined) return null;
  return dayOf(Number(year) + (year.length === 2 ? 2_000 : 0), Number(month), Number(date));
};

/** `MMDD` of a season that begins in autumn of its first year → days since 1970, or null. */
export const parseSeasonDay = (text: string, season: number): number | null => {
  const [, month, date] = /^(\d{1,2})(\d\d)$/.exec(text) ?? [];
  if (month === undefined) return null;
  return dayOf(Number(month) >= 8 ? season : season + 1, Number(month), Number(date));
};

/** `HH:MM` → minutes since midnight, or null. */
export const parseMinutes = (text: string): number | null => {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)$/.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  return Number(hours) * 60 + Number(minutes);
};

/**
 * Kick-offs for files that know the day alone: from seven in the evening in the east, twenty minutes apart, nine
 * rows of them. The order is the file's.
 */
export const createEveningSchedule = (): ((day: number) => number) => {
  const games = new Map<number, number>();
  return (day) => {
    const index = games.get(day) ?? 0;
    games.set(day, index + 1);
    return epochMsOfZoned(day, 19 * 60 + 20 * (index % 9), EASTERN);
  };
};
