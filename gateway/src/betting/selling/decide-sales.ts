import type { SaleAnswer } from '@lineboard/domain/betting/selling/sale.schema';
import type pg from 'pg';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { decideWaiting, type WaitingQueue } from '../tickets/decide-waiting.ts';
import { judgeOrder, lockForSale, readBetToSell } from './judge-order.ts';
import { type DueSale, putAsideSale, readDueSales, takeDueSale } from './sale-queue.ts';
import { keepNotSold, postSale } from './sell-bet.ts';
import type { SellParts } from './sell-parts.ts';

export interface DecidedSale {
  customerId: string;
  key: string;
  answer: SaleAnswer;
}

export interface DecidingSales
  extends SellParts,
    Pick<WaitingQueue<DueSale, DecidedSale>, 'onDecided' | 'onFailed'> {}

const LOCK_TIMEOUT_MS = 1_000;

/**
 * Judges each sale whose delay is over once more (HR-53): a leg that was graded meanwhile counts by its result, a wager
 * that was decided ends it.
 *
 * @returns as `decideWaiting` does
 */
export const decideSales = (parts: DecidingSales): Promise<number> => {
  const { pool } = parts.database;
  const decideTaken = (
    due: DueSale,
    decide: (client: pg.PoolClient) => Promise<SaleAnswer>,
  ): Promise<DecidedSale | null> =>
    inTransaction(
      pool,
      async (client) => {
        await lockForSale(client, due);
        if (!(await takeDueSale(client, due))) return null;
        return { customerId: due.customerId, key: due.key, answer: await decide(client) };
      },
      { lockTimeoutMs: LOCK_TIMEOUT_MS },
    );
  return decideWaiting(parts, {
    readDue: (question) => readDueSales(pool, question),
    decide: (due) => decideTaken(due, (client) => decideOne(client, parts, due)),
    refuse: (due) => decideTaken(due, (client) => refuseOne(client, parts, due)),
    putAside: (due, how) => putAsideSale(pool, due, how),
    onDecided: parts.onDecided,
    onFailed: parts.onFailed,
  });
};

const decideOne = async (client: pg.PoolClient, parts: SellParts, due: DueSale): Promise<SaleAnswer> => {
  const stored = await readBetToSell(client, parts, due);
  if (stored === null) throw new Error('a sale without its wager');
  const now = { wallMs: parts.wallNowMs(), bookMs: parts.bookNowMs() };
  const judged = judgeOrder(parts, stored, due, { bookMs: now.bookMs, waits: true });
  if (!('state' in judged)) return postSale(client, parts, due, judged, now);
  await keepNotSold(client, parts, due, judged);
  return judged;
};

/** Nothing of its wager is looked at. */
const refuseOne = async (client: pg.PoolClient, parts: SellParts, due: DueSale): Promise<SaleAnswer> => {
  const answer = { state: 'refused', refusal: 'failed' } as const;
  await keepNotSold(client, parts, due, answer);
  return answer;
};
