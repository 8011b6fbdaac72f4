/**
 * The browser tests that `npm test` runs: that a page opens, that a bet is placed, sold and found, that no price looks
 * bettable that may be old, and that nobody sees another's. `npm run test:long` runs the rest; both run in CI.
 */
export const FIRST_FILES = [
  'content-policy.spec.ts',
  'event-before-answer.spec.ts',
  'first-frame.spec.ts',
  'game-page.spec.ts',
  'hostile-frame.spec.ts',
  'my-bets.spec.ts',
  'page-errors.spec.ts',
  'phone-board.spec.ts',
  'phone.spec.ts',
  'place-ticket.spec.ts',
  'plain-http.spec.ts',
  'routes.spec.ts',
  'sale-offers.spec.ts',
  'seen-lines.spec.ts',
  'slip-stays-put.spec.ts',
  'stale-prices.spec.ts',
  'wager-types.spec.ts',
  'whose-page.spec.ts',
] as const;
