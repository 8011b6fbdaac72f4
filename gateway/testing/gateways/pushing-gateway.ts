import type { ErrorBody } from '@lineboard/domain/ground/error/refusal';
import { ANY_IMAGE, plainGuard } from '../fakes/plain-guard.ts';
import type { Notices } from '../../src/ground/notices/notice.ts';
import { NOTHING_FAILS } from '../fakes/noted-failures.ts';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import { fastify, type FastifyInstance } from 'fastify';
import { createBook, type Book } from '../../src/lines/book/book.ts';
import { readLog } from '../../src/lines/book/read-log.ts';
import { createCustomers } from '../../src/ground/customer/customers.ts';
import type { Database } from '../../src/ground/database/create-database.ts';
import type { BatchAnswer } from '@lineboard/domain/lines/feed/batch-answer.schema';
import { createNumberOwners } from '../../src/lines/feeds/push/create-number-owners.ts';
import { createPushFeeds } from '../../src/lines/feeds/push/create-push-feeds.ts';
import { createRangeJudge, type NumberRange } from '../../src/lines/feeds/push/number-ranges.ts';
import { tellRefusedRows } from '../../src/lines/feeds/push/tell-refused-rows.ts';
import { type Grading, startGrading } from '../../src/betting/grading/start-grading.ts';
import { createInProcessLog } from '../../src/lines/log/in-process-log.ts';
import { createTickets } from '../../src/betting/tickets/tickets.ts';
import { NO_TRACES } from '../../src/ground/traces/traces.ts';
import { createTestGateway } from './test-gateway.ts';

/** Push feeds, book, tickets and grading as a gateway has them, over a real database; time is stopped. */
export interface PushingGateway {
  app: FastifyInstance;
  book: Book;
  grading: Grading;
  errors: unknown[];
  /** What the operator would read in the log. */
  messages: string[];
  metrics(): Promise<string>;
  /** Sends the feed's next batch. */
  push(feedId: string, rows: unknown[], image?: boolean): Promise<BatchAnswer>;
  /** Sends a batch as it is. */
  send(feedId: string, batch: object): Promise<{ status: number; body: BatchAnswer & ErrorBody }>;
  place(customerId: string, ticket: TicketRequest): Promise<unknown>;
  close(): Promise<void>;
}

const AFTER_GAMES_MS = Date.UTC(2032, 0, 1);

const tokenOf = (feedId: string): string => `${feedId}-token-of-enough-length`;

export const createPushingGateway = async (
  database: Database,
  feedIds: readonly string[],
  ranges: readonly NumberRange[] = [],
): Promise<PushingGateway> => {
  const under = await createTestGateway(database);
  const log = createInProcessLog({ reporter: NOTHING_FAILS });
  const book = createBook();
  const stopReading = await readLog(book, log, NOTHING_FAILS);
  const placing = { ...under.placing, book };
  const { customerEvents, metrics } = under.grading;
  const customers = createCustomers(database, placing.wallNowMs);
  const errors: unknown[] = [];
  const onPendingFailed = (error: unknown): void => void errors.push(error);
  const tickets = createTickets({ ...placing, customers, customerEvents, metrics, onPendingFailed });
  const messages: string[] = [];
  const notices: Notices = {
    begin: ({ about, detail }) => void messages.push(`${about}: ${detail}`),
    grow: () => undefined,
    end: (about, ending) => void messages.push(`${about}: over, ${ending}`),
    settled: () => Promise.resolve(),
    readOpen: () => Promise.resolve([]),
  };
  const nowMs = (): number => AFTER_GAMES_MS;
  const grading = startGrading({ ...under.grading, book }, { onError: (error) => errors.push(error) });
  const app = fastify();
  const tokens = feedIds.map((feedId) => ({ feedId, token: tokenOf(feedId) }));
  const feeds = createPushFeeds(tokens, {
    owners: createNumberOwners(book, database, ['main', 'north']),
    judgeRange: createRangeJudge(ranges),
    ...tellRefusedRows(metrics, notices, nowMs),
    onNewLeague: () => undefined,
    nowMs,
    guard: (feedId) => plainGuard(feedId, nowMs, undefined, ANY_IMAGE),
    reporter: NOTHING_FAILS,
    traces: NO_TRACES,
  });
  feeds.routes(app);
  for (const feed of feeds.feeds)
    await feed.start({ append: async (changes) => void (await log.append(feed.feedId, changes)) });
  const sequences = new Map<string, number>();
  const send: PushingGateway['send'] = async (feedId, batch) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/feed/${feedId}`,
      headers: { authorization: `Bearer ${tokenOf(feedId)}` },
      payload: batch,
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    app,
    book,
    grading,
    errors,
    messages,
    metrics: () => metrics.registry.metrics(),
    push: async (feedId, rows, image = false) => {
      const sequence = (sequences.get(feedId) ?? 0) + 1;
      const { status, body } = await send(feedId, { batchId: `b${sequence}`, sequence, image, rows });
      if (status !== 200) throw new Error(JSON.stringify(body));
      sequences.set(feedId, sequence);
      await grading.settled();
      return body;
    },
    send,
    place: (customerId, ticket) => tickets.place(customerId, ticket),
    close: async () => {
      await grading.stop();
      await app.close();
      await under.close();
      await stopReading();
      await log.close();
    },
  };
};
