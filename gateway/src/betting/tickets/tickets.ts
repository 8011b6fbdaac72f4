import { REFUSED_TICKET_CODES } from '@lineboard/domain/ground/error/error-code';
import type { AccountFigures } from '@lineboard/domain/account/sign-in/session-answer.schema';
import type { TicketAnswer, TicketPending } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import type { CustomerEvents } from '../../ground/customer/customer-events.ts';
import type { Customers } from '../../ground/customer/customers.ts';
import { readOwnFigures } from '../../account/own-limits/read-own-figures.ts';
import { readOwnTerms } from '../../account/own-limits/own-terms.ts';
import { beginAtZero } from '../../ground/report/begin-at-zero.ts';
import type { Metrics } from '../../ground/report/metrics.ts';
import { closeKey } from './close-key.ts';
import { createTurns } from './create-turns.ts';
import { decideDue, type DecidingParts } from './decide-due.ts';
import type { DecidedTicket } from './decide-pending.ts';
import { FAILED_FOR } from './decide-waiting.ts';
import { KnownAccounts } from './known-accounts.ts';
import { outsideSpans } from '../../ground/traces/active-span.ts';
import { placeTicket } from './place-ticket.ts';
import { TicketDoor, TURNED_AWAY_CAUSES } from './ticket-door.ts';
import { tellAnswer, tellTurns } from './traced-steps.ts';
import { readExposures } from './account-state.ts';

/** Tickets of one customer each; the customer id always comes from the session. */
export interface Tickets {
  /** @throws TicketsBusy when it would be answered late: nothing was done with it */
  place(customerId: string, request: TicketRequest): Promise<TicketAnswer>;
  /** @returns null when nothing is known of the key */
  find(customerId: string, idempotencyKey: string): Promise<TicketAnswer | null>;
  /**
   * What became of the key, or `closed` from now on: a request that is still on its way can't place any more.
   * @returns null when the customer has closed so many that this one stays open
   */
  close(customerId: string, idempotencyKey: string): Promise<TicketAnswer | null>;
  account(customerId: string): Promise<AccountFigures | null>;
  /**
   * Decides pending tickets that are due, whichever gateway accepted them.
   * @returns how many were decided; 0 when none is left for now
   */
  decideDue(): Promise<number>;
  /** Told of each ticket that begins to wait here. @returns how to stop listening */
  listenPending(onPending: (pending: TicketPending) => void): () => void;
}

export interface TicketsParts extends Omit<DecidingParts, 'onDecided' | 'onFailed'> {
  customers: Customers;
  customerEvents: CustomerEvents;
  metrics: Metrics;
  /** A pending ticket couldn't be decided at its moment; it is tried again, or refused. */
  onPendingFailed: (error: unknown, about: { customerId: string; idempotencyKey: string }) => void;
}

const STATES = ['accepted', 'pending', 'changed', 'closed'] as const satisfies ReadonlyArray<
  TicketAnswer['state']
>;

const beginCounters = ({ tickets, turnedAwayTickets, pendingFailures }: Metrics): void => {
  const codes = [...REFUSED_TICKET_CODES, 'ticketsBusy'];
  beginAtZero(tickets, [
    ...STATES.map((state) => ({ state, code: '' })),
    ...codes.map((code) => ({ state: 'refused', code })),
  ]);
  beginAtZero(
    turnedAwayTickets,
    TURNED_AWAY_CAUSES.map((cause) => ({ cause })),
  );
  beginAtZero(
    pendingFailures,
    FAILED_FOR.map((cause) => ({ cause })),
  );
};

const readFigures = async (parts: TicketsParts, customerId: string): Promise<AccountFigures | null> => {
  const now = { wallMs: parts.wallNowMs(), bookMs: parts.bookNowMs() };
  const [balance, exposureCents, terms] = await Promise.all([
    parts.customers.balance(customerId),
    readExposures(parts.database.pool, customerId, now.bookMs),
    readOwnTerms(parts.database.pool, customerId),
  ]);
  if (balance === null) return null;
  const own = await readOwnFigures(parts.database.pool, customerId, terms, now);
  return { balance, exposureCents, own };
};

export const createTickets = (parts: TicketsParts): Tickets => {
  const { database, customerEvents, metrics, traces, wallNowMs } = parts;
  beginCounters(metrics);
  const accounts = new KnownAccounts(database);
  // Two tickets of one customer at once would only find each other's version; on another gateway they still may.
  const inTurn = tellTurns(traces, createTurns());
  const door = new TicketDoor((cause) => {
    metrics.tickets.inc({ state: 'refused', code: 'ticketsBusy' });
    metrics.turnedAwayTickets.inc({ cause });
  });
  const pendingListeners = new Set<(pending: TicketPending) => void>();
  // Grading, here or elsewhere: saves the write that would find another version. A lost event costs just that.
  customerEvents.listen((customerId, event) => {
    if (event.kind === 'balance') accounts.dropOlder(customerId, event.balance.version);
  });

  const find = async (customerId: string, idempotencyKey: string): Promise<TicketAnswer | null> => {
    const row = await database.kysely
      .selectFrom('ticket_key')
      .select('answer')
      .where('customer_id', '=', customerId)
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst();
    if (row === undefined) return null;
    await database.pipeline.flushed();
    return row.answer as TicketAnswer;
  };

  const announce = (customerId: string, idempotencyKey: string, answer: TicketAnswer): void => {
    metrics.tickets.inc({ state: answer.state, code: answer.state === 'refused' ? answer.code : '' });
    if (answer.state !== 'accepted' && answer.state !== 'pending') return;
    customerEvents.publish(customerId, { kind: 'balance', balance: answer.balance });
    customerEvents.publish(customerId, { kind: 'ticket', idempotencyKey });
    customerEvents.publish(customerId, { kind: 'wagers' });
  };

  const onDecided = ({ customerId, idempotencyKey, answer, balance }: DecidedTicket): void => {
    announce(customerId, idempotencyKey, answer);
    if (answer.state === 'accepted') return;
    customerEvents.publish(customerId, { kind: 'balance', balance });
    customerEvents.publish(customerId, { kind: 'ticket', idempotencyKey });
    customerEvents.publish(customerId, { kind: 'wagers' });
  };

  return {
    find,
    listenPending: (onPending) => {
      pendingListeners.add(onPending);
      return () => pendingListeners.delete(onPending);
    },
    place: async (customerId, request) => {
      const startedMs = performance.now();
      const pass = door.enter(customerId, request.idempotencyKey);
      const answer = await traces
        .inSpan('ticket.place', async (span) => {
          span.set({ 'lineboard.wager_type': request.wagerType, 'lineboard.legs': request.items.length });
          const placed = await inTurn(customerId, () => {
            pass.begin();
            return placeTicket(parts, accounts, customerId, request);
          });
          span.set(tellAnswer(placed));
          metrics.ticketSeconds.observe((performance.now() - startedMs) / 1000);
          traces.inSpan('ticket.tell', () => announce(customerId, request.idempotencyKey, placed));
          return placed;
        })
        .finally(pass.leave);
      if (answer.state === 'pending')
        for (const onPending of pendingListeners) outsideSpans(() => onPending(answer));
      return answer;
    },
    close: async (customerId, idempotencyKey) => {
      await closeKey(database, customerId, idempotencyKey, wallNowMs());
      return find(customerId, idempotencyKey);
    },
    account: (customerId) => readFigures(parts, customerId),
    decideDue: () =>
      decideDue({
        ...parts,
        onDecided,
        onFailed: (error, { customerId, idempotencyKey }, cause) => {
          metrics.pendingFailures.inc({ cause });
          parts.onPendingFailed(error, { customerId, idempotencyKey });
        },
      }),
  };
};
