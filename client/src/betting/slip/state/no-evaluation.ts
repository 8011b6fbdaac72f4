import type { TicketChoices, TicketEvaluation } from '@lineboard/domain/betting/ticket/ticket-evaluation';

const NO_CHOICES: TicketChoices = {
  freePlay: 'noItems',
  lessJuice: 'noItems',
  rif: 'noItems',
  roundRobin: 'noItems',
  openSpots: 'noItems',
  arbc: null,
  roundRobinSizes: [],
  mostOpenSpots: 0,
};

/** The evaluation of an empty slip, and of one whose rules are still loading. */
export const NOTHING: TicketEvaluation = {
  items: [],
  wagers: [],
  combinations: [],
  amounts: null,
  playCount: 0,
  combinedPrice: null,
  totalRiskCents: 0,
  totalToWinCents: 0,
  ownLeftCents: null,
  choices: NO_CHOICES,
  error: null,
  safeToPost: false,
};
