/**
 * Places tickets through the gateway's own code below HTTP, as fast as it can, and prints what came of it as JSON.
 *
 *   DATABASE_URL=… node gateway/testing/load/place-tickets-command.ts --seconds 10
 *
 * The database must be migrated and hold the customers of `customers/seed-customers-command.ts`. Book, judging,
 * statement and pool are the real ones; only the lines are made up here.
 */
import { NOTHING_FAILS } from '../fakes/noted-failures.ts';
import { randomInt, randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import { STRAIGHT_OPTIONS, type TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import { createGame } from '@lineboard/domain/testing/book-fixtures';
import { createItem } from '@lineboard/domain/testing/ticket-fixtures';
import { createBook } from '../../src/lines/book/book.ts';
import { readLog } from '../../src/lines/book/read-log.ts';
import { createInProcessCustomerEvents } from '../../src/ground/customer/in-process-customer-events.ts';
import { createCustomers } from '../../src/ground/customer/customers.ts';
import { createDatabase } from '../../src/ground/database/create-database.ts';
import { createInProcessLog } from '../../src/lines/log/in-process-log.ts';
import { createMetrics } from '../../src/ground/report/metrics.ts';
import { createTickets } from '../../src/betting/tickets/tickets.ts';
import { NO_TRACES } from '../../src/ground/traces/traces.ts';
import { emptyLine } from '../../src/lines/feeds/timeline/empty-line.ts';

const { values } = parseArgs({
  options: {
    customers: { type: 'string', default: '200' },
    games: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '10' },
    'in-flight': { type: 'string', default: '16' },
    connections: { type: 'string', default: '12' },
  },
});
const customers = Number(values.customers);
const games = Number(values.games);
const databaseUrl = process.env['DATABASE_URL'];
if (databaseUrl === undefined) throw new Error('DATABASE_URL is not set.');

const FEED_ID = 'bench';
const STORE = 'main';
const FIRST_GAME_NUM = 100_000;
const KICK_OFF_MS = Date.now() + 6 * 3_600_000;
const STAKE_CENTS = 1_000;
const BEAT_EVERY_MS = 1_000;
const WARM_UP_MS = 2_000;

const createLine = (at: number): FeedChange[] => {
  const gameNum = FIRST_GAME_NUM + at;
  return [
    {
      kind: 'game',
      game: createGame({
        gameNum,
        feedId: FEED_ID,
        sportType: 'Basketball',
        sportSubType: 'NBA',
        team1Id: `Visitors ${at + 1}`,
        team2Id: `Hosts ${at + 1}`,
        team1RotNum: 1_001 + 2 * at,
        team2RotNum: 1_002 + 2 * at,
        gameDateTimeMs: KICK_OFF_MS,
        includeTeamTotals: false,
      }),
    },
    {
      kind: 'line',
      line: {
        ...emptyLine(gameNum, 0, STORE, KICK_OFF_MS, false),
        spread1: -3.5,
        spread2: 3.5,
        spreadAdj1: -110,
        spreadAdj2: -110,
      },
    },
  ];
};

const SPREAD = { type: 'G', periodNumber: 0, market: 'S', side: 'team1' } as const;

const createRequest = (): TicketRequest => ({
  ...STRAIGHT_OPTIONS,
  idempotencyKey: randomUUID(),
  priceAcceptance: 'none',
  items: [
    createItem({
      itemId: 'i1',
      pick: { ...SPREAD, gameNum: FIRST_GAME_NUM + randomInt(games) },
      seen: { epoch: FEED_ID, clk: 0 },
      amountEntered: 'risk',
      amountCents: STAKE_CENTS,
      pitcher1ReqFlag: false,
      pitcher2ReqFlag: false,
    }),
  ],
});

const database = createDatabase(databaseUrl, Number(values.connections));
const log = createInProcessLog({ reporter: NOTHING_FAILS });
const book = createBook();
await readLog(book, log, NOTHING_FAILS);
const lines = Array.from({ length: games }, (_, at) => createLine(at)).flat();
await log.append(FEED_ID, [{ kind: 'imageBegin' }, ...lines, { kind: 'imageEnd' }]);
const beat = setInterval(() => void log.append(FEED_ID, [{ kind: 'beat' }]), BEAT_EVERY_MS);

const tickets = createTickets({
  database,
  traces: NO_TRACES,
  book,
  bookNowMs: Date.now,
  wallNowMs: Date.now,
  pendingNowMs: () => null,
  liveDelayMs: () => 0,
  asksPassword: false,
  rules: DEFAULT_HOUSE_RULES,
  customers: createCustomers(database, Date.now),
  customerEvents: createInProcessCustomerEvents(),
  metrics: createMetrics(),
  onPendingFailed: (error) => {
    throw error;
  },
});

let accepted = 0;
let counted = 0;
const others: Record<string, number> = {};
const latenciesMs: number[] = [];
const startMs = performance.now() + WARM_UP_MS;
const endMs = startMs + Number(values.seconds) * 1_000;

const placeOneAfterTheOther = async (): Promise<void> => {
  while (performance.now() < endMs) {
    const sentMs = performance.now();
    const answer = await tickets.place(`BENCH${randomInt(customers) + 1}`, createRequest());
    if (answer.state === 'accepted') {
      accepted += 1;
      if (sentMs < startMs) continue;
      counted += 1;
      latenciesMs.push(performance.now() - sentMs);
    } else {
      const name = answer.state === 'refused' ? `refused ${answer.code}` : answer.state;
      others[name] = (others[name] ?? 0) + 1;
    }
  }
};
await Promise.all(Array.from({ length: Number(values['in-flight']) }, placeOneAfterTheOther));
const tookMs = performance.now() - startMs;

clearInterval(beat);
await log.close();
await database.close();
const sorted = latenciesMs.toSorted((a, b) => a - b);
const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
console.log(JSON.stringify({ accepted, counted, others, tookMs, p50Ms: at(0.5), p95Ms: at(0.95) }));
