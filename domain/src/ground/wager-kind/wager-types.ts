import type { WagerKind } from './wager-kinds.ts';

/** A wager type of the slip: the amounts that are entered for it, and its options. */
interface WagerTypeRow {
  /** The kind of its wagers; `kindOfDraft` says which options make another one of it. */
  kind: WagerKind;
  /**
   * An amount for each item, one for the whole ticket, the ticket's risk alone, or the base amount of every bet of the
   * chain (HR-23).
   */
  entered: 'items' | 'ticket' | 'risk' | 'base';
  /** The line of each item moves by the points of a card (HR-12), which only accepts the lines that it names. */
  isTeased: boolean;
  /** No two of its legs may be of one game (HR-16). */
  isOneAGame: boolean;
  /**
   * The house rule that limits its legs: a number, or the card that it is sold by (a book without the card doesn't
   * offer the type); null: each item is its own wager.
   */
  mostLegs: 'mostParlayLegs' | 'mostIfBetLegs' | 'teasers' | 'progressiveCard' | null;
  /** The results that the next leg of the chain waits for (HR-20); null: the items aren't a chain. */
  condition: 'winOnly' | 'winOrPush' | null;
  /** The restriction that allows open spots (spec 1 §5); null: they are never allowed. */
  openSpotsBy: 'PLOPEN' | 'TEOPEN' | null;
  /** Sizes make a round robin of it (HR-14), and legs of one game may stand on it as one (HR-64). */
  hasRoundRobin: boolean;
  /** The customer may choose to have all bets both ways with three or more legs (HR-24). */
  hasArbc: boolean;
  hasLessJuice: boolean;
  /**
   * The restriction that forbids free play for it, or the one that allows it (spec 2 §6); null: free play is never
   * allowed.
   */
  freePlay: { unless: string } | { by: string } | null;
}

/** The wager types of the slip, in its order. */
export const WAGER_TYPES = {
  straight: {
    kind: 'straight',
    entered: 'items',
    isTeased: false,
    isOneAGame: false,
    mostLegs: null,
    condition: null,
    openSpotsBy: null,
    hasRoundRobin: false,
    hasArbc: false,
    hasLessJuice: true,
    freePlay: { unless: 'FPSTRAIGHT' },
  },
  parlay: {
    kind: 'parlay',
    entered: 'ticket',
    isTeased: false,
    isOneAGame: false,
    mostLegs: 'mostParlayLegs',
    condition: null,
    openSpotsBy: 'PLOPEN',
    hasRoundRobin: true,
    hasArbc: false,
    hasLessJuice: false,
    freePlay: { by: 'FPPARLAYS' },
  },
  teaser: {
    kind: 'teaser',
    entered: 'ticket',
    isTeased: true,
    isOneAGame: false,
    mostLegs: 'teasers',
    condition: null,
    openSpotsBy: 'TEOPEN',
    hasRoundRobin: false,
    hasArbc: false,
    hasLessJuice: false,
    freePlay: { by: 'FPTEASERS' },
  },
  progressiveParlay: {
    kind: 'progressiveParlay',
    entered: 'risk',
    isTeased: false,
    isOneAGame: true,
    mostLegs: 'progressiveCard',
    condition: null,
    openSpotsBy: null,
    hasRoundRobin: false,
    hasArbc: false,
    hasLessJuice: false,
    freePlay: null,
  },
  ifWinOnly: {
    kind: 'ifBet',
    entered: 'items',
    isTeased: false,
    isOneAGame: false,
    mostLegs: 'mostIfBetLegs',
    condition: 'winOnly',
    openSpotsBy: null,
    hasRoundRobin: false,
    hasArbc: false,
    hasLessJuice: false,
    freePlay: null,
  },
  ifWinOrPush: {
    kind: 'ifBet',
    entered: 'items',
    isTeased: false,
    isOneAGame: false,
    mostLegs: 'mostIfBetLegs',
    condition: 'winOrPush',
    openSpotsBy: null,
    hasRoundRobin: false,
    hasArbc: false,
    hasLessJuice: false,
    freePlay: null,
  },
  actionReverse: {
    kind: 'reverse',
    entered: 'base',
    isTeased: false,
    isOneAGame: false,
    mostLegs: 'mostIfBetLegs',
    condition: null,
    openSpotsBy: null,
    hasRoundRobin: false,
    hasArbc: true,
    hasLessJuice: false,
    freePlay: { by: 'FPREVERSES' },
  },
} as const satisfies Record<string, WagerTypeRow>;

export type TicketWagerType = keyof typeof WAGER_TYPES;

/** The types in the order of the slip. */
export const TICKET_WAGER_TYPES = Object.keys(WAGER_TYPES) as readonly TicketWagerType[];

export const rowOfType = (wagerType: TicketWagerType): WagerTypeRow => WAGER_TYPES[wagerType];
