import type { HouseRules } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import {
  selectLiveAcceptance,
  selectPriceAcceptance,
} from '@lineboard/domain/betting/ticket/price-acceptance';
import type {
  TicketAnswer,
  TicketPending,
  TicketRefused,
} from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { Quote } from '@lineboard/domain/betting/quote/quote';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import type pg from 'pg';
import type { BookView } from '../../lines/book/book-view.ts';
import { untilFresh } from '../../lines/book/freshness.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import type { Traces } from '../../ground/traces/traces.ts';
import { readOwnFigures } from '../../account/own-limits/read-own-figures.ts';
import { createPosting } from './create-posting.ts';
import { exposureKeysOf } from './exposure-keys.ts';
import { hashRequest, isHashOf } from './hash-request.ts';
import { isLive } from './is-live.ts';
import { judgeCounts } from './judge-counts.ts';
import type { KnownAccounts } from './known-accounts.ts';
import { buildsOnWager, lockForTicket, NO_PLACED_WAGERS, readPlacedWagers } from './placed-wager.ts';
import { needsPassword } from './ticket-password.ts';
import { readAccountState, type ReadAccount } from './account-state.ts';
import { holdInSpan, judgeInSpan, readInSpan, writeInSpan } from './traced-steps.ts';
import { writePending } from './write-pending.ts';

export interface PlacingParts {
  database: Database;
  traces: Traces;
  book: BookView;
  bookNowMs: () => number;
  wallNowMs: () => number;
  /** The clock that pending tickets are decided by; null: the database's, which all gateways share. */
  pendingNowMs: () => number | null;
  /** HR-44; 0 for a sport without a delay. Wall milliseconds. */
  liveDelayMs: (sportType: string) => number;
  rules: HouseRules;
  /** Every ticket asks for the customer's password, regardless of restrictions (spec 2 §5). */
  asksPassword: boolean;
}

export interface TicketToPlace {
  customerId: string;
  request: TicketRequest;
  requestHash: Buffer;
}

/** Two tabs of one customer rarely collide; a ticket that loses this often locks the account and waits for its turn. */
const TRIES_WITHOUT_LOCK = 3;

/** Under the account's lock, only a call that closes the key can still take it. */
const TRIES_UNDER_LOCK = 3;

/** The constraint's name decides: any other duplicate is a bug, which another try doesn't fix. */
const isKeyTaken = (error: unknown): boolean => {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return code === '23505' && constraint === 'ticket_key_pkey';
};

/**
 * Places a ticket once: the same key gets the same answer again. Refused requests, and those whose lines moved, leave
 * nothing behind, and the key stays usable. Throws when the database is lost: the key then tells whether the ticket was
 * placed.
 */
export const placeTicket = async (
  parts: PlacingParts,
  accounts: KnownAccounts,
  customerId: string,
  request: TicketRequest,
): Promise<TicketAnswer> => {
  const ticket = { customerId, request, requestHash: hashRequest(request) };
  try {
    await untilFresh(parts.book);
    return (await placeAsKnown(parts, accounts, ticket)) ?? (await placeAsRead(parts, accounts, ticket));
  } catch (error) {
    accounts.drop(customerId);
    throw error;
  }
};

/**
 * Places a ticket in one round trip: if it fits the cached account, it is written on the condition that nothing changed
 * since. The cached account may be old, so it is never the reason for any other answer.
 *
 * @returns null when the account has to be read: it doesn't fit, has to wait, the account changed, or the key is taken
 */
const placeAsKnown = async (
  parts: PlacingParts,
  accounts: KnownAccounts,
  ticket: TicketToPlace,
): Promise<TicketAnswer | null> => {
  const { customerId, request } = ticket;
  const { era } = accounts;
  const account = accounts.get(customerId);
  if (account === null || buildsOnWager(request)) return null;
  if (needsPassword(account.restrictions, parts.asksPassword)) return null;
  const bookMs = parts.bookNowMs();
  const wagers = NO_PLACED_WAGERS;
  const acceptance = selectPriceAcceptance(request.priceAcceptance, account.restrictions);
  const ticketToJudge = { request, acceptance, account, own: null, wagers, bookMs };
  const judgement = judgeInSpan(parts, 'known', ticketToJudge);
  if (judgement.verdict !== 'fit') return null;
  if (calculateDelay(parts, judgement.quotes, bookMs) > 0) return null;
  const now = { wallMs: parts.wallNowMs(), bookMs };
  const posting = createPosting({ ...ticket, account, acceptance, judgement, wagers, now });
  if (judgeCounts(posting, false, account, parts.rules) !== null) return null;
  try {
    const answer = await writeInSpan(parts.traces, parts.database.pipeline, posting, 'new');
    if (answer === null) accounts.drop(customerId);
    else accounts.addTicket(customerId, account, posting, era);
    return answer;
  } catch (error) {
    if (isKeyTaken(error)) return null;
    throw error;
  }
};

const placeAsRead = async (
  parts: PlacingParts,
  accounts: KnownAccounts,
  ticket: TicketToPlace,
): Promise<TicketAnswer> => {
  const { pool } = parts.database;
  for (let tries = 0; tries < TRIES_WITHOUT_LOCK; tries += 1) {
    try {
      const answer = await tryOnce(parts, accounts, pool, ticket);
      if (answer !== null) return answer;
    } catch (error) {
      if (!isKeyTaken(error)) throw error;
    }
  }
  for (let tries = 0; tries < TRIES_UNDER_LOCK; tries += 1) {
    const answer = await placeUnderLock(parts, accounts, ticket);
    // Another gateway placed or closed the key in the same moment: its answer is known now.
    if (answer !== null) return answer;
  }
  throw new Error('a key was taken again and again and is never there');
};

/** @returns null when the key was taken meanwhile */
const placeUnderLock = async (
  parts: PlacingParts,
  accounts: KnownAccounts,
  ticket: TicketToPlace,
): Promise<TicketAnswer | null> => {
  try {
    return await inTransaction(parts.database.pool, async (client) => {
      await lockForTicket(client, ticket.customerId, ticket.request);
      return tryOnce(parts, accounts, client, ticket);
    });
  } catch (error) {
    // The rollback also undid what was learnt inside.
    accounts.drop(ticket.customerId);
    if (isKeyTaken(error)) return null;
    throw error;
  }
};

/** @returns null when another call was faster and everything has to be judged again */
const tryOnce = async (
  parts: PlacingParts,
  accounts: KnownAccounts,
  client: pg.Pool | pg.PoolClient,
  { customerId, request, requestHash }: TicketToPlace,
): Promise<TicketAnswer | null> => {
  const { era } = accounts;
  const bookMs = parts.bookNowMs();
  const asked = {
    customerId,
    bookMs,
    idempotencyKey: request.idempotencyKey,
    pickKeys: exposureKeysOf(request),
    mostOpenPicks: accounts.mostOpenPicks(customerId),
  };
  const account = await readInSpan(parts.traces, () => readAccountState(client, asked));
  if (account === null) return { state: 'refused', code: 'wageringDisabled', items: [] };
  accounts.learn(customerId, account, era);
  if (account.key_answer !== null) {
    // The call that wrote it may not have answered yet, because it isn't on disk.
    await parts.database.pipeline.flushed();
    return answerOfKey(account.key_answer, account, request);
  }
  const unconfirmed = judgeConfirmation(account, parts.asksPassword, request);
  if (unconfirmed !== null) return unconfirmed;

  const wallMs = parts.wallNowMs();
  const wagers = await readPlacedWagers(client, request, { ...parts, customerId });
  const acceptance = selectPriceAcceptance(request.priceAcceptance, account.restrictions);
  const own = await readOwnFigures(client, customerId, account, { wallMs, bookMs });
  const judgement = judgeInSpan(parts, 'read', { request, acceptance, account, own, wagers, bookMs });
  if (judgement.verdict !== 'fit') return judgement.answer;

  const delayMs = calculateDelay(parts, judgement.quotes, bookMs);
  const now = { wallMs, bookMs };
  const ticket = { customerId, request, requestHash };
  const decidedBy =
    delayMs > 0 ? selectLiveAcceptance(request.priceAcceptance, account.restrictions) : acceptance;
  const posting = createPosting({ ...ticket, account, acceptance: decidedBy, judgement, wagers, now });
  const refused = judgeCounts(posting, delayMs > 0, account, parts.rules);
  if (refused !== null) return refused;
  if (delayMs > 0) {
    const { balance } = posting.answer;
    const pending: TicketPending = {
      state: 'pending',
      sentAtMs: wallMs,
      decidedAtMs: wallMs + delayMs,
      balance,
    };
    const isWritten = await holdInSpan(parts.traces, () =>
      writePending(client, request, posting, pending, parts.pendingNowMs()),
    );
    accounts.drop(customerId);
    return isWritten ? pending : null;
  }
  const answer = await writeInSpan(parts.traces, client, posting, 'new');
  if (answer === null) accounts.drop(customerId);
  else accounts.addTicket(customerId, account, posting, era);
  return answer;
};

const answerOfKey = (answer: TicketAnswer, account: ReadAccount, request: TicketRequest): TicketAnswer => {
  const isSame = account.key_request_hash === null || isHashOf(account.key_request_hash, request);
  return isSame ? answer : { state: 'refused', code: 'keyReused', items: [] };
};

/** @returns null when no password is needed, or it was given for exactly this content */
const judgeConfirmation = (
  { restrictions, confirmed_hash: confirmed }: ReadAccount,
  asksPassword: boolean,
  request: TicketRequest,
): TicketRefused | null => {
  if (!needsPassword(restrictions, asksPassword)) return null;
  if (confirmed === null) return { state: 'refused', code: 'incorrectPassword', items: [] };
  return isHashOf(confirmed, request) ? null : { state: 'refused', code: 'ticketNotConfirmed', items: [] };
};

const calculateDelay = (parts: PlacingParts, quotes: ReadonlyMap<string, Quote>, bookMs: number): number =>
  Math.max(
    0,
    ...[...quotes.values()]
      .filter((quote) => isLive(quote, parts.book, bookMs))
      .map((quote) => parts.liveDelayMs(quote.type === 'G' ? quote.game.sportType : quote.line.contestType)),
  );
