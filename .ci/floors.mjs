/**
 * The wings of each workspace by floors, ground floor first, and the rooms of each wing by floors, likewise
 * (docs/architecture.md, "Wings"). A wing imports wings of lower floors only, a room of its own wing rooms of lower
 * floors only: never one next to it, above it or at the root of `src`. `arrows.mjs` makes a rule of each. A wing
 * without rooms is a room itself.
 *
 * @typedef {readonly (readonly string[])[]} Floors
 * @type {Record<string, readonly Readonly<Record<string, Floors>>[]>}
 */
export const FLOORS = {
  domain: [
    {
      ground: [
        ['schema'],
        [
          'money',
          'keyed',
          'calendar',
          'error',
          'sport',
          'integration',
          'ledger',
          'wager-kind',
          'page-errors',
          'language',
        ],
        ['price', 'score', 'pick', 'result'],
        ['house-rules'],
      ],
    },
    {
      account: [['own-limits', 'cards', 'settings', 'notifications'], ['customer'], ['sign-in'], ['sign-up']],
      casino: [
        ['games', 'cashier'],
        ['lobby', 'wallet'],
      ],
    },
    { lines: [['line'], ['feed', 'book'], ['guards', 'offering', 'alerts'], ['nicknames']], sandbox: [] },
    {
      betting: [
        ['grading', 'wager', 'request', 'points', 'less-juice'],
        ['parlay', 'teaser', 'if-bet', 'free-play', 'sharing', 'joint-price'],
        ['quote'],
        ['kinds'],
        ['settlement'],
        ['correlation'],
        ['selling'],
        ['combination'],
        ['closing-line'],
        ['rolling-if'],
        ['ticket'],
        ['shapes', 'numbers'],
      ],
    },
    {
      books: [['open-bets'], ['transactions'], ['daily-figures', 'ticket-story']],
      words: [['site', 'content', 'messages', 'banners'], ['translations']],
    },
    { desk: [['operator']] },
    { doors: [['wire'], ['contract']] },
  ],
  workers: [
    { board: [], service: [], socket: [] },
    { cells: [], rows: [], combining: [] },
    { topics: [] },
    { engine: [] },
    { host: [] },
  ],
  gateway: [
    {
      ground: [
        ['report', 'caller', 'folders', 'traces', 'variables', 'timers'],
        ['database', 'http', 'mail', 'redis'],
        ['clock', 'customer', 'ledger', 'notices', 'page-errors'],
      ],
    },
    { lines: [['book', 'results'], ['feeds', 'alerts'], ['history'], ['log']] },
    { config: [] },
    { words: [['catalogues', 'translations', 'banners'], ['content']] },
    {
      account: [
        ['own-limits', 'messages'],
        ['session'],
        ['captcha', 'cards', 'passkeys', 'web-push', 'self-service', 'sign-up'],
      ],
    },
    {
      betting: [['wagers', 'offering'], ['grading', 'tickets'], ['selling']],
      casino: [['cashier', 'play'], ['wallet'], ['integrations']],
      sandbox: [],
    },
    {
      books: [['open-bets', 'transactions', 'daily-figures'], ['exports', 'ticket-story'], ['receipts']],
    },
    {
      desk: [
        ['demo', 'operations'],
        ['backup', 'operator'],
      ],
    },
    { page: [['live', 'screen', 'site']] },
    { start: [] },
    { commands: [] },
  ],
  client: [
    {
      ground: [
        ['calls', 'device-storage', 'i18n', 'timers', 'ui'],
        ['live', 'page-errors', 'screen-times'],
        ['device', 'session'],
        ['formats'],
        ['page-frame', 'calendar'],
      ],
    },
    {
      account: [
        ['captcha', 'chat', 'notifications', 'sign-in', 'devices'],
        ['settings', 'passkeys'],
        ['cards', 'sign-up'],
      ],
      casino: [['integrations'], ['lobby']],
    },
    { words: [['content', 'translations', 'banners']] },
    {
      betting: [['bets', 'my-legs', 'offering'], ['ticket-picture', 'slip', 'selling'], ['laying']],
    },
    {
      books: [
        ['exports', 'bet-search', 'closing-line'],
        ['transactions', 'open-bets'],
        ['daily-figures', 'ticket-story'],
      ],
    },
    {
      lines: [
        ['board', 'scores'],
        ['search', 'alerts'],
        ['spotlight'],
        ['side-features', 'command', 'numbers'],
        ['game', 'panes'],
      ],
    },
    { page: [['messages', 'session-watch'], ['shell'], ['routes'], ['app']] },
  ],
  'client/sandbox': [{ i18n: [], frame: [] }, { guest: [] }, { games: [] }, { providers: [] }, { app: [] }],
};
