/**
 * Starts a gateway with a made-up board that a push feed keeps, runs one k6 script against it and stops it.
 *
 *   node loadtest/k6/run.ts connect-storm|fan-out|place-tickets [--smoke] [-e USERS=500 -e SECONDS=60 …]
 *
 * k6 is the program that K6 names, else the one on the PATH. Exit code: that of k6, which is not 0 when a threshold
 * broke; 77 where there is no k6.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatTopic } from '@lineboard/domain/lines/book/topic';
import { BENCH_FEED, startGateway } from '../bench/gateway-process.ts';
import { BENCH_STORE, BENCH_TOPIC, gameNumAt } from '../bench/made-up-board.ts';
import { exitOnSignal } from '../bench/machine/exit-on-signal.ts';
import { createPushFeed, pushBoard, startBeat } from '../bench/push-feed.ts';
import { checkRiskHeld, readRiskHeld } from './check-risk-held.ts';

const GAMES = 200;

/** What `npm run verify:all` takes for: not on this machine. */
const CANT_RUN_HERE = 77;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    smoke: { type: 'boolean', default: false },
    env: { type: 'string', short: 'e', multiple: true, default: [] },
  },
});
const [script = ''] = positionals;

const program = process.env['K6'] ?? 'k6';
if (spawnSync(program, ['version']).error !== undefined) {
  console.error(
    'k6 was not found: npm test builds it where Go or pip is, and K6 names one (loadtest/README.md).',
  );
  process.exit(CANT_RUN_HERE);
}

const gateway = await startGateway({ DEMO: 'true', ENCRYPT_PASSWORDS: 'false', FEED_SILENCE_MS: '30000' });
const folder = mkdtempSync(join(tmpdir(), 'lineboard-k6-'));
const summary = join(folder, 'summary.json');
exitOnSignal(async () => rmSync(folder, { recursive: true, force: true }));
try {
  const feed = createPushFeed(gateway.origin);
  await pushBoard(feed, GAMES);
  // A feed takes its batches in their order: where the script moves lines, it alone speaks, and soon enough.
  const stopBeat = script === 'fan-out' ? () => {} : startBeat(feed);
  const heldBeforeCents = await readRiskHeld(gateway.origin);
  const settings = {
    BASE_URL: gateway.origin,
    TOPIC: formatTopic(BENCH_TOPIC),
    STORE: BENCH_STORE,
    FEED_ID: BENCH_FEED.feedId,
    FEED_TOKEN: BENCH_FEED.token,
    FEED_SEQUENCE: feed.lastSequence(),
    FIRST_GAME_NUM: gameNumAt(0),
    GAMES,
    SMOKE: values.smoke ? 1 : 0,
  };
  const variables = [...Object.entries(settings).map(([name, value]) => `${name}=${value}`), ...values.env];
  const k6 = spawn(
    program,
    [
      'run',
      '--no-usage-report',
      `--summary-export=${summary}`,
      ...variables.flatMap((variable) => ['-e', variable]),
      join(import.meta.dirname, `${script}.ts`),
    ],
    { stdio: 'inherit' },
  );
  exitOnSignal(async () => void k6.kill('SIGTERM'));
  const [code] = (await once(k6, 'exit')) as [number | null];
  stopBeat();
  process.exitCode = code ?? 1;
  if (script === 'place-tickets' && !(await checkRiskHeld(gateway.origin, summary, heldBeforeCents)))
    process.exitCode = 1;
} finally {
  await gateway.stop();
  rmSync(folder, { recursive: true, force: true });
}
