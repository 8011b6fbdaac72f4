import type { WagerLetter } from '@lineboard/domain/ground/wager-kind/wager-kinds';

export const BETS_ONLY = ['all', 'live', 'today', 'later'] as const;
export const BET_KINDS = ['S', 'P', 'T', 'I'] as const satisfies readonly WagerLetter[];
export const BET_ORDERS = ['latest', 'start', 'risk', 'toWin'] as const;
export type BetOrder = (typeof BET_ORDERS)[number];

export const MOST_FIND_CHARACTERS = 60;
const MOST_SPORT_CHARACTERS = 80;

/** A customer's filter for many open bets, and how they are listed. */
export interface BetsWanted {
  only: (typeof BETS_ONLY)[number];
  /** As feeds name it; null for all. */
  sport: string | null;
  kind: WagerLetter | null;
  /** `latest` is the order of the list itself, in which bets in play come first. */
  order: BetOrder;
  /** Part of a team's or contestant's name, or the beginning of a ticket's number; empty for all. */
  text: string;
  /** A line for each bet. */
  isCompact: boolean;
  includesFutures: boolean;
}

export const ALL_BETS: BetsWanted = {
  only: 'all',
  sport: null,
  kind: null,
  order: 'latest',
  text: '',
  isCompact: false,
  includesFutures: true,
};

/** The names in the address: the page may lie over another one, which has names of its own. */
const NAMES = {
  only: 'betsOnly',
  sport: 'betsSport',
  kind: 'betsKind',
  order: 'betsOrder',
  text: 'betsFind',
  isCompact: 'betsCompact',
  includesFutures: 'betsFutures',
} as const satisfies Record<keyof BetsWanted, string>;

const oneOf = <Value extends string, Other>(
  values: readonly Value[],
  value: unknown,
  other: Other,
): Value | Other => values.find((each) => each === value) ?? other;

/** A number that somebody typed into the address comes as one. */
const textOf = (value: unknown, most: number): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, most) : '';

export const parseBetsWanted = (search: Readonly<Record<string, unknown>>): BetsWanted => {
  const sport = textOf(search[NAMES.sport], MOST_SPORT_CHARACTERS);
  return {
    only: oneOf(BETS_ONLY, search[NAMES.only], ALL_BETS.only),
    sport: sport === '' ? null : sport,
    kind: oneOf(BET_KINDS, search[NAMES.kind], null),
    order: oneOf(BET_ORDERS, search[NAMES.order], ALL_BETS.order),
    text: textOf(search[NAMES.text], MOST_FIND_CHARACTERS),
    isCompact: search[NAMES.isCompact] === true,
    includesFutures: search[NAMES.includesFutures] !== false,
  };
};

/** The address with the filter in it; what is as it would be without a filter isn't named. */
export const writeBetsWanted = (
  search: Readonly<Record<string, unknown>>,
  wanted: BetsWanted,
): Record<string, unknown> => {
  const written: Record<string, unknown> = { ...search };
  for (const field of Object.keys(NAMES) as Array<keyof BetsWanted>) {
    if (wanted[field] === ALL_BETS[field]) delete written[NAMES[field]];
    else written[NAMES[field]] = wanted[field];
  }
  return written;
};
