import { hmac } from 'k6/crypto';
import http from 'k6/http';
import { Rate, Trend } from 'k6/metrics';
import { casino } from '../customers.ts';
import { settings, timeThresholds } from '../settings.ts';

const callMs = new Trend('wallet_ms', true);
const errors = new Rate('wallet_errors');

export const playsRounds = casino[0] !== null;

export const ROUND_THRESHOLDS: Record<string, string[]> = playsRounds
  ? { wallet_errors: ['rate==0'], ...timeThresholds({ wallet_ms: ['p(95)<250', 'p(99)<1000'] }) }
  : {};

const STAKE_CENTS = 100;

/** The provider's side of one round: a bet, and the win that closes it; each is sent twice, as after a lost answer. */
export const playRound = (turn: number): void => {
  const at = casino[0]!;
  const round = crypto.randomUUID();
  const money = { round, currency: 'USD', amountCents: STAKE_CENTS };
  const session = at.sessions[turn % at.sessions.length]!;
  const bet = { session, transaction: `${round}.b`, game: 'slots', ...money };
  const win = { transaction: `${round}.w`, closesRound: true, ...money };
  for (const [path, said] of [
    ['/wallet/bet', bet],
    ['/wallet/win', win],
  ] as const) {
    const first = call(at, path, said);
    const again = call(at, path, said);
    errors.add(first.status !== 200 || again.status !== 200 || first.body !== again.body);
    if (first.status !== 200) console.error(`${path} ${first.status}: ${JSON.stringify(first.body)}`);
  }
};

const call = ({ provider, key }: { provider: string; key: string }, path: string, said: object) => {
  const [body, time] = [JSON.stringify(said), String(Date.now())];
  const answer = http.post(`${settings.baseUrl}${path}`, body, {
    headers: {
      'Content-Type': 'application/json',
      'X-Lineboard-Provider': provider,
      'X-Lineboard-Time': time,
      'X-Lineboard-Signature': hmac('sha256', key, `${time}.${path}.${body}`, 'base64rawurl'),
    },
  });
  callMs.add(answer.timings.duration);
  return answer;
};
