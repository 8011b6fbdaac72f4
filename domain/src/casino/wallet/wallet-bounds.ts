import { MAX_AMOUNT_CENTS } from '../../ground/money/cents.ts';

/** The most of one amount, and of all that is staked on a round or won in it. */
export const MOST_WALLET_CENTS = MAX_AMOUNT_CENTS;

/** Rounds of one customer that a provider has open at once. */
export const MOST_OPEN_ROUNDS = 100;

/** A call's few short fields, however they are written. */
export const MOST_WALLET_BYTES = 4_096;

/** How far a provider's clock may be from the book's. */
export const WALLET_CLOCK_MS = 5 * 60_000;

/** Characters of a provider's own names: a transaction, a round. */
export const MOST_NAME_CHARACTERS = 120;

/** The most requests for cash of a customer in one answer: the sandbox takes answers up to 16 KiB. */
export const MOST_LISTED_REQUESTS = 20;
