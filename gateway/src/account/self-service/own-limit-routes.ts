import { isOwnAmount, isOwnLimitName } from '@lineboard/domain/account/own-limits/change-own-limit';
import type { OwnLimitsAnswer, TimeOut } from '@lineboard/domain/account/own-limits/own-limit.schema';
import { askForEnd, startTimeOut } from '@lineboard/domain/account/own-limits/time-out';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { CustomerEvents } from '../../ground/customer/customer-events.ts';
import type { Customers } from '../../ground/customer/customers.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { handle } from '../../ground/http/handle.ts';
import { readOwnTerms } from '../own-limits/own-terms.ts';
import { shareTimeOut } from '../own-limits/share-time-out.ts';
import { holdAccount, writeOwnLimit, writeTimeOut } from '../own-limits/write-own-terms.ts';
import { customerOf, refuseDemo, requireCustomer, type SessionFinder } from '../session/require-customer.ts';
import { readOwnLimitsAnswer } from './read-own-limits-answer.ts';

export interface OwnLimitRouteParts {
  database: Database;
  customers: Pick<Customers, 'balance'>;
  customerEvents: Pick<CustomerEvents, 'publish'>;
  sessions: SessionFinder;
  wallNowMs: () => number;
  bookNowMs: () => number;
}

/** What customers set for themselves: limits and time-outs (docs/own-limits.md). */
export const ownLimitRoutes = (app: FastifyInstance, parts: OwnLimitRouteParts): void => {
  const { database, customers, customerEvents, sessions, wallNowMs } = parts;
  const { pool } = database;
  const signedIn = requireCustomer(sessions);
  const onRequest = [signedIn, refuseDemo];

  const answer = (customerId: string) => readOwnLimitsAnswer(parts, customerId);

  /** On the held account; the customer's pages hear of its new version, and ask what bets are judged by now. */
  const change = async (
    customerId: string,
    act: (client: pg.PoolClient) => Promise<boolean>,
  ): Promise<OwnLimitsAnswer | null> => {
    const isDone = await inTransaction(pool, async (client) => {
      await holdAccount(client, customerId);
      return act(client);
    });
    if (!isDone) return null;
    const balance = await customers.balance(customerId);
    if (balance !== null) customerEvents.publish(customerId, { kind: 'balance', balance });
    customerEvents.publish(customerId, { kind: 'settings' });
    return answer(customerId);
  };
  const changeTimeOut = (
    customerId: string,
    of: (before: TimeOut | null) => TimeOut | null,
    onWritten: (client: pg.PoolClient) => Promise<void> = () => Promise.resolve(),
  ) =>
    change(customerId, async (client) => {
      const { time_out: before } = await readOwnTerms(client, customerId);
      const after = of(before);
      if (after === null) return false;
      await writeTimeOut(client, customerId, after);
      await onWritten(client);
      return true;
    });

  handle(app, 'readOwnLimits', { onRequest: signedIn }, ({ request }) =>
    answer(customerOf(request).customerId),
  );

  handle(app, 'changeOwnLimit', { onRequest }, async ({ request, params, body: { amount }, refuse }) => {
    if (!isOwnLimitName(params)) return refuse('badRequest', { field: 'period' });
    if (!isOwnAmount(params.kind, amount)) return refuse('badRequest', { field: 'amount' });
    const { customerId } = customerOf(request);
    const changed = await change(customerId, async (client) => {
      await writeOwnLimit(client, customerId, { name: params, amount }, wallNowMs());
      return true;
    });
    return changed ?? refuse('forbidden');
  });

  handle(app, 'startTimeOut', { onRequest }, async ({ request, body: { length }, refuse }) => {
    const { customerId } = customerOf(request);
    let others: readonly string[] = [];
    const changed = await changeTimeOut(
      customerId,
      (before) => startTimeOut(before, length, wallNowMs()),
      // All of the person's accounts or none: the same length can't be asked for again.
      async (client) => void (others = await shareTimeOut(client, customerId)),
    );
    if (changed === null) return refuse('timeOutShorter');
    for (const other of others) customerEvents.publish(other, { kind: 'settings' });
    return changed;
  });

  handle(app, 'askForTimeOutsEnd', { onRequest }, async ({ request, refuse }) => {
    const { customerId } = customerOf(request);
    const changed = await changeTimeOut(customerId, (before) =>
      before === null ? null : askForEnd(before, wallNowMs()),
    );
    return changed ?? refuse('timeOutStands');
  });
};
