import { inBook, notRun } from '../row.ts';
import { STARTED } from './started.ts';

/** What differs from one book to the next. */
const OF_ONE_BOOK = [
  [/embedded PostgreSQL in \S+,/, 'embedded PostgreSQL in …,'],
  [/[\w-]{43}/, '(token)'],
  [/ {2}MARIA {2}\w{16}/, '  MARIA  (password)'],
  [/\d+(?:\.\d+)? (MB|ms)\b/g, '… $1'],
  // The line is too wide for a page.
  [/They go to fcm.*/, 'They go to …'],
  [/grants \d+: \d+ are taken, \d+ by others/, 'grants …: … are taken, … by others'],
  [/(data folder +It is )\S+/, '$1…'],
  [/(open files +A process here may open )\d+/, '$1…'],
  // The line is too wide for a page.
  [/each night.*/, 'each night …'],
  // The book of the test lies next to the project's folder, so its file is named.
  [/LINEBOARD_ENV_FILE=\S+ /g, ''],
] as const;

/** The first of them makes the book that the others are typed in. */
export const setUpRows = [
  inBook('npx lineboard init --yes --origin https://book.example --customer maria --deposit 250', {
    more: '--port $PORT',
    masks: OF_ONE_BOOK,
  }),
  inBook('npx lineboard start', { starts: STARTED }),
  notRun(
    'npx lineboard init',
    'It asks somebody at a terminal.',
    'gateway/src/commands/init/collect-answers.test.ts',
  ),
  inBook('npx lineboard', { code: 2 }),
  inBook('npx lineboard --help', { says: /lineboard init/ }),
  inBook('npx lineboard init --help', { says: /--origin/ }),
  inBook('npx lineboard completion', { says: /begin-lineboard-completions/ }),
];
