/** The sports this book offers, in menu order. */
export const SPORT_TYPES = [
  'Football',
  'Basketball',
  'Baseball',
  'Hockey',
  'Soccer',
  'Tennis',
  'Fighting',
  'Golf',
] as const;

export type SportType = (typeof SPORT_TYPES)[number];

export const isSportType = (name: string): name is SportType =>
  (SPORT_TYPES as readonly string[]).includes(name);
