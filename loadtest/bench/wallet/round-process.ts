import { createSeededRandom } from '@lineboard/domain/testing/seeded-random';
import { createHmac, randomUUID } from 'node:crypto';
import { calculatePercentile } from '../machine/percentile.ts';
import { connectHttp } from '../tickets/http-connection.ts';

/** What the benchmark asks of the process that plays rounds. */
export interface RoundRequest {
  port: number;
  provider: string;
  key: string;
  sessions: string[];
  seconds: number;
  inFlight: number;
}

export interface RoundReport {
  rounds: number;
  /** Answers that were not "done", by status and code. */
  others: Record<string, number>;
  tookMs: number;
  p50Ms: number;
  p95Ms: number;
}

/** The provider's side: a bet, then the win that closes its round, a fixed number of rounds under way. */
const playRounds = async ({
  port,
  provider,
  key,
  sessions,
  seconds,
  inFlight,
}: RoundRequest): Promise<RoundReport> => {
  const random = createSeededRandom(process.pid);
  const latenciesMs: number[] = [];
  const others: Record<string, number> = {};
  let rounds = 0;
  const startMs = performance.now();
  const endMs = startMs + seconds * 1_000;

  const playOneAfterTheOther = async (): Promise<void> => {
    const connection = await connectHttp(port);
    const call = async (path: string, said: object): Promise<boolean> => {
      const [body, time] = [JSON.stringify(said), String(Date.now())];
      const signature = createHmac('sha256', key).update(`${time}.${path}.${body}`).digest('base64url');
      const headers =
        `X-Lineboard-Provider: ${provider}\r\nX-Lineboard-Time: ${time}\r\n` +
        `X-Lineboard-Signature: ${signature}\r\n`;
      const sentMs = performance.now();
      const answer = await connection.post(path, headers, body);
      latenciesMs.push(performance.now() - sentMs);
      if (answer.status === 200) return true;
      const name = `${answer.status} ${answer.body.slice(0, 60)}`;
      others[name] = (others[name] ?? 0) + 1;
      return false;
    };
    while (performance.now() < endMs) {
      const session = sessions[Math.floor(random() * sessions.length)]!;
      const round = randomUUID();
      const money = { round, currency: 'USD' };
      const bet = { session, transaction: `${round}.b`, game: 'slots', amountCents: 100, ...money };
      const win = { transaction: `${round}.w`, amountCents: 90, closesRound: true, ...money };
      if ((await call('/wallet/bet', bet)) && (await call('/wallet/win', win))) rounds += 1;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: inFlight }, playOneAfterTheOther));
  return {
    rounds,
    others,
    tookMs: performance.now() - startMs,
    p50Ms: calculatePercentile(latenciesMs, 0.5) ?? 0,
    p95Ms: calculatePercentile(latenciesMs, 0.95) ?? 0,
  };
};

process.on('message', (request: RoundRequest) => {
  void playRounds(request).then(
    (report) => process.send!(report),
    (error: Error) => process.send!({ failed: error.message }),
  );
});
