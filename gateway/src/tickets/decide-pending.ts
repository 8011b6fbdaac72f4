import { selectPriceAcceptance } from '@lineboard/domain/ticket/price-acceptance';
import type { TicketAccepted, TicketRefused } from '@lineboard/domain/ticket/ticket-answer';
import type { TicketRequest } from '@lineboard/domain/ticket/ticket-request';
import { isFresh } from '../book/freshness.ts';
import type { Database } from '../database/create-database.ts';
import { createPosting } from './create-posting.ts';
import { exposureKeysOf } from './exposure-kind.ts';
import { hashRequest } from './hash-request.ts';
import { describeChange, judgeTicket } from './judge-ticket.ts';
import type { PlacingParts } from './place-ticket.ts';
import { lockForTicket, readStandingWagers } from './standing-wager.ts';
import { readTicketStanding } from './ticket-standing.ts';
import { writeTicket } from './write-ticket.ts';

export interface DecidedTicket {
  customerId: string;
  idempotencyKey: string;
  answer: TicketAccepted | TicketRefused;
}

/**
 * After a restart the book needs its first whole image; a ticket that comes due before that waits for it, this long
 * at most. Wall milliseconds.
 */
const WAIT_FOR_BOOK_MS = 30_000;

/**
 * Decides the one pending ticket that is due longest (HR-44): accepted at the sent price or a better one, at a worse
 * one only when the customer took any, else refused with the reason. Its row is held meanwhile, so several gateways
 * decide it once.
 *
 * @returns null when none is due, or the book is not there to decide by
 */
export const decidePending = async (parts: PlacingParts): Promise<DecidedTicket | null> => {
  const { database, book } = parts;
  const wallMs = parts.wallNowMs();
  const isBookThere = book.accepting && isFresh(book) && book.feeds().some(({ state }) => state === 'up');
  const dueBeforeMs = isBookThere ? wallMs : wallMs - WAIT_FOR_BOOK_MS;
  // Mostly none is due, and then this look is all it takes.
  if (!(await isAnyDue(database, dueBeforeMs))) return null;
  const client = await database.pool.connect();
  let broken = false;
  try {
    await client.query('begin');
    const { rows } = await client.query<{
      customer_id: string;
      idempotency_key: string;
      request: TicketRequest;
    }>(
      `select customer_id, idempotency_key, request from pending_ticket where decide_at_ms <= $1
       order by decide_at_ms limit 1 for update skip locked`,
      [dueBeforeMs],
    );
    const due = rows[0];
    if (due === undefined) {
      await client.query('rollback');
      return null;
    }
    const { customer_id: customerId, idempotency_key: idempotencyKey, request } = due;
    await lockForTicket(client, customerId, request);
    const standing = await readTicketStanding(client, {
      customerId,
      idempotencyKey,
      pickKeys: exposureKeysOf(request),
      mostOpenPicks: 0,
    });
    if (standing === null) throw new Error('a pending ticket without a customer');

    const bookMs = parts.bookNowMs();
    const wagers = await readStandingWagers(client, request, { ...parts, customerId });
    const chosen = selectPriceAcceptance(request.priceAcceptance, standing.restrictions);
    const acceptance = chosen === 'none' ? 'better' : chosen;
    const judgement = judgeTicket(request, acceptance, standing, wagers, parts, bookMs);
    let answer: DecidedTicket['answer'];
    if (judgement.verdict === 'fit') {
      const now = { wallMs, bookMs };
      const hash = hashRequest(request);
      const posting = createPosting(customerId, request, hash, standing, judgement, wagers, now);
      const written = await writeTicket(client, posting, 'pending');
      if (written === null) throw new Error('the account changed under its own lock');
      answer = written;
    } else {
      answer =
        judgement.verdict === 'refused'
          ? judgement.answer
          : { state: 'refused', code: 'priceChanged', items: judgement.answer.items.map(describeChange) };
      await client.query(
        `update ticket_key set state = 'refused', answer = $3, at_ms = $4 where customer_id = $1 and idempotency_key = $2`,
        [customerId, idempotencyKey, JSON.stringify(answer), wallMs],
      );
    }
    await client.query('delete from pending_ticket where customer_id = $1 and idempotency_key = $2', [
      customerId,
      idempotencyKey,
    ]);
    await client.query('commit');
    return { customerId, idempotencyKey, answer };
  } catch (error) {
    broken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    throw error;
  } finally {
    client.release(broken);
  }
};

const isAnyDue = async ({ pool }: Database, dueBeforeMs: number): Promise<boolean> => {
  const { rowCount } = await pool.query({
    name: 'any-pending-due',
    text: 'select 1 from pending_ticket where decide_at_ms <= $1 limit 1',
    values: [dueBeforeMs],
  });
  return rowCount !== 0;
};
