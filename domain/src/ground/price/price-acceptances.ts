/** What a moved price may take from a bet before the customer is asked: cents of price, and points. */
export interface MoveTolerance {
  cents: number;
  points: number;
}

/**
 * The customer's choices for prices that move between looking and placing, and what each lets a move take away unasked.
 * `none` asks about better prices, too.
 */
export const PRICE_ACCEPTANCES = {
  none: null,
  better: { cents: 0, points: 0 },
  close: { cents: 5, points: 0.5 },
  close10: { cents: 10, points: 0.5 },
  close20: { cents: 20, points: 0.5 },
} as const satisfies Record<string, MoveTolerance | null>;

/** Which moved prices the customer wants taken unasked. */
export type PriceAcceptance = keyof typeof PRICE_ACCEPTANCES;

export const PRICE_ACCEPTANCE_CODES = Object.keys(PRICE_ACCEPTANCES) as readonly PriceAcceptance[];

/**
 * `any` was a choice once: all moves were taken. Tickets from before have it, and pages that were opened before still
 * send it.
 */
export type StoredAcceptance = PriceAcceptance | 'any';

/** The widest choice counts for `any`. */
export const currentAcceptance = (stored: StoredAcceptance): PriceAcceptance =>
  stored === 'any' ? 'close20' : stored;

/** What a customer who never chose has. */
export const DEFAULT_PRICE_ACCEPTANCE: PriceAcceptance = 'better';
