/** An amount of money in integer cents of the customer's currency (HR-1). Always a safe integer. */
export type Cents = number;

/**
 * The largest amount that may be entered: 100 million. At the longest price (`MAX_AMERICAN_PRICE`) the to-win of a
 * full ticket of 50 such items is still a safe integer; raising either bound needs that sum checked again.
 */
export const MAX_AMOUNT_CENTS: Cents = 10_000_000_000;

/**
 * Winnings are counted up to here, 10 trillion, so that the product of twelve long prices stays a safe integer with its
 * stake. Ten times what a straight wager can win: a ticket that reaches it must be refused, it would pay less than its
 * price.
 */
export const MAX_TO_WIN_CENTS: Cents = 1_000_000_000_000_000;
