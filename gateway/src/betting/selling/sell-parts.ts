import type { PlacingParts } from '../tickets/place-ticket.ts';

/** What selling needs of the gateway: what placing needs, since both judge by the book and wait its delays. */
export type SellParts = Pick<
  PlacingParts,
  'database' | 'book' | 'rules' | 'bookNowMs' | 'wallNowMs' | 'pendingNowMs' | 'liveDelayMs'
>;

/** A sale as it is asked for. */
export interface SaleOrder {
  customerId: string;
  key: string;
  ticketNumber: number;
  wagerNumber: number;
  sharePercent: number;
  /** The smallest amount that is taken unasked. */
  leastCents: number;
  /** What the customer saw and how much less he takes, in whole per cent; null of a target. */
  seenCents: number | null;
  tolerancePercent: number | null;
  byTarget: boolean;
}
