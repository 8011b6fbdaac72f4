import { atLength, notRun } from '../row.ts';
import { STARTED } from './started.ts';

export const startRows = [
  atLength('npm run build', { says: /built in/ }),
  atLength('npm start', { until: STARTED }),
  atLength('npm run dev', { until: STARTED }),
  atLength('node gateway/dist/server.js', { env: { FEED: 'simulator', DEMO: 'true' }, until: STARTED }),
  notRun(
    'DATABASE_URL=postgres://lineboard:…@db/lineboard REDIS_URL=redis://redis:6379 FEED=push ' +
      'FEED_PUSH_TOKENS=mover:$(openssl rand -hex 24) PUBLIC_ORIGINS=https://book.example TRUST_PROXY=1 HOST=0.0.0.0 ' +
      'node gateway/dist/server.js',
    'It needs a PostgreSQL and a Redis of one’s own under these names.',
    'gateway/src/two-gateways.integration.test.ts',
  ),
  atLength('promtool check rules docs/operations/lineboard-alerts.yaml', {
    says: /SUCCESS/,
    needs: { program: 'promtool', get: 'apt-get install prometheus' },
  }),
];
