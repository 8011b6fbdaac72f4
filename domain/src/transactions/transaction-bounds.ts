/** Days in one list: a year, and the day on which it began. */
export const MOST_DAYS = 366;
