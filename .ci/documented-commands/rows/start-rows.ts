import { atLength, inBook, notRun, verified } from '../row.ts';
import { STARTED } from './started.ts';

export const startRows = [
  atLength('npm run build', { says: /built in/ }),
  atLength('npm start', { until: STARTED }),
  atLength('npm run dev', { until: STARTED }),
  atLength('node gateway/dist/server.js', { env: { FEED: 'simulator', DEMO: 'true' }, until: STARTED }),
  notRun(
    'DATABASE_URL=postgres://lineboard:…@db/lineboard REDIS_URL=redis://redis:6379 FEED=push ' +
      'FEED_PUSH_TOKENS=mover:$(openssl rand -hex 24) PUBLIC_ORIGINS=https://book.example TRUST_PROXY=1 HOST=0.0.0.0 ' +
      'npx lineboard start',
    'It needs a PostgreSQL and a Redis of one’s own under these names.',
    'gateway/src/start/whole/two-gateways.integration.test.ts',
  ),
  inBook('curl -s http://127.0.0.1:8080/readyz', {
    put: [['http://127.0.0.1:8080', '$ORIGIN']],
    says: /"ready":/,
  }),
  inBook('curl -s -H "Authorization: Bearer $METRICS_TOKEN" http://127.0.0.1:8080/metrics', {
    put: [['http://127.0.0.1:8080', '$ORIGIN']],
    says: /^lineboard_feed_up/m,
  }),
  notRun(
    'journalctl -u lineboard -o cat -f',
    'It needs a machine whose systemd runs the unit.',
    'npm run verify:proxies: systemd-analyze verify reads the unit',
  ),
  verified('npm run verify:proxies'),
  notRun('cd /srv/lineboard-new', 'It goes to a folder that nobody has.', 'npm run verify:bare-machine'),
  notRun('npm ci', 'It would install again what the tests run on.', 'npm run verify:bare-machine'),
  notRun(
    'cp -n /srv/lineboard/client/dist/assets/* client/dist/assets/',
    'It needs the build of an older version.',
    'client/e2e/upgrade.spec.ts',
  ),
  verified('npm run verify:alerts'),
  atLength('promtool check rules docs/operations/lineboard-alerts.yaml', {
    says: /SUCCESS/,
    needs: { program: 'promtool', get: 'apt-get install prometheus' },
  }),
];
