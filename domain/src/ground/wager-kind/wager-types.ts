import type { WagerKind } from './wager-kinds.ts';

/** What a wager type of the slip is: what is entered for it, and which options it takes. */
interface WagerTypeRow {
  /** The kind of its wagers; with sizes of parlays chosen it is a round robin. */
  kind: WagerKind;
  /**
   * An amount for each item, one for the whole ticket, the ticket's risk alone, or the base amount of every bet of the
   * chain (HR-23).
   */
  entered: 'items' | 'ticket' | 'risk' | 'base';
  /** The line of each item moves by the points of a card (HR-12), which takes only what it names. */
  isTeased: boolean;
  /** No two of its legs are of one game (HR-16). */
  isOneAGame: boolean;
  /**
   * What of the house rules says how many legs it may have: a number, or the card that it is sold by, without
   * which the book doesn't have the type; null: each item is a wager of its own.
   */
  mostLegs: 'mostParlayLegs' | 'mostIfBetLegs' | 'teasers' | 'progressiveCard' | null;
  /** The results that a leg of the chain waits for (HR-20); null: the items are no chain in their order. */
  condition: 'winOnly' | 'winOrPush' | null;
  /** The restriction that lets places be left open (spec 1 §5); null: none ever may. */
  openSpotsBy: 'PLOPEN' | 'TEOPEN' | null;
  hasRoundRobin: boolean;
  /** All bets both ways of three and more legs (HR-24) may be chosen. */
  hasArbc: boolean;
  hasLessJuice: boolean;
  /** The restriction that takes free play from it or opens it for free play (spec 2 §6); null: it never may be. */
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
