import { atLength, notRun } from '../row.ts';

const K6 = { program: 'k6', get: 'docs/testing.md' };
const REDIS = { program: 'redis-server', get: 'apt-get install redis-server' };
const CHROMIUM = { program: 'chromium', get: 'apt-get install chromium' };
const PGBENCH = { program: 'pgbench', get: 'apt-get install postgresql postgresql-contrib' };

const WRITES = 'It writes into the working copy; npm run verify checks the same.';

/** Gates, suites and long runs, each made short. */
export const suiteRows = [
  notRun('npm test', 'It is what runs these commands.', '.ci/test.ts'),
  notRun('npm run verify', 'Its gates open npm test.', '.ci/gates.ts'),
  notRun('npm run format', WRITES, '.ci/gates.ts'),
  notRun('npm run docs', WRITES, '.ci/gates.ts'),
  notRun('node .ci/check-specification.ts --update', WRITES, '.ci/check-specification.ts'),
  atLength('node .ci/check-specification.ts'),
  atLength('node .ci/check-specification.ts --tests HR-4', { says: /HR-4/ }),
  atLength('node .ci/check-specification.ts --page-proof'),
  atLength('npx playwright test --config client/e2e/playwright.config.ts everyday', { needs: CHROMIUM }),
  atLength('npm run twenty-tabs', { needs: CHROMIUM }),
  atLength('npm run walk-routes', { needs: CHROMIUM }),
  atLength('npm run fuzz', { more: '-- --tickets 500' }),
  atLength(
    'npm run fuzz -- [--tickets 100000] [--seed 1] [--customers 16] [--in-flight 16] ' +
      '[--only draft,mutated,crossFill,wide,enlarged,broken,keys]',
    {
      put: [
        ['100000', '500'],
        ['[', ''],
        [']', ''],
      ],
    },
  ),
  atLength('npm run faults', { more: '-- --repetitions 1 --cells leader-kill', needs: REDIS }),
  notRun(
    'npm run faults -- --repetitions 2 --seed 7',
    'It takes eleven minutes, and its figures are of a machine that does nothing else.',
    'npm run faults, made short',
  ),
  atLength('npm run planted-faults', { more: '-- --only stale-is-fresh' }),
  atLength('npm run planted-faults -- --only demo-bets,stale-is-fresh'),
  notRun('npm run mutants', 'It takes hours.', 'npm run mutants -- parlay teaser'),
  atLength('npm run mutants -- parlay teaser', { put: [['parlay teaser', 'money']] }),
  atLength('npm run wallet-faults', { more: '-- --rounds 50' }),
  atLength('node gateway/testing/disconnect-fuzz/disconnect-fuzz-command.ts --seeds 1000', {
    put: [['1000', '20']],
  }),
  atLength('node gateway/testing/push-holds/push-holds-command.ts [--rounds 5] [--alone]', {
    put: [
      ['[--rounds 5]', '--rounds 1'],
      ['[--alone]', '--alone'],
    ],
  }),
  atLength('npm run loadtest:connect-storm', { more: '-- -e USERS=20 -e SECONDS=5', needs: K6 }),
  atLength('npm run loadtest:fan-out', { more: '-- -e USERS=10 -e SECONDS=5', needs: K6 }),
  atLength('npm run loadtest:fan-out -- -e USERS=500 -e SECONDS=60 -e PUSHES=20 -e CHANGES=10', {
    put: [
      ['USERS=500', 'USERS=20'],
      ['SECONDS=60', 'SECONDS=5'],
    ],
    needs: K6,
  }),
  atLength('npm run loadtest:place-tickets', { more: '-- -e TICKETS=10 -e SECONDS=5', needs: K6 }),
  atLength('npm run bench:evaluate -w loadtest', { more: '-- --rounds 10' }),
  atLength('npm run bench:fanout -w loadtest', { more: '-- --clients 50 --seconds 2 --rounds 1' }),
  atLength('npm run bench:tickets -w loadtest', { more: '-- --seconds 1 --rounds 1', needs: PGBENCH }),
  atLength('npm run bench:wallet -w loadtest', { more: '-- --seconds 1 --rounds 1', needs: PGBENCH }),
  atLength('npm run bench:board -w loadtest', { more: '-- --seconds 2 --rounds 1', needs: CHROMIUM }),
  notRun(
    'npm run bench:board -w loadtest -- --minutes 10',
    'It takes ten minutes of a machine that does nothing else.',
    'npm run bench:board, made short',
  ),
  atLength('npm run bench:reports -w loadtest', {
    more: '-- --rows 10000 --customers 100 --asked 5 --rounds 1',
  }),
  atLength('npm run bench:first-load -w loadtest', {
    more: '-- --loads 1 --lighthouse 0',
    needs: CHROMIUM,
  }),
];
