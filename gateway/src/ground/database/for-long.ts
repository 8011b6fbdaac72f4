/** The session's own limit is for a customer's call. Holds until the transaction ends. */
export const LIFT_LIMIT = 'set local statement_timeout = 0';

/**
 * Beside the text of a statement that takes as long as the book is large, after `LIFT_LIMIT`: this process doesn't give
 * it up either, for as long as a timer can wait (24 days).
 */
export const FOR_LONG = { query_timeout: 2 ** 31 - 1 };
