import http from 'k6/http';
import { Rate, Trend } from 'k6/metrics';
import { jsonHeaders, pages } from '../customers.ts';
import { settings, timeThresholds } from '../settings.ts';

const reportMs = new Trend('report_ms', true);
const errors = new Rate('report_errors');

export const REPORT_THRESHOLDS = {
  report_errors: ['rate==0'],
  ...timeThresholds({ report_ms: ['p(95)<250', 'p(99)<1000'] }),
};

/** What a customer looks up about the own account, one page after the other. */
const PATHS = ['/api/session', '/api/open-bets', '/api/daily-figures', '/api/transactions'];

/** One customer opens one of these pages. */
export const readOwnPage = (turn: number): void => {
  const path = PATHS[turn % PATHS.length]!;
  const page = pages[Math.floor(turn / PATHS.length) % pages.length]!;
  const answer = http.get(`${settings.baseUrl}${path}`, { headers: jsonHeaders(page) });
  if (answer.status !== 200) console.error(`${path} ${answer.status}: ${JSON.stringify(answer.body)}`);
  errors.add(answer.status !== 200);
  reportMs.add(answer.timings.duration, { page: path });
};
