import { PAGE_HEADER } from '@lineboard/domain/account/sign-in/page-mark';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { createSeededRandom } from '@lineboard/domain/testing/seeded-random';
import { calculatePercentile } from '../machine/percentile.ts';
import { createBenchTicket } from './bench-ticket.ts';
import { connectHttp } from './http-connection.ts';
import type { OrderReport, OrderRequest } from './order-messages.ts';

/** The customers' side: straight wagers on spreads, each ticket with a key of its own, a fixed number under way. */
const placeTickets = async (request: OrderRequest): Promise<OrderReport> => {
  const random = createSeededRandom(process.pid);
  const latenciesMs: number[] = [];
  const others: Record<string, number> = {};
  let accepted = 0;
  const startMs = performance.now();
  const endMs = startMs + request.seconds * 1_000;

  const placeOneAfterTheOther = async (): Promise<void> => {
    const connection = await connectHttp(request.port);
    while (performance.now() < endMs) {
      const { cookie, page } = request.pages[Math.floor(random() * request.pages.length)]!;
      const sentMs = performance.now();
      const { status, body } = await connection.post(
        '/api/tickets',
        `Origin: ${request.origin}\r\nCookie: ${cookie}\r\n${PAGE_HEADER}: ${page}\r\n`,
        JSON.stringify(
          createBenchTicket(Math.floor(random() * request.games), random() < 0.5 ? 'team1' : 'team2'),
        ),
      );
      latenciesMs.push(performance.now() - sentMs);
      const answer = JSON.parse(body) as TicketAnswer | { error: { code: string } };
      if ('state' in answer && answer.state === 'accepted') accepted += 1;
      else {
        const code = 'error' in answer ? answer.error.code : 'code' in answer ? answer.code : '';
        const name = `${status} ${'state' in answer ? answer.state : ''} ${code}`.trim();
        others[name] = (others[name] ?? 0) + 1;
      }
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: request.inFlight }, placeOneAfterTheOther));

  return {
    accepted,
    counted: accepted,
    others,
    tookMs: performance.now() - startMs,
    p50Ms: calculatePercentile(latenciesMs, 0.5) ?? 0,
    p95Ms: calculatePercentile(latenciesMs, 0.95) ?? 0,
  };
};

process.on('message', (request: OrderRequest) => {
  void placeTickets(request).then(
    (report) => process.send!(report),
    (error: Error) => process.send!({ failed: error.message }),
  );
});
