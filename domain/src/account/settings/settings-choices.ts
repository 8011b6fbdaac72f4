/** What a customer chooses from in the settings (spec 1 §3, settings lists). */

/** ENT1-29: pages that a customer may begin with; `Default Integration` is the one that the settings name. */
export const HOME_PAGES = [
  'Bet Offering',
  'Live Betting',
  'Open Bets',
  'Daily Figures',
  'Transactions',
  'Default Integration',
] as const;

type WithoutSpaces<Name extends string> = Name extends `${infer Word} ${infer Rest}`
  ? `${Word}${WithoutSpaces<Rest>}`
  : Name;

/** CALL1-50.2: as the settings are saved, the name without spaces. */
export type HomePage = WithoutSpaces<(typeof HOME_PAGES)[number]>;

export const codeOfHomePage = (name: (typeof HOME_PAGES)[number]): HomePage =>
  name.replaceAll(' ', '') as HomePage;

/** ENT1-30: `listed` bets stand only when the pitchers named start. */
export const BASEBALL_ACTION_TYPES = ['listed', 'action'] as const;

/** The sportsbook itself, for who has no other product as the default integration. */
export const SPORTSBOOK_ROUTE = '/';
