import type { TicketAccepted } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { TicketRequest, WagerItemRequest } from '@lineboard/domain/betting/request/ticket-request';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Database } from '../../src/ground/database/create-database.ts';
import { type Grading, startGrading } from '../../src/betting/grading/start-grading.ts';
import { checkBalances } from '../../src/ground/ledger/check-balances.ts';
import { readOpenBets } from '../../src/books/open-bets/read-open-bets.ts';
import type { TestEngine } from '../servers/postgres-global-setup.ts';
import { seedCustomer } from '../customers/seed-customer.ts';
import { createTestDatabase } from '../servers/test-database.ts';
import { createTestGateway, type TestGateway } from '../gateways/test-gateway.ts';
import { createItem, createTicket } from '../samples/ticket-request.ts';

/** Scores around the spread −3 on the home team that the tickets bet on. */
export const SCORES = {
  W: { score1: 20, score2: 27 },
  L: { score1: 20, score2: 21 },
  P: { score1: 20, score2: 23 },
};

/** Games that each test has for itself, numbered from 1. */
export const GAMES_EACH = 6;

/**
 * For files whose tests bet on games and say how they end. Each test has games and a customer of its own with a balance
 * of 100,000 cents, and one grading that runs; at the end the ledger of the whole file must add up.
 */
export const setUpGradedGames = (engine: TestEngine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let gradings: Grading[] = [];
  let customerId: string;
  let errors: unknown[];
  let test = 0;

  const gameNum = (at: number): number => test * 100 + at;
  /** So many in all: any of them may be the one that grades a result, so all are waited for. */
  const startGradings = (count: number): void => {
    while (gradings.length < count)
      gradings.push(startGrading(gateway.grading, { onError: (error) => errors.push(error) }));
  };

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
  });
  beforeEach(async () => {
    test += 1;
    customerId = `M${test}`;
    await seedCustomer(database, { customerId, enableRifFlag: true, freePlayCents: 50_000 });
    await database.kysely
      .insertInto('customer_restriction')
      .values([
        { customer_id: customerId, code: 'PLOPEN', params: '{}' },
        { customer_id: customerId, code: 'TEOPEN', params: '{}' },
      ])
      .execute();
    gateway = await createTestGateway(database);
    for (let at = 1; at <= GAMES_EACH; at += 1) gateway.book.putGame({ gameNum: gameNum(at) });
    errors = [];
    gradings = [];
    startGradings(1);
    return async () => {
      await Promise.all(gradings.map((grading) => grading.stop()));
      await gateway.close();
    };
  });
  afterAll(async () => {
    expect(await checkBalances(database.pool)).toEqual([]);
    await drop();
  });

  const items = (...games: number[]): WagerItemRequest[] => games.map((at) => createItem(gameNum(at)));
  const place = async (
    games: number[],
    fields: Partial<TicketRequest>,
    each: Partial<WagerItemRequest> = {},
  ): Promise<TicketAccepted> => {
    const ticket = createTicket(
      items(...games).map((item) => ({ ...item, ...each })),
      fields,
    );
    const answer = await gateway.tickets.place(customerId, ticket);
    if (answer.state !== 'accepted') throw new Error(JSON.stringify(answer));
    return answer;
  };
  const placeParlay = (games: number[], fields: Partial<TicketRequest> = {}) =>
    place(games, { wagerType: 'parlay', amountCents: 10_000, ...fields });
  const settled = async (): Promise<void> => void (await Promise.all(gradings.map((one) => one.settled())));
  const say = async (at: number, result: keyof typeof SCORES): Promise<void> => {
    gateway.book.say({ gameNum: gameNum(at), ...SCORES[result] });
    await settled();
  };
  const balance = async () => {
    const account = await gateway.tickets.account(customerId);
    return [account?.balance.currentBalanceCents, account?.balance.atRiskCents];
  };
  const bets = () => readOpenBets(gateway.grading, customerId, null, gateway.clock.wallMs);
  const ledgerOf = async ({ ticketNumber }: TicketAccepted) =>
    (
      await database.kysely
        .selectFrom('ledger')
        .selectAll()
        .where('ticket_number', '=', ticketNumber)
        .orderBy('entry_id')
        .execute()
    ).map(({ kind, amount_cents, at_risk_cents }) => [kind, amount_cents, at_risk_cents]);

  return {
    get database() {
      return database;
    },
    get gateway() {
      return gateway;
    },
    get customerId() {
      return customerId;
    },
    get gradings() {
      return gradings;
    },
    /** What the gradings reported. */
    get errors() {
      return errors;
    },
    gameNum,
    startGradings,
    items,
    place,
    placeParlay,
    settled,
    say,
    balance,
    bets,
    ledgerOf,
  };
};
