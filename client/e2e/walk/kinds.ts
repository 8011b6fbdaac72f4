import type { NewCustomer } from '../book/customers.ts';

/** The kinds of customers that the specification tells apart (spec 1 §4 and §6, spec 2 §6). */
export const KINDS = [
  'visitor',
  'credit',
  'postUp',
  'demo',
  'offline',
  'restricted',
  'noWagering',
  'affiliate',
] as const;

export type Kind = (typeof KINDS)[number];

/** Every code that takes away one integration, and LBETTING, which has no effect; NOWAGERING takes many. */
const CODES = [
  'NOSPTWAGER',
  'HORSES',
  'LDEALER',
  'VCASINO',
  'CASINO',
  'CASHIER',
  'PROPS',
  'LOTTO',
  'ALTCASINO',
  'ONLYPLAY',
  'QORA',
  '21GCASINO',
  'LBETTING',
];

/** A visitor has no account. */
export const CUSTOMERS: Readonly<Record<Exclude<Kind, 'visitor'>, Omit<NewCustomer, 'customerId'>>> = {
  credit: { creditLimitCents: 500_000 },
  postUp: {},
  demo: { isDemo: true },
  offline: { isOffline: true },
  restricted: { restrictions: CODES.map((code) => ({ code })) },
  noWagering: { restrictions: [{ code: 'NOWAGERING' }] },
  affiliate: { isAffiliate: true },
};

/** What a page is to a kind of customer. */
export type Standing =
  /** It shows its content. */
  | 'open'
  /** It asks to sign in, and leads there. */
  | 'signIn'
  /** Signed in, but set offline by the book: signing in again would change nothing. */
  | 'notSetUp'
  /** "Your account is not authorized for this feature" (spec 2 §5). */
  | 'refused'
  /** The same, said on the lines, where it leads (Altira, spec 2 §5). */
  | 'sentAway'
  /** It leads to the lines, without a word. */
  | 'led';

type Standings = Readonly<Record<Kind, Standing>>;

/**
 * Spec 2 §6: only logged-in customers use the integrations; a customer without info, a demo account and one set offline
 * are offline.
 */
const CUSTOMERS_ALONE = {
  visitor: 'signIn',
  credit: 'open',
  postUp: 'open',
  demo: 'signIn',
  offline: 'notSetUp',
  affiliate: 'open',
} as const;

/** Spec 1 §6 and spec 2 §6, by what a restriction disables. */
export const ACCESS = {
  everybody: {
    ...CUSTOMERS_ALONE,
    visitor: 'open',
    demo: 'open',
    offline: 'open',
    restricted: 'open',
    noWagering: 'open',
  },
  /** A customer who has an account already needs no other. */
  newcomers: {
    visitor: 'open',
    demo: 'open',
    offline: 'open',
    credit: 'led',
    postUp: 'led',
    restricted: 'led',
    noWagering: 'led',
    affiliate: 'led',
  },
  /** Pages about the customer's own account, whatever it may do. */
  ownAccount: { ...CUSTOMERS_ALONE, demo: 'open', offline: 'open', restricted: 'open', noWagering: 'open' },
  /** Its own code takes it away, and so does NOWAGERING. */
  casino: { ...CUSTOMERS_ALONE, restricted: 'refused', noWagering: 'refused' },
  altira: { ...CUSTOMERS_ALONE, restricted: 'sentAway', noWagering: 'sentAway' },
  /** LBETTING has no effect. */
  liveBetting: { ...CUSTOMERS_ALONE, restricted: 'open', noWagering: 'refused' },
  cashier: { ...CUSTOMERS_ALONE, restricted: 'refused', noWagering: 'open' },
  /** A widget of the lines, which everybody sees; PROPS takes it away. */
  props: {
    visitor: 'open',
    credit: 'open',
    postUp: 'open',
    demo: 'open',
    offline: 'open',
    affiliate: 'open',
    restricted: 'refused',
    noWagering: 'open',
  },
  affiliates: {
    ...CUSTOMERS_ALONE,
    credit: 'refused',
    postUp: 'refused',
    restricted: 'refused',
    noWagering: 'refused',
  },
  /** No restriction takes it away. */
  cards: { ...CUSTOMERS_ALONE, restricted: 'open', noWagering: 'open' },
} as const satisfies Readonly<Record<string, Standings>>;

export type AccessName = keyof typeof ACCESS;
