import type fc from 'fast-check';
import type { PriceAcceptance } from '@lineboard/domain/ground/price/price-acceptances';
import { decideByOperator, type Decision } from '../../src/betting/grading/decide-by-operator.ts';
import { type Grading, startGrading } from '../../src/betting/grading/start-grading.ts';
import { createTickets, type Tickets } from '../../src/betting/tickets/tickets.ts';
import { createCustomers } from '../../src/ground/customer/customers.ts';
import { createInProcessCustomerEvents } from '../../src/ground/customer/in-process-customer-events.ts';
import type { Database } from '../../src/ground/database/create-database.ts';
import { inTransaction } from '../../src/ground/database/in-transaction.ts';
import { createMetrics } from '../../src/ground/report/metrics.ts';
import { seedCustomer } from '../customers/seed-customer.ts';
import { createFakeBook, type FakeBook } from '../fakes/fake-book.ts';
import type { TestGateway } from '../gateways/test-gateway.ts';
import { createItem, createTicket } from '../samples/ticket-request.ts';
import type { HeldDatabase } from './held-database.ts';
import type { LedgerRow, Played, Shown, TicketCall, Winner } from './model-tickets.ts';
import { createMoments, Story } from './story.ts';

const FIRST_PRICE = 100;
const BALANCE_CENTS = 6_000;
const LIMIT_CENTS = 5_000;
const CUT_LIMIT_CENTS = 2_000;
const LINE_LIMIT_CENTS = 4_000;

/** What is drawn of a ticket. Who asks for it twice asks the same, or `twisted`, for one dollar more. */
export interface DrawnTicket {
  customer: number;
  game: number;
  amountCents: number;
  acceptance: PriceAcceptance;
  /** Whether the price that was there first is what the customer saw, or the one of the moment of sending. */
  sees: 'first' | 'latest';
}

interface Gateway {
  book: FakeBook;
  tickets: Tickets;
  grading: Grading;
  /** Entries of the log that it has read. */
  read: number;
  errors: unknown[];
}

interface WorldParts {
  run: number;
  real: Database;
  held: HeldDatabase;
  base: TestGateway;
  drawn: readonly DrawnTicket[];
}

/**
 * Two gateways over one database, each with a book that hears the same log at its own times, and two customers. A
 * gateway hears nothing of the other's tickets: that event may always be lost.
 */
export const openTicketsWorld = async (s: fc.Scheduler, { run, real, held, base, drawn }: WorldParts) => {
  const moments = createMoments();
  const customers = ['A', 'B'].map((name) => `${name}${run}`);
  const games = [run * 10 + 1, run * 10 + 2];
  for (const customerId of customers)
    await seedCustomer(real, { customerId, balanceCents: BALANCE_CENTS, limitCents: LIMIT_CENTS });

  const openGateway = (): Gateway => {
    const book = createFakeBook();
    for (const [at, gameNum] of games.entries())
      book.putGame(
        { gameNum },
        {
          moneyLine1: FIRST_PRICE,
          moneyLine2: -110,
          ...(at === 1 && { moneyLineStatus: 'I', moneyLineMaxWagerCents: LINE_LIMIT_CENTS }),
        },
      );
    const errors: unknown[] = [];
    const customerEvents = createInProcessCustomerEvents();
    const parts = {
      ...base.placing,
      database: held.database,
      book,
      customerEvents,
      metrics: createMetrics(),
    };
    const tickets = createTickets({
      ...parts,
      customers: createCustomers(held.database, parts.wallNowMs),
      onPendingFailed: (error) => errors.push(error),
    });
    const grading = startGrading(parts, { onError: (error) => errors.push(error) });
    return { book, tickets, grading, read: 0, errors };
  };
  const gateways = [openGateway(), openGateway()];
  await Promise.all(gateways.map(({ grading }) => grading.settled()));

  const shown = gateways.map(() =>
    games.map(() => new Story<Shown>({ price: FIRST_PRICE, isHeld: false, isOver: false })),
  );
  const limits = customers.map(() => new Story<readonly number[]>([LIMIT_CENTS]));
  const winners: Winner[] = games.map(() => null);
  const calls: TicketCall[] = [];
  const closed = new Map<string, number>();
  const cancelled = new Set<number>();
  const requests = new Map<number, ReturnType<typeof createTicket>>();

  const log: Array<{ game: number; change: (gateway: Gateway, before: Shown) => Shown }> = [];
  const readNext = (at: number): void => {
    const gateway = gateways[at]!;
    const { game, change } = log[gateway.read++]!;
    const story = shown[at]![game]!;
    story.tell(moments.next(), change(gateway, story.last));
  };
  const readers = gateways.map(() => Promise.resolve());
  const say = (game: number, change: (typeof log)[number]['change']): void => {
    log.push({ game, change });
    for (const at of gateways.keys())
      readers[at] = readers[at]!.then(() => s.schedule(Promise.resolve(), `gateway ${at} reads on`)).then(
        () => readNext(at),
      );
  };

  const requestOf = (at: number, gateway: number): ReturnType<typeof createTicket> => {
    const known = requests.get(at);
    if (known !== undefined) return known;
    const { game, amountCents, acceptance, sees } = drawn[at]!;
    const pick = { type: 'G', gameNum: games[game]!, periodNumber: 0, market: 'M', side: 'team1' } as const;
    const seenPrice = sees === 'first' ? FIRST_PRICE : shown[gateway]![game]!.last.price;
    const item = createItem(games[game]!, { pick, seenLine: null, seenPrice, amountCents });
    const made = createTicket([item], { priceAcceptance: acceptance });
    requests.set(at, made);
    return made;
  };

  const note = async (at: number, gateway: number, isTwisted: boolean): Promise<void> => {
    const { customer, game, acceptance } = drawn[at]!;
    const plain = requestOf(at, gateway);
    const [item] = plain.items;
    const amountCents = item!.amountCents + (isTwisted ? 100 : 0);
    const request = isTwisted ? { ...plain, items: [{ ...item!, amountCents }] } : plain;
    const from = moments.next();
    const answer = await gateways[gateway]!.tickets.place(customers[customer]!, request);
    const { idempotencyKey: key } = request;
    calls.push({
      ...{ key, customer: customers[customer]!, game: games[game]!, gateway, amountCents, acceptance },
      ...{ seenPrice: item!.seenPrice, from, to: moments.next(), answer },
    });
  };

  const close = async (at: number, gateway: number): Promise<void> => {
    const { idempotencyKey: key } = requestOf(at, gateway);
    closed.set(key, Math.min(closed.get(key) ?? Number.POSITIVE_INFINITY, moments.next()));
    const customer = customers[drawn[at]!.customer]!;
    const answer = await gateways[gateway]!.tickets.close(customer, key);
    if (answer?.state === 'closed') return;
    if (answer?.state !== 'accepted') throw new Error(`closing told ${JSON.stringify(answer)}`);
  };

  /** One at a time for each ticket: what operators said last is what counts. */
  const ruling = new Map<number, Promise<unknown>>();
  const rule = async (nth: number, decision: Decision): Promise<void> => {
    const numbers = [
      ...new Set(calls.map(({ answer }) => (answer.state === 'accepted' ? answer.ticketNumber : 0))),
    ];
    const number = numbers.filter((each) => each > 0)[nth];
    if (number === undefined) return;
    const { bookNowMs, wallNowMs } = base.placing;
    const now = { wallMs: wallNowMs(), bookMs: bookNowMs() };
    const ref = { ticket_number: number, wager_number: 1 };
    const before = ruling.get(number) ?? Promise.resolve();
    const after = before.then(async () => {
      await inTransaction(held.database.pool, (client) =>
        decideByOperator(client, held.database, ref, { itemNumber: null, decision, now }),
      );
      if (decision === null) cancelled.delete(number);
      else cancelled.add(number);
    });
    ruling.set(number, after);
    await after;
  };

  const cut = async (customer: number): Promise<void> => {
    const limit = limits[customer]!;
    // Until it is answered either may hold.
    limit.tell(moments.next(), [...limit.last, CUT_LIMIT_CENTS]);
    await held.database.pool.query('update customer_limit set max_base_cents = $2 where customer_id = $1', [
      customers[customer],
      CUT_LIMIT_CENTS,
    ]);
    limit.tell(moments.next(), [CUT_LIMIT_CENTS]);
  };

  const played: Played = {
    balanceCents: BALANCE_CENTS,
    shown: (gateway, game) => shown[gateway]![games.indexOf(game)]!,
    limits: (customer, game, from, to) => {
      const most = games.indexOf(game) === 1 ? LINE_LIMIT_CENTS : Number.POSITIVE_INFINITY;
      const told = limits[customers.indexOf(customer)]!.during(from, to).flat();
      return told.map((cents) => Math.min(cents, most));
    },
    calls,
    closed,
    winner: (game) => winners[games.indexOf(game)]!,
    cancelled,
  };

  return {
    gateways,
    played,
    place: note,
    close,
    rule,
    cut,
    move: (game: number, price: number) =>
      say(game, ({ book }, before) => {
        book.moveLine(games[game]!, { moneyLine1: price });
        return { ...before, price };
      }),
    hold: (game: number, isOpen: boolean) =>
      say(game, ({ book }, before) => {
        book.moveLine(games[game]!, { moneyLineStatus: isOpen ? (game === 1 ? 'I' : 'O') : 'H' });
        return { ...before, isHeld: !isOpen };
      }),
    end: (game: number, winner: 'team1' | 'team2') => {
      say(game, ({ book }, before) => {
        const [score1, score2] = winner === 'team1' ? [27, 20] : [20, 27];
        book.say({ gameNum: games[game]!, score1, score2 });
        return { ...before, isOver: true };
      });
      winners[game] = winner;
    },
    /** All that was said was read, and graded as far as those who heard it could. */
    settled: async (): Promise<void> => {
      await Promise.all(readers);
      await Promise.all(gateways.map(({ grading }) => grading.settled()));
    },
    /** A gateway that starts now finds what two left: a ticket that was judged before a final and written after. */
    sweep: async (): Promise<void> => {
      const late = openGateway();
      await late.grading.settled();
      await Promise.all([...gateways, late].map(({ grading }) => grading.stop()));
      gateways.push(late);
    },
    readLedger: async (): Promise<LedgerRow[]> =>
      (
        await real.pool.query<LedgerRow>(
          `select customer_id as customer, kind, amount_cents as amount, at_risk_cents as risk, ticket_number as ticket
             from ledger where customer_id = any($1) and ticket_number is not null order by entry_id`,
          [customers],
        )
      ).rows,
  };
};
