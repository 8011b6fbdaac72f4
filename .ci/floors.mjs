/**
 * The rooms of each workspace by floors, ground floor first (docs/architecture.md, "Rooms"). A room imports rooms of
 * lower floors only: never one beside it, above it or at the root of `src`. `arrows.mjs` makes a rule of each room.
 *
 * @type {Record<string, readonly (readonly string[])[]>}
 */
export const FLOORS = {
  domain: [
    ['schema'],
    ['money', 'keyed', 'calendar', 'error', 'sport', 'integration'],
    ['price', 'score', 'pick', 'result', 'own-limits'],
    ['house-rules', 'line', 'customer'],
    ['site', 'feed', 'book', 'grading', 'wager'],
    ['request', 'wire', 'offering'],
    ['parlay', 'teaser', 'if-bet', 'points', 'less-juice', 'free-play'],
    ['quote', 'settlement', 'content', 'messages', 'banners'],
    ['correlation'],
    ['rolling-if'],
    ['ticket'],
    ['open-bets'],
    ['transactions'],
    ['daily-figures'],
    ['operator'],
    ['contract'],
  ],
  workers: [['board', 'socket'], ['cells', 'rows'], ['topics'], ['engine'], ['host']],
  gateway: [
    ['report', 'caller'],
    ['book', 'database', 'http', 'mail'],
    ['clock', 'customer', 'ledger', 'wagers', 'content', 'own-limits'],
    ['feeds', 'results', 'messages', 'casino'],
    ['config', 'log', 'grading'],
    ['session', 'banners'],
    [
      'account',
      'daily-figures',
      'demo',
      'live',
      'offering',
      'open-bets',
      'operations',
      'tickets',
      'sign-up',
      'transactions',
    ],
    ['operator'],
    ['site', 'exports'],
    ['start'],
    ['commands'],
  ],
  client: [
    ['calls', 'i18n', 'live', 'ui'],
    ['device', 'session'],
    ['formats', 'integrations', 'settings', 'sign-in'],
    ['account', 'sign-up', 'bets', 'offering'],
    ['banners'],
    ['slip', 'transactions', 'content'],
    ['board', 'daily-figures', 'messages', 'open-bets'],
    ['search'],
    ['shell'],
    ['routes'],
    ['app'],
  ],
};
