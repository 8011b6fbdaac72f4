import type {
  SaleAnswer,
  SalePending,
  SaleRequest,
  SaleTargetAnswer,
} from '@lineboard/domain/betting/selling/sale.schema';
import type { WagerRef } from '@lineboard/domain/betting/request/ticket-request';
import type { CustomerEvents } from '../../ground/customer/customer-events.ts';
import { beginAtZero } from '../../ground/report/begin-at-zero.ts';
import type { Metrics } from '../../ground/report/metrics.ts';
import { createTurns } from '../tickets/create-turns.ts';
import { TicketDoor } from '../tickets/ticket-door.ts';
import { closeSaleKey, findSale } from './sale-keys.ts';
import { decideSales } from './decide-sales.ts';
import { dropTarget, setTarget } from './sale-targets.ts';
import { orderOf, sellBet } from './sell-bet.ts';
import type { SellParts } from './sell-parts.ts';

/** Sales of one customer each; the customer id always comes from the session. */
export interface Sales {
  /**
   * @returns null when the customer has no such wager
   * @throws TicketsBusy when it would be answered late: nothing was done with it
   */
  sell(customerId: string, ref: WagerRef, request: SaleRequest): Promise<SaleAnswer | null>;
  /** @returns null when nothing is known of the key */
  find(customerId: string, key: string): Promise<SaleAnswer | null>;
  /**
   * What became of the key, or `closed` from now on.
   * @returns null when the customer has closed so many that this one stays open
   */
  close(customerId: string, key: string): Promise<SaleAnswer | null>;
  /** @returns null when the customer has no such wager */
  setTarget(customerId: string, ref: WagerRef, amountCents: number): Promise<SaleTargetAnswer | null>;
  dropTarget(customerId: string, ref: WagerRef): Promise<void>;
  /** Tells the customer of a sale that the book made by itself. */
  tell(customerId: string, key: string, answer: SaleAnswer): void;
  /** Decides sales that are due, whichever gateway took them. @returns how many; 0 when none is left for now */
  decideDue(): Promise<number>;
  /** Told of each sale that begins to wait here. @returns how to stop listening */
  listenPending(onPending: (pending: Pick<SalePending, 'decidedAtMs'>) => void): () => void;
}

export interface SalesParts extends SellParts {
  customerEvents: Pick<CustomerEvents, 'publish'>;
  metrics: Pick<Metrics, 'sales' | 'pendingFailures' | 'turnedAwayTickets'>;
  /** A sale couldn't be decided at its moment; it is tried again, or refused. */
  onSaleFailed: (error: unknown, about: { customerId: string; key: string }) => void;
}

const STATES = ['sold', 'pending', 'changed', 'refused', 'closed'] as const satisfies ReadonlyArray<
  SaleAnswer['state']
>;

export const createSales = (parts: SalesParts): Sales => {
  const { database, customerEvents, metrics, wallNowMs } = parts;
  beginAtZero(
    metrics.sales,
    STATES.map((state) => ({ state })),
  );
  const door = new TicketDoor((cause) => metrics.turnedAwayTickets.inc({ cause }));
  // Two sales of one customer at once would only wait for each other's locks, on a connection each.
  const inTurn = createTurns();
  const pendingListeners = new Set<(pending: Pick<SalePending, 'decidedAtMs'>) => void>();

  const tell = (customerId: string, key: string, answer: SaleAnswer): void => {
    metrics.sales.inc({ state: answer.state });
    if (answer.state === 'sold')
      customerEvents.publish(customerId, { kind: 'balance', balance: answer.balance });
    customerEvents.publish(customerId, { kind: 'sale', key });
    customerEvents.publish(customerId, { kind: 'wagers' });
  };
  const find = async (customerId: string, key: string): Promise<SaleAnswer | null> =>
    (await findSale(database.pool, customerId, key))?.answer ?? null;

  return {
    find,
    tell,
    setTarget: async (customerId, ref, amountCents) => {
      const answer = await setTarget(parts, customerId, ref, amountCents);
      if (answer?.state === 'armed') customerEvents.publish(customerId, { kind: 'wagers' });
      return answer;
    },
    dropTarget: async (customerId, ref) => {
      await dropTarget(database.pool, customerId, ref);
      customerEvents.publish(customerId, { kind: 'wagers' });
    },
    sell: async (customerId, ref, request) => {
      const pass = door.enter(customerId, request.key);
      const answer = await inTurn(customerId, () => {
        pass.begin();
        return sellBet(parts, orderOf(customerId, ref, request));
      }).finally(pass.leave);
      if (answer?.state === 'sold' || answer?.state === 'pending') tell(customerId, request.key, answer);
      else if (answer !== null) metrics.sales.inc({ state: answer.state });
      if (answer?.state === 'pending') for (const onPending of pendingListeners) onPending(answer);
      return answer;
    },
    close: async (customerId, key) => {
      await closeSaleKey(database, customerId, key, wallNowMs());
      return find(customerId, key);
    },
    listenPending: (onPending) => {
      pendingListeners.add(onPending);
      return () => pendingListeners.delete(onPending);
    },
    decideDue: () =>
      decideSales({
        ...parts,
        onDecided: ({ customerId, key, answer }) => tell(customerId, key, answer),
        onFailed: (error, { customerId, key }, cause) => {
          metrics.pendingFailures.inc({ cause });
          parts.onSaleFailed(error, { customerId, key });
        },
      }),
  };
};
