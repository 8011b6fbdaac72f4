import { TOLERANCE_PERCENT } from '@lineboard/domain/betting/selling/sale-bounds';
import type { SaleAnswer, SaleRequest, SaleSold } from '@lineboard/domain/betting/selling/sale.schema';
import type { WagerRef } from '@lineboard/domain/betting/request/ticket-request';
import type pg from 'pg';
import { calculateBalance } from '../../ground/customer/calculate-balance.ts';
import { moveAccount } from '../../ground/customer/move-account.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { untilFresh } from '../../lines/book/freshness.ts';
import { changeWager } from '../wagers/change-wager.ts';
import { delayOfSale } from './judge-bet.ts';
import { type FitSale, judgeOrder, lockForSale, readBetToSell } from './judge-order.ts';
import { partWager } from './part-wager.ts';
import { findSale, keepSale, type KnownSale, type SaleToKeep } from './sale-keys.ts';
import { dropTarget, isArmed } from './sale-targets.ts';
import type { SaleOrder, SellParts } from './sell-parts.ts';
import { writeSale } from './write-sale.ts';

/** The key was closed in the same moment by a call that holds no lock. */
const MOST_TRIES = 3;

/** Undoes a sale: its key was closed in the same moment. */
class KeyTaken extends Error {}

/** What a customer who saw an amount takes unasked: that much less at most, rounded in the customer's favor. */
export const orderOf = (customerId: string, ref: WagerRef, request: SaleRequest): SaleOrder => {
  const { key, sharePercent, seenCents, tolerancePercent = TOLERANCE_PERCENT.usual } = request;
  const leastCents = Math.ceil((seenCents * (100 - tolerancePercent)) / 100);
  return { customerId, ...ref, key, sharePercent, leastCents, seenCents, tolerancePercent, byTarget: false };
};

/**
 * Sells a share of a wager once: the same key has the same answer. What was asked about or refused leaves nothing
 * behind, and its key stays usable.
 *
 * @returns null when the customer has no such wager
 */
export const sellBet = async (parts: SellParts, order: SaleOrder): Promise<SaleAnswer | null> => {
  await untilFresh(parts.book);
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    try {
      return await inTransaction(parts.database.pool, (client) => tryToSell(client, parts, order));
    } catch (error) {
      if (!(error instanceof KeyTaken)) throw error;
    }
  }
  throw new Error('the key of a sale was taken again and again and is never there');
};

const tryToSell = async (
  client: pg.PoolClient,
  parts: SellParts,
  order: SaleOrder,
): Promise<SaleAnswer | null> => {
  await lockForSale(client, order);
  // Its customer took it off, or it was taken already.
  if (order.byTarget && !(await isArmed(client, order))) return null;
  const known = await findSale(client, order.customerId, order.key);
  if (known !== null) return answerOfKey(known, order);
  const stored = await readBetToSell(client, parts, order);
  if (stored === null) return null;
  const now = { wallMs: parts.wallNowMs(), bookMs: parts.bookNowMs() };
  const judged = judgeOrder(parts, stored, order, { bookMs: now.bookMs, waits: false });
  if ('state' in judged) return judged;
  const delayMs = delayOfSale(judged.bet, { book: parts.book, bookMs: now.bookMs }, parts.liveDelayMs);
  // A target stood for the delay before it was taken (HR-55).
  if (delayMs > 0 && !order.byTarget) return letWait(client, parts, order, { delayMs, now });
  return postSale(client, parts, order, judged, now);
};

const answerOfKey = (known: KnownSale, order: SaleOrder): SaleAnswer => {
  const isSame =
    known.ticketNumber === null ||
    (known.ticketNumber === order.ticketNumber &&
      known.wagerNumber === order.wagerNumber &&
      known.sharePercent === order.sharePercent);
  return isSame ? known.answer : { state: 'refused', refusal: 'keyReused' };
};

const TOUCH_WAGER = `${changeWager({})} where ticket_number = $1 and wager_number = $2`;
const TOUCH_ACCOUNT = `${moveAccount({})} where customer_id = $1`;

/**
 * Whoever judged the wager before it waits, to fill it or to roll from it, judges it again: by the wager's revision,
 * or, with a live ticket that is to wait itself, by the account's version.
 */
const letWait = async (
  client: pg.PoolClient,
  parts: SellParts,
  order: SaleOrder,
  { delayMs, now }: { delayMs: number; now: { wallMs: number } },
): Promise<SaleAnswer> => {
  const { ticketNumber, wagerNumber, sharePercent } = order;
  const answer: SaleAnswer = {
    state: 'pending',
    ticketNumber,
    wagerNumber,
    sharePercent,
    sentAtMs: now.wallMs,
    decidedAtMs: now.wallMs + delayMs,
  };
  const isKept = await keepSale(client, {
    ...saleToKeep(parts, order, answer, now.wallMs),
    delayMs,
  });
  if (!isKept) throw new KeyTaken();
  await client.query(TOUCH_WAGER, [ticketNumber, wagerNumber]);
  await client.query(TOUCH_ACCOUNT, [order.customerId]);
  return answer;
};

const saleToKeep = (
  { pendingNowMs }: SellParts,
  order: SaleOrder,
  answer: SaleAnswer,
  atMs: number,
): SaleToKeep => ({ ...order, answer, atMs, sold: null, delayMs: null, pendingNowMs: pendingNowMs() });

/** Posts what fits, in the caller's transaction, under the wager's and the account's lock. */
export const postSale = async (
  client: pg.PoolClient,
  parts: SellParts,
  order: SaleOrder,
  { stored, paidCents, left }: FitSale,
  now: { wallMs: number; bookMs: number },
): Promise<SaleSold> => {
  const account = await writeSale(client, stored, { left, paidCents }, now);
  if (account === null) throw new Error('a wager changed under its own lock');
  const { ticketNumber, wagerNumber, sharePercent, byTarget } = order;
  const answer: SaleSold = {
    state: 'sold',
    ticketNumber,
    wagerNumber,
    sharePercent,
    byTarget,
    paidCents,
    riskLeftCents: left.risk_cents,
    toWinLeftCents: left.to_win_cents,
    balance: calculateBalance(account),
  };
  const sold = {
    riskCents: stored.risk_cents - left.risk_cents,
    toWinCents: stored.to_win_cents - left.to_win_cents,
    paidCents,
    posting: stored.postings,
    before: partWager(stored, 0),
  };
  await dropTarget(client, order.customerId, order);
  const isKept = await keepSale(client, { ...saleToKeep(parts, order, answer, now.wallMs), sold });
  if (!isKept) throw new KeyTaken();
  return answer;
};

/** Keeps what a sale that waited came to. */
export const keepNotSold = async (
  client: pg.PoolClient,
  parts: SellParts,
  order: SaleOrder,
  answer: SaleAnswer,
): Promise<void> => {
  await keepSale(client, saleToKeep(parts, order, answer, parts.wallNowMs()));
};
