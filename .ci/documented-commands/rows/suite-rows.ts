import { atLength, notRun, verified } from '../row.ts';

const CHROMIUM = { program: 'chromium', get: 'apt-get install chromium' };
const PGBENCH = { program: 'pgbench', get: 'apt-get install postgresql postgresql-contrib' };
const REDIS = { program: 'redis-server', get: 'apt-get install redis-server' };

const WRITES = 'It writes into the working copy; npm run verify checks the same.';
const RUNS_ALL = 'It is what runs these commands.';

const MEASURED = 'It measures this machine; npm run test:long runs the script for a few seconds.';

/** Gates, suites and long runs. Those that `verify:all` runs are made short there. */
export const suiteRows = [
  notRun('npm test', RUNS_ALL, '.ci/test.ts'),
  notRun('npm test -- --set-up-only', 'It installs programs as root.', '.ci/machine'),
  notRun('npm test -- --only gates,browser', RUNS_ALL, '.ci/test.ts'),
  verified('npm run test:long'),
  notRun('npm run verify:all', RUNS_ALL, '.ci/run-verifications.test.ts'),
  notRun('npm run verify:all -- --minutes 60', RUNS_ALL, '.ci/run-verifications.test.ts'),
  notRun('npm run verify:all -- --only twenty-tabs,walk-routes', RUNS_ALL, '.ci/run-verifications.test.ts'),
  notRun('npm run verify:documents', RUNS_ALL, '.ci/documented-commands/documented-commands.test.ts'),
  notRun('npm run verify', 'Its gates open npm test.', '.ci/gates.ts'),
  notRun('npx vitest run PATH', 'It runs a test like this one.', 'vitest.config.ts'),
  notRun('npm run format', WRITES, '.ci/gates.ts'),
  notRun(
    'npm run docs',
    'It writes into the working copy; npm test checks the same.',
    'gateway/src/ground/database/tables.integration.test.ts',
  ),
  notRun('node .ci/check-specification.ts --update', WRITES, '.ci/check-specification.ts'),
  atLength('node .ci/check-specification.ts'),
  atLength('node .ci/check-specification.ts --tests HR-4', { says: /HR-4/ }),
  atLength('node .ci/check-specification.ts --page-proof'),
  notRun('node .ci/check-audit.ts --update', WRITES, '.ci/check-audit.ts'),
  atLength('node .ci/check-audit.ts'),
  verified('npm run verify:bare-machine'),
  verified('npm run twenty-tabs'),
  verified('npm run walk-routes'),
  verified('npm run fuzz'),
  verified(
    'npm run fuzz -- [--tickets 100000] [--seed 1] [--customers 16] [--in-flight 16] ' +
      '[--only draft,mutated,crossFill,wide,enlarged,broken,keys,combinations,sales,mistyped,scratched,tabs,typing]',
  ),
  verified('npm run faults'),
  verified('npm run faults -- --cells CELLS --seed 7'),
  verified('npm run planted-faults'),
  verified('npm run planted-faults -- --only demo-bets,stale-is-fresh'),
  verified('npm run generated-faults'),
  verified('npm run generated-faults -- --each 2'),
  verified('npm run generated-faults -- --kind drop-event,drop-route --count 40 --minutes 30 --remember'),
  atLength('npm run generated-faults -- --kind second-beat --list'),
  verified('npm run game-returns'),
  notRun(
    'npm run fit:combination -- FILE…',
    'It takes seasons that are nobody’s to give away.',
    'domain/testing/combination/fit-combination.test.ts',
  ),
  verified('npm run mutants'),
  verified('npm run mutants -- parlay teaser'),
  verified('npm run wallet-faults'),
  verified('npm run interleavings'),
  verified('npm run interleavings -- --runs 2000 --seed 1 --world leases'),
  verified('npm run verify:migrations'),
  verified('npm run verify:migrations -- --rows 1000000'),
  notRun('npm run loadtest -- fan-out', MEASURED, '.ci/load-suite.ts'),
  notRun(
    'npm run loadtest -- fan-out -e USERS=500 -e SECONDS=60 -e PUSHES=20 -e CHANGES=10',
    MEASURED,
    '.ci/load-suite.ts',
  ),
  notRun('npm run loadtest -- spike --results results', MEASURED, '.ci/load-suite.ts'),
  notRun(
    'npm run loadtest:compare -- results/BEFORE.json results/AFTER.json',
    'It takes two files of the line before.',
    'loadtest/k6/run/compare-runs.test.ts',
  ),
  notRun(
    'npm run loadtest -- mixed-day --book https://staging.book.example --customers customers.csv --real-tickets ' +
      '--feed load:TOKEN --metrics-token TOKEN',
    'It takes a book of somebody.',
    'loadtest/k6/run/open-named-book.test.ts',
  ),
  atLength('npx playwright test --config client/e2e/playwright.config.ts everyday', { needs: CHROMIUM }),
  atLength('node gateway/testing/disconnect-fuzz/disconnect-fuzz-command.ts --seeds 1000', {
    put: [['1000', '20']],
  }),
  atLength('node gateway/testing/push-holds/push-holds-command.ts [--rounds 5] [--alone]', {
    put: [
      ['[--rounds 5]', '--rounds 1'],
      ['[--alone]', '--alone'],
    ],
  }),
  atLength('npm run bench:evaluate -w loadtest', { more: '-- --rounds 10' }),
  atLength('npm run bench:fanout -w loadtest', { more: '-- --clients 50 --seconds 2 --rounds 1' }),
  atLength('npm run bench:leagues -w loadtest', { more: '-- --clients 50 --seconds 2 --rounds 1' }),
  atLength('npm run bench:storm -w loadtest', { more: '-- --crowd 100 --there 20 --rounds 1' }),
  atLength('npm run bench:crowd -w loadtest', {
    more: '-- --crowd 100 --seconds 1 --changes 2 --load 4',
  }),
  atLength('npm run bench:ingest -w loadtest', { more: '-- --rounds 1 --times 0.05 --idleSeconds 2' }),
  atLength('npm run bench:tickets -w loadtest', { more: '-- --seconds 1 --rounds 1', needs: PGBENCH }),
  atLength('npm run bench:wallet -w loadtest', { more: '-- --seconds 1 --rounds 1', needs: PGBENCH }),
  atLength('npm run bench:board -w loadtest', { more: '-- --seconds 2 --rounds 1', needs: CHROMIUM }),
  atLength('npm run bench:board -w loadtest -- --bets 50', {
    more: '--seconds 2 --rounds 1',
    needs: CHROMIUM,
  }),
  notRun(
    'npm run bench:board -w loadtest -- --minutes 30',
    'It takes half an hour of a machine that does nothing else.',
    'npm run bench:board, made short',
  ),
  atLength('npm run bench:costs -w loadtest', {
    more: '-- --seconds 1 --clients 50 --passes 100 --edges 1',
    needs: REDIS,
  }),
  atLength('npm run bench:payloads -w loadtest', {
    more: '-- --seconds 10 --clients 20 --windows 20 --rounds 1 --calls 100 --no-chromium',
  }),
  atLength('npm run capacity'),
  atLength('npm run capacity -- --set watchers=50000 --set machinePrice=180 --table bill', {
    says: /a thousand watchers at the peak/,
  }),
  atLength('npm run bench:reports -w loadtest', {
    more: '-- --rows 10000 --customers 100 --asked 5 --rounds 1',
  }),
  notRun(
    'npm run bench:reports -w loadtest -- --rows 50000000 --customers 50000 --days 1095 --keep /var/tmp/long-book',
    'It takes twenty minutes and 30 GB of a disk.',
    'npm run bench:reports, made short',
  ),
  atLength('npm run bench:first-load -w loadtest', {
    more: '-- --loads 1 --lighthouse 0',
    needs: CHROMIUM,
  }),
];
