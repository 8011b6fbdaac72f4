import { randomUUID } from 'node:crypto';
import { LEDGER_KINDS } from '@lineboard/domain/ground/ledger/ledger-kinds';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createTestGateway, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import {
  anyRandomTicket,
  BUILDS_ON,
  createRandomTicket,
  RANDOM_TICKET_KINDS,
  type RandomTicket,
  type RandomTicketKind,
} from '../../../testing/random/random-tickets.ts';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import type { Database } from '../database/create-database.ts';
import { decideWager } from '../../betting/grading/decide-wager.ts';
import { expireOpenSpots } from '../../betting/grading/expire-open-spots.ts';
import { startGrading } from '../../betting/grading/start-grading.ts';
import { readWagers, selectWagers } from '../../betting/wagers/stored-wager.ts';
import { checkBalances } from './check-balances.ts';

const GAMES = [1, 2, 3, 4];
const DAY_MS = 24 * 3_600_000;
const CUSTOMERS = ['CASH', 'CREDIT'];

const FIRST_TICKET = { games: [1, 2], amountCents: 500, acceptance: 'none', winOnly: false } as const;

/** Entries of tickets that move what the row of their kind doesn't name. */
const listStrayMoves = async ({ kysely }: Database) => {
  const entries = await kysely.selectFrom('ledger').selectAll().where('kind', '<>', 'deposit').execute();
  const rows = new Map(LEDGER_KINDS.map(({ kind, moves }) => [kind, moves as readonly string[]]));
  return entries.filter((entry) => {
    const moved = [
      ...(entry.amount_cents === 0 ? [] : ['balance']),
      ...(entry.at_risk_cents === 0 ? [] : ['atRisk']),
      ...(entry.free_play_cents === 0 ? [] : ['freePlay']),
    ];
    return moved.some((move) => !rows.get(entry.kind)!.includes(move));
  });
};

/** The events of a book. Steps of one list happen at the same moment. */
type Step =
  | { kind: 'place'; customer: string; ticket: RandomTicket; on: number }
  | { kind: 'repeat'; at: number }
  | { kind: 'close'; customer: string; at: number }
  | { kind: 'move'; game: number; price: number }
  | { kind: 'live'; game: number }
  | { kind: 'final'; game: number; score1: number; score2: number }
  | { kind: 'off'; game: number; phase: 'postponed' | 'cancelled' }
  | { kind: 'wait' };

const game = fc.constantFrom(...GAMES);
const customer = fc.constantFrom(...CUSTOMERS);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      customer,
      ticket: anyRandomTicket(GAMES),
      on: fc.nat(5),
    }),
  },
  fc.record({ kind: fc.constant('repeat' as const), at: fc.nat(20) }),
  fc.record({ kind: fc.constant('close' as const), customer, at: fc.nat(20) }),
  fc.record({ kind: fc.constant('move' as const), game, price: fc.constantFrom(-130, -110, 100, 125) }),
  fc.record({ kind: fc.constant('live' as const), game }),
  fc.record({ kind: fc.constant('final' as const), game, score1: fc.nat(12), score2: fc.nat(12) }),
  fc.record({
    kind: fc.constant('off' as const),
    game,
    phase: fc.constantFrom('postponed' as const, 'cancelled' as const),
  }),
  fc.record({ kind: fc.constant('wait' as const) }),
);

describe.each(oneEngine())('the books after any history on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
  });
  afterAll(() => drop());

  it('HR-15.1, HR-41.3, HR-42.1: add up for every kind of ticket, no account is ever overdrawn by placing, and nothing stays open once every game has ended', async () => {
    let run = 0;
    const accepted = new Set<string>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { maxLength: 12 }),
        async (history) => {
          run += 1;
          const gateway = await createTestGateway(database, { LIVE_DELAY_MS: '1000' });
          const idOf = (name: string): string => `${name}${run}`;
          const numberOf = (at: number): number => run * 100 + at;
          const rights = {
            enableRifFlag: true,
            freePlayCents: 30_000,
            restrictions: [{ code: 'PLOPEN' }, { code: 'TEOPEN' }],
          };
          await seedCustomer(database, { customerId: idOf('CASH'), balanceCents: 100_000, ...rights });
          await seedCustomer(database, {
            customerId: idOf('CREDIT'),
            balanceCents: 0,
            creditLimitCents: 100_000,
            ...rights,
          });
          for (const at of GAMES) gateway.book.putGame({ gameNum: numberOf(at) });
          const errors: unknown[] = [];
          const gradings = [0, 1].map(() =>
            startGrading(gateway.grading, { onError: (error) => errors.push(error) }),
          );
          const settled = () => Promise.all(gradings.map((grading) => grading.settled()));
          const sent: Array<{ customerId: string; request: TicketRequest }> = [];
          const act = actor(gateway, idOf, numberOf, sent, accepted);
          // Something to build on from the first moment, and what builds on it, which chance alone seldom brings about.
          for (const customer of CUSTOMERS) {
            for (const kind of ['straight', 'openParlay'] as const)
              await act({ kind: 'place', customer, ticket: { ...FIRST_TICKET, kind }, on: 0 });
            for (const kind of ['rollingIf', 'fill'] as const)
              await act({ kind: 'place', customer, ticket: { ...FIRST_TICKET, kind, games: [3] }, on: 0 });
          }
          // Chance alone leaves the rarest kind out of every tenth run of this test.
          const kind = RANDOM_TICKET_KINDS[run % RANDOM_TICKET_KINDS.length]!;
          const ticket = { ...FIRST_TICKET, kind, games: GAMES };
          await act({ kind: 'place', customer: 'CREDIT', ticket, on: 0 });
          for (const moment of history) await Promise.all(moment.map(act));
          await settled();
          expect(await checkBalances(database.pool)).toEqual([]);
          await act({ kind: 'wait' });
          for (const at of GAMES) await act({ kind: 'final', game: at, score1: 3, score2: at * 2 });
          await settled();
          gateway.clock.wallMs += 8 * DAY_MS;
          await expireOpenSpots(gateway.grading);
          await Promise.all(gradings.map((grading) => grading.stop()));
          await gateway.close();
          expect(errors).toEqual([]);
          expect(await checkBalances(database.pool)).toEqual([]);
          expect(await listStrayMoves(database)).toEqual([]);
          const wagers = await readWagers(
            database.pool,
            selectWagers(database.kysely).where('w.customer_id', 'in', CUSTOMERS.map(idOf)),
          );
          for (const wager of wagers) {
            expect(wager.status).not.toBe('O');
            if (wager.parent_ticket_number !== null) continue;
            const { status, netCents } = decideWager(wager, null);
            expect([wager.status, wager.net_cents]).toEqual([status, netCents]);
          }
        },
      ),
      { numRuns: 40, endOnFailure: true },
    );
    expect([...accepted].toSorted()).toEqual(RANDOM_TICKET_KINDS.toSorted());
  });
});

const actor =
  (
    gateway: TestGateway,
    idOf: (name: string) => string,
    numberOf: (at: number) => number,
    sent: Array<{ customerId: string; request: TicketRequest }>,
    accepted: Set<string>,
    tickets = new Map<string, Array<{ kind: RandomTicketKind; ticketNumber: number }>>(),
  ) =>
  async (step: Step): Promise<void> => {
    switch (step.kind) {
      case 'place': {
        const customerId = idOf(step.customer);
        const { kind } = step.ticket;
        const own = (tickets.get(customerId) ?? []).filter((one) => BUILDS_ON[kind]?.includes(one.kind));
        const onTicket = own[own.length - 1 - (step.on % Math.max(1, own.length))]?.ticketNumber ?? 0;
        const request = createRandomTicket(step.ticket, numberOf, onTicket);
        sent.push({ customerId, request });
        const answer = await gateway.tickets.place(customerId, request);
        if (answer.state !== 'accepted') return;
        accepted.add(kind);
        const { ticketNumber } = answer;
        tickets.set(customerId, [...(tickets.get(customerId) ?? []), { kind, ticketNumber }]);
        expect(answer.balance.availableCents).toBeGreaterThanOrEqual(0);
        expect(answer.balance.freePlayBalanceCents).toBeGreaterThanOrEqual(0);
        return;
      }
      case 'repeat': {
        const known = sent[step.at];
        if (known !== undefined) await gateway.tickets.place(known.customerId, known.request);
        return;
      }
      case 'close':
        await gateway.tickets.close(
          idOf(step.customer),
          sent[step.at]?.request.idempotencyKey ?? randomUUID(),
        );
        return;
      case 'move':
        gateway.book.moveLine(numberOf(step.game), { spreadAdj2: step.price });
        return;
      case 'live':
        gateway.book.say({ gameNum: numberOf(step.game), phase: 'live' });
        return;
      case 'final':
        gateway.book.say({ gameNum: numberOf(step.game), score1: step.score1, score2: step.score2 });
        return;
      case 'off':
        gateway.book.say({ gameNum: numberOf(step.game), phase: step.phase });
        return;
      case 'wait':
        gateway.clock.wallMs += 1_000;
        await gateway.tickets.decideDue();
    }
  };
