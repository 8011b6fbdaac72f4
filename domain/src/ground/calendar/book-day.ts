/** The book's day is a day here (HR-43). */
export const BOOK_TIME_ZONE = 'America/New_York';

/** A calendar day, `2026-11-20`. Days compare as texts. */
export type Day = string;

const DAY_MS = 86_400_000;
/** Beyond the farthest zone from UTC (+14 h, −12 h) with room for a change of offset. */
const FARTHEST_ZONE_MS = 16 * 3_600_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Building a formatter costs a thousand times what using it does. */
const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const created = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatters.set(timeZone, created);
  return created;
};

/** The day that a moment falls on. @throws RangeError on a zone that `isTimeZone` refuses */
export const dayOf = (atMs: number, timeZone: string = BOOK_TIME_ZONE): Day => {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(atMs)) parts[type] = value;
  return `${parts['year']}-${parts['month']}-${parts['day']}`;
};

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** @returns whether a text is a day that there is: `2026-02-30` isn't one */
export const isDay = (text: string): boolean => {
  const atMs = Date.parse(text);
  return Number.isFinite(atMs) && addDays(text, 0) === text;
};

/** The Monday of the day's week (HR-43). */
export const startOfWeek = (day: Day): Day => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The first moment of a day, epoch milliseconds; a day has 23, 24 or 25 hours where clocks change. */
export const startOfDayMs = (day: Day, timeZone: string = BOOK_TIME_ZONE): number => {
  const utcMs = Date.parse(day);
  let before = utcMs - FARTHEST_ZONE_MS;
  let within = utcMs + FARTHEST_ZONE_MS;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayOf(middle, timeZone) < day) before = middle;
    else within = middle;
  }
  return within;
};
