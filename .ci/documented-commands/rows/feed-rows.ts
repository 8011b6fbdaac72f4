import { atLength, inBook, notRun } from '../row.ts';
import { STARTED } from './started.ts';

/** A few made-up games haven't every kind of ticket, which ends with 1. What counts is that nothing differs. */
const FEW_GAMES = { code: 1, says: /: 0 differences[^]*: 0 discrepancies/ };

export const feedRows = [
  inBook(/^curl -sS http:\/\/127\.0\.0\.1:8080\/api\/feed\/mover /, {
    put: [
      ['http://127.0.0.1:8080', '$ORIGIN'],
      ['a-token-of-sixteen-characters-or-more', '$FEED_TOKEN'],
    ],
  }),
  inBook('FEED_TOKEN=a-token-of-sixteen-characters-or-more node docs/examples/push-lines.mjs', {
    put: [['FEED_TOKEN=a-token-of-sixteen-characters-or-more', 'FEED_TOKEN=$FEED_TOKEN BOOK_URL=$ORIGIN']],
    says: /^The final is in\.$/m,
  }),
  inBook('node --env-file=lineboard.env docs/examples/keep-lines.mjs docs/examples/lines.json', {
    // It runs until it is told to end.
    more: '& mover=$!; sleep 3; kill $mover; wait $mover',
    code: 143,
    says: /4 of 4 rows of docs\/examples\/lines\.json are on the board\.$/m,
  }),
  inBook('FEED_TOKEN=a-token-of-sixteen-characters-or-more node docs/examples/stream-lines.mjs', {
    put: [['FEED_TOKEN=a-token-of-sixteen-characters-or-more', 'FEED_TOKEN=$FEED_TOKEN BOOK_URL=$ORIGIN']],
    says: /^1000 changes are in, \d+ a second\.$/m,
  }),
  atLength("FEED='replay:/path/to/games.csv?season=2025&speed=600' npm start", {
    put: [['/path/to/games.csv?season=2025', 'gateway/testing/samples/nflverse.csv?season=2031']],
    until: STARTED,
  }),
  notRun(
    'FEED=odds-api ODDS_API_KEY=… npm start',
    'It needs a key of the provider and the internet.',
    'npm run verify:documents types the same with the stand-in of docs/feeds.md',
  ),
  notRun(
    'FEED=odds-api ODDS_API_KEY=… ODDS_API_MONTHLY_REQUESTS=20000 ODDS_API_BOOKMAKERS=pinnacle,draftkings npm start',
    'It needs a key of the provider and the internet.',
    'npm run verify:documents types the same with the stand-in of docs/feeds.md',
  ),
  atLength('node gateway/testing/odds-api/run-odds-stand-in-command.ts 8099', { until: /8099/ }),
  atLength(
    'FEED=odds-api ODDS_API_URL=http://127.0.0.1:8099 ODDS_API_KEY=standinkey0123456789 ' +
      'ODDS_API_SPORTS=americanfootball_nfl,basketball_nba,soccer_epl ODDS_API_MONTHLY_REQUESTS=100000 ' +
      'DEMO=true npm start',
    { beside: 'node gateway/testing/odds-api/run-odds-stand-in-command.ts 8099', until: STARTED },
  ),
  atLength('node gateway/testing/historical-truth/verify-historical-grading-command.ts FILE...', {
    put: [['FILE...', 'gateway/testing/samples/nflverse.csv']],
  }),
  atLength('node gateway/testing/afternoon/run-afternoon-command.ts --seed 42 FILE...', {
    put: [['--seed 42 FILE...', '--mistakes 26 --games 60 --moves 100 --seed 7']],
    says: /^boards emptied: 0$/m,
  }),
  atLength(
    'node gateway/testing/afternoon/run-afternoon-command.ts [--mistakes 200] [--games 60] [--moves 10000] [--seed 1] [FILE...]',
    {
      put: [
        ['[--mistakes 200]', '--mistakes 26'],
        ['[--moves 10000]', '--moves 100'],
        [' [FILE...]', ''],
        ['[--games 60]', '--games 60'],
        ['[--seed 1]', '--seed 7'],
      ],
      says: /^boards emptied: 0$/m,
    },
  ),
  atLength('node gateway/testing/season/play-season-command.ts FILE...', {
    put: [['FILE...', 'gateway/testing/samples/nflverse.csv --tickets 100 --workers 4']],
    ...FEW_GAMES,
  }),
  atLength(
    'node gateway/testing/season/play-season-command.ts FILE... [--tickets 3000] [--seed 1] [--workers 4,16] ' +
      '[--at-a-time 120] [--rounds 1] [--games MOST-OF-EACH-FILE] [--gateways 2] ' +
      '[--lying-games 72] [--lying-seconds 60]',
    {
      put: [
        ['FILE...', 'gateway/testing/samples/nflverse.csv'],
        ['MOST-OF-EACH-FILE', '20'],
        ['[--tickets 3000]', '--tickets 100'],
        ['[--workers 4,16]', '--workers 4'],
        [' [--gateways 2]', ''],
        ['[--lying-games 72] [--lying-seconds 60]', '--lying-games 12 --lying-seconds 20'],
        ['[', ''],
        [']', ''],
      ],
      ...FEW_GAMES,
    },
  ),
];
