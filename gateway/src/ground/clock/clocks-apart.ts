/**
 * Clocks of one book's gateways, and of its database, are taken to be no further apart, wall milliseconds: `doctor`
 * calls a tenth of it wrong. What is further ahead than its rule allows, and this, was written while a clock was wrong.
 */
export const CLOCKS_APART_MS = 60_000;
