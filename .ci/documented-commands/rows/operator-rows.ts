import { inBook, notRun } from '../row.ts';
import { gameToCome, playedGame } from './sample-game.ts';

const ANOTHER_BOOK = 'It takes the place of the book that other commands are typed in.';
const RESTORED = 'gateway/src/desk/backup/restore.integration.test.ts';
const A_SERVER = 'It needs a PostgreSQL of one’s own.';
const DOUBTED = 'gateway/src/start/whole/doubted-feed.integration.test.ts';
const TWO_SERVERS = 'gateway/src/ground/database/two-servers.integration.test.ts';
const MOVED = 'gateway/src/commands/move.integration.test.ts';
const BACK_TO_A_MOMENT = 'gateway/src/desk/backup/point-in-time.integration.test.ts';

const START = 1_800_000_000_000n * 1_000_000n;
const span = (name: string, fromMs: bigint, toMs: bigint): object => ({
  traceId: 'a'.repeat(32),
  name,
  startTimeUnixNano: String(START + fromMs * 1_000_000n),
  endTimeUnixNano: String(START + toMs * 1_000_000n),
});
/** A line of a collector's file, with a change that was painted 90 ms after it came. */
const COLLECTED = JSON.stringify({
  resourceSpans: [
    { scopeSpans: [{ spans: [span('screen.change', 40n, 90n), span('change.append', 0n, 20n)] }] },
  ],
});

/** Typed in this order: customers are there before they are limited, a game before it is held. */
export const operatorRows = [
  inBook('npx lineboard customers import customers.csv --dry-run', {
    before: ({ write, fenceOf }) => write('customers.csv', fenceOf('docs/operator.md', 'csv')),
    says: /ANN/,
  }),
  inBook('npx lineboard customers import customers.csv --out passwords.csv', { says: /BEN/ }),
  // Her number is taken: init made a customer of it.
  inBook('npx lineboard customers create maria --credit-acct --credit-limit 5000', {
    put: [['maria', 'nora']],
    says: /NORA/,
  }),
  inBook('npx lineboard customers list --json', { says: /^\[\{"customerId":"ANN"/ }),
  inBook('npx lineboard limits set ann 250 --sport-type Football --sport-sub-type NFL', { says: /250\.00/ }),
  inBook('npx lineboard cash in ann 500 --note "Window 3"', { says: /500\.00/ }),
  inBook('npx lineboard cash in maria 250 --note "Window 3"', { says: /500\.00/ }),
  inBook('npx lineboard tokens create window-3 --rights customers.read,money.write', {
    keeps: { TOKEN: /[\w-]{43}/ },
  }),
  inBook('LINEBOARD_URL=https://book.example LINEBOARD_TOKEN=… npx lineboard cash out maria 100', {
    put: [
      ['https://book.example', '$ORIGIN'],
      ['TOKEN=…', 'TOKEN=$TOKEN'],
    ],
    says: /400\.00/,
  }),
  inBook('npx lineboard tokens create window-3-new --rights customers.read,money.write'),
  inBook('npx lineboard tokens revoke window-3'),
  inBook('npx lineboard lines doubts', {}),
  notRun('npx lineboard lines believe NUMBER', 'It needs a feed that is doubted.', DOUBTED),
  notRun('npx lineboard lines doubt NUMBER', 'It needs a doubt that was taken.', DOUBTED),
  inBook('npx lineboard leagues take Football NAME', { says: /NAME/ }),
  inBook('npx lineboard leagues refuse Football NAME', { says: /NAME/ }),
  inBook('npx lineboard stores add NAME', { says: /NAME/ }),
  inBook('npx lineboard lines hold 4711 --note "Injury news"', {
    before: ({ push }) => push(gameToCome(4711)),
    says: /Injury news/,
  }),
  inBook('npx lineboard lines circle 4711 250 --period-number 0 --market S', { says: /250\.00/ }),
  inBook('npx lineboard lines correct-score 4711 24 20 --note "Scorer\'s error"', {
    before: ({ push }) => push(playedGame(4711)),
    says: /final 24–20/,
  }),
  inBook('npx lineboard lines correct-score 4711 24 20 --segments 7-0,3-7,7-6,7-7 --note "Scorer\'s error"', {
    says: /final 24–20/,
  }),
  inBook('npx lineboard lines show 4711', { says: /final 27–20[^]*final 24–20/ }),
  inBook('npx lineboard lines release 4711'),
  inBook('npx lineboard report week-hold'),
  inBook('npx lineboard weeks settle --all --carry-under 50 --dry-run'),
  inBook('npx lineboard weeks settle --all --carry-under 50'),
  inBook('npx lineboard weeks settle --all'),
  inBook('npx lineboard weeks statement maria', { says: /MARIA/ }),
  inBook('npx lineboard audit list --customer-id ann', { says: /limits set/ }),
  // A feed that says nothing for ten seconds is down, which doctor tells.
  inBook('npx lineboard doctor', { before: ({ push }) => push([]), says: /0 wrong/ }),
  inBook('npx lineboard check-balances', { says: /The books add up\./ }),
  inBook('npx lineboard backup /var/backups/lineboard/book.zip', {
    put: [['/var/backups/lineboard/', '']],
    says: /rows of \d+ tables in book\.zip/,
  }),
  notRun(
    "npx lineboard backup - | ssh vault 'umask 077; cat > book.zip'",
    'It needs a second machine.',
    'gateway/src/desk/backup/restore.integration.test.ts',
  ),
  notRun('npx lineboard restore book.zip', ANOTHER_BOOK, RESTORED),
  notRun('mv .data .data.lost', ANOTHER_BOOK, RESTORED),
  notRun('npx lineboard restore book.zip --lost-from .data.lost', ANOTHER_BOOK, RESTORED),
  notRun('createuser --pwprompt lineboard', A_SERVER, MOVED),
  notRun('createdb --owner lineboard --encoding UTF8 --template template0 lineboard', A_SERVER, MOVED),
  notRun(
    'pg_basebackup -D /var/lib/postgresql/17/main -R -c fast -d "host=db1.example user=replicator application_name=db2"',
    A_SERVER,
    TWO_SERVERS,
  ),
  notRun('psql -c "select pg_promote()"', A_SERVER, TWO_SERVERS),
  notRun('pg_basebackup -D /var/lib/postgresql/base -c fast', A_SERVER, BACK_TO_A_MOMENT),
  notRun('mv /var/lib/postgresql/17/main /var/lib/postgresql/17/main.lost', A_SERVER, BACK_TO_A_MOMENT),
  notRun('cp -a /var/lib/postgresql/base /var/lib/postgresql/17/main', A_SERVER, BACK_TO_A_MOMENT),
  notRun('touch /var/lib/postgresql/17/main/recovery.signal', A_SERVER, BACK_TO_A_MOMENT),
  notRun('npx lineboard begin-again', A_SERVER, BACK_TO_A_MOMENT),
  notRun(
    'pg_rewind -D /var/lib/postgresql/17/main -R --source-server="host=db2.example user=postgres dbname=postgres"',
    A_SERVER,
    'gateway/testing/faults/failpoint/cells/standby-cells.ts',
  ),
  notRun('npx lineboard move --to postgres://lineboard:PASSWORD@127.0.0.1/lineboard', A_SERVER, MOVED),
  inBook('node docs/examples/time-to-screen.mjs /var/lib/otelcol/traces.json', {
    before: ({ write }) => write('traces.json', COLLECTED),
    put: [['/var/lib/otelcol/traces.json', 'traces.json']],
    says: /^screen\.change from the feed: 1, median 90\.0 ms, 95th percentile 90\.0 ms$/m,
  }),
];
