import { isByCustomerAlone } from '@lineboard/domain/account/settings/self-service';
import { currentAcceptance, type StoredAcceptance } from '@lineboard/domain/ground/price/price-acceptances';
import {
  isAutoAcceptDisabled,
  selectLiveAcceptance,
} from '@lineboard/domain/betting/ticket/price-acceptance';
import type { TicketAccepted, TicketRefused } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { describeChange } from '@lineboard/domain/betting/ticket/judge-evaluation';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import { TicketRequestSchema } from '@lineboard/domain/betting/request/ticket-request.schema';
import type { BalanceFigures } from '@lineboard/domain/account/customer/balance-figures.schema';
import type pg from 'pg';
import { Compile } from 'typebox/compile';
import { calculateBalance } from '../../ground/customer/calculate-balance.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { createPosting } from './create-posting.ts';
import { exposureKeysOf } from './exposure-keys.ts';
import { hashRequest } from './hash-request.ts';
import { type DuePending, TRY_AT_MS } from './pending-queue.ts';
import type { PlacingParts } from './place-ticket.ts';
import { keepRefusal, NOT_DECIDED, refuseWaiting } from './refuse-waiting.ts';
import { releasePending } from './release-pending.ts';
import { lockForTicket, readPlacedWagers } from './placed-wager.ts';
import { readAccountState } from './account-state.ts';
import { judgeInSpan, writeInSpan } from './traced-steps.ts';

export interface DecidedTicket {
  customerId: string;
  idempotencyKey: string;
  answer: TicketAccepted | TicketRefused;
  balance: BalanceFigures;
}

/** Whoever has the account meanwhile is through in milliseconds; anyone slower must not make other customers wait. */
const LOCK_TIMEOUT_MS = 500;

const validator = Compile(TicketRequestSchema);

/**
 * Decides a pending ticket (HR-44): accepted at the sent price or a better one, at a worse one only when the customer
 * took such, at no other under AUTOLINECH, else refused with the reason. What it held is released and what it became is
 * written in one transaction. Its row is locked meanwhile, so several gateways decide it once.
 *
 * @returns null when somebody else decides it, or has put it aside
 */
export const decidePending = (parts: PlacingParts, due: DuePending): Promise<DecidedTicket | null> =>
  inTransaction(
    parts.database.pool,
    async (client) => {
      const taken = await takePending(client, due);
      return taken === null ? null : await decideTaken(client, parts, due, taken);
    },
    { lockTimeoutMs: LOCK_TIMEOUT_MS },
  );

/** The end of a ticket that can't be decided, whatever is wrong with it. Nothing of its content is looked at. */
export const refusePending = (parts: PlacingParts, due: DuePending): Promise<DecidedTicket | null> =>
  inTransaction(
    parts.database.pool,
    async (client) =>
      (await takePending(client, due)) === null ? null : await writeRefusal(client, parts, due),
    { lockTimeoutMs: LOCK_TIMEOUT_MS },
  );

interface TakenPending {
  body: unknown;
  /** Null of one that was sent before it was kept. */
  acceptance: StoredAcceptance | null;
}

const takePending = async (client: pg.PoolClient, due: DuePending): Promise<TakenPending | null> => {
  const { rows } = await client.query<TakenPending>(
    `select request as body, price_acceptance as acceptance from pending_ticket where customer_id = $1 and idempotency_key = $2 and ${TRY_AT_MS} = $3
     for update skip locked`,
    [due.customerId, due.idempotencyKey, due.tryAtMs],
  );
  return rows[0] ?? null;
};

const decideTaken = async (
  client: pg.PoolClient,
  parts: PlacingParts,
  due: DuePending,
  { body, acceptance: sent }: TakenPending,
): Promise<DecidedTicket> => {
  // An older gateway may have taken it in another shape.
  if (!validator.Check(body)) throw new Error('a pending ticket is no ticket request');
  const request = body as TicketRequest;
  const { customerId, idempotencyKey } = due;
  const now = { wallMs: parts.wallNowMs(), bookMs: parts.bookNowMs() };
  await lockForTicket(client, customerId, request);
  // Its own hold, reservation and exposure are no longer counted against it from here on.
  const released = await releasePending(client, due, now);
  const found = await readAccountState(client, {
    customerId,
    idempotencyKey,
    pickKeys: exposureKeysOf(request),
    mostOpenPicks: 0,
    bookMs: now.bookMs,
  });
  if (found === null) throw new Error('a pending ticket without a customer');
  // HR-44.4: what customers switch for themselves meanwhile calls no bet off; what operators do does.
  const account = { ...found, restrictions: found.restrictions.filter((one) => !isByCustomerAlone(one)) };

  const wagers = await readPlacedWagers(client, request, { ...parts, customerId });
  const acceptance = isAutoAcceptDisabled(account.restrictions)
    ? 'none'
    : sent === null
      ? selectLiveAcceptance(request.priceAcceptance, found.restrictions)
      : currentAcceptance(sent);
  // OWN-6: a limit or a time-out that the customer sets meanwhile doesn't call a bet off.
  const judged = { request, acceptance, account, own: null, wagers, bookMs: now.bookMs };
  const judgement = judgeInSpan(parts, 'pending', judged);
  if (judgement.verdict === 'fit') {
    const requestHash = hashRequest(request);
    const posting = createPosting({
      customerId,
      request,
      requestHash,
      account,
      acceptance,
      judgement,
      wagers,
      now,
    });
    const answer = await writeInSpan(parts.traces, client, posting, 'pending');
    if (answer === null) throw new Error('the account changed under its own lock');
    return { customerId, idempotencyKey, answer, balance: answer.balance };
  }
  const answer: TicketRefused =
    judgement.verdict === 'refused'
      ? judgement.answer
      : { state: 'refused', code: 'priceChanged', items: judgement.answer.items.map(describeChange) };
  await keepRefusal(client, due, answer, now.wallMs);
  return { customerId, idempotencyKey, answer, balance: calculateBalance(released) };
};

const writeRefusal = async (
  client: pg.PoolClient,
  parts: PlacingParts,
  due: DuePending,
): Promise<DecidedTicket> => {
  const now = { wallMs: parts.wallNowMs(), bookMs: parts.bookNowMs() };
  const released = await refuseWaiting(client, due, now);
  return { ...due, answer: NOT_DECIDED, balance: calculateBalance(released) };
};
