import { setTimeout as sleep } from 'node:timers/promises';
import { createSeededRandom } from '@lineboard/domain/testing/seeded-random';
import { checkBalances } from '../../src/ground/ledger/check-balances.ts';
import type { Database } from '../../src/ground/database/create-database.ts';
import { seedCustomer } from '../customers/seed-customer.ts';
import { signIn } from '../customers/sign-in.ts';
import { type FaultMover, startFaultMover } from '../faults/traffic/fault-mover.ts';
import { createTicketPump } from '../faults/traffic/ticket-pump.ts';
import { openWatchers, readBook } from '../faults/traffic/watchers.ts';
import { countTries } from '../faults/report/count-tries.ts';
import { checkBooks } from '../faults/validate/check-books.ts';
import { checkTickets } from '../faults/validate/check-tickets.ts';
import { judgePromises, type JudgedRound } from '../faults/validate/judge-round.ts';
import { readStoredTickets } from '../faults/validate/stored-tickets.ts';
import { findBelievablePrices } from './believable-prices.ts';
import { createPageCalls, type PageCalls } from './page-calls.ts';

/** What customers, pages and mover saw. */
export interface Seen {
  round: JudgedRound;
  tickets: number;
  /** The oldest replaced price that a page showed as bettable. */
  shownOldMs: number;
  pages: Pick<PageCalls, 'made' | 'failures' | 'slowestMs'>;
  /** The longest times without a price change, each with the second in which it ended. */
  gaps: ReadonlyArray<{ ms: number; endedS: number }>;
  mover: Pick<FaultMover, 'imagesAsked' | 'elsewhere'>;
  seconds: number;
}

export interface CustomersOfRollout {
  /** Goes on for a moment, places nothing more, and compares. */
  judge(): Promise<Seen>;
  close(): Promise<void>;
}

interface CustomersOptions {
  database: Database;
  /** Each is a way into the same book; tickets take the first. */
  origins: readonly [string, ...string[]];
  /** The Service behind the sites, as a proxy meets it that keeps no connection. */
  service: string;
  watchers: number;
  feed: { feedId: string; token: string };
}

const CUSTOMERS = 40;
/** More than a run can lose. */
const PLENTY_CENTS = 100_000_000_000;
const WHOLE_WITHIN_MS = 30_000;
const AFTER_MS = 5_000;
const DRAIN_WITHIN_MS = 25_000;
const BOOKS_WITHIN_MS = 5_000;
const FIRST_RISK_CENTS = 0;
/** At this pace no price comes back within a minute, and then nobody still asks for its first time. */
const MOVES = { moveEveryMs: 50, pricesAfter: findBelievablePrices };
/** What a page asks again by its key, and the customer sees no more than a longer wait. */
const ASKED_AGAIN = new Set(['lost', 'late', 'http 502', 'http 503', 'http 504']);
/** A change comes twenty times a second. */
const GAP_FROM_MS = 500;
const DECIDED = new Set(['accepted', 'changed']);

/** Opens pages and lets lines move and customers bet, until it is told to judge. @throws when nobody gets prices */
export const openCustomers = async (options: CustomersOptions): Promise<CustomersOfRollout> => {
  const { database, origins, feed } = options;
  const [origin] = origins;
  const random = createSeededRandom(1);
  const ids = Array.from({ length: CUSTOMERS }, (_, at) => `ROLL${at + 1}`);
  for (const customerId of ids)
    await seedCustomer(database, { customerId, balanceCents: PLENTY_CENTS, limitCents: PLENTY_CENTS });
  const customers = await Promise.all(
    ids.map(async (customerId) => ({ customerId, cookie: await signIn(origin, customerId) })),
  );
  const mover = await startFaultMover([origin], random, { feed, ...MOVES });
  const watchers = await openWatchers(options.watchers, origins, mover.history, random);
  const pump = createTicketPump({ origin, customers, mover, watchers, random });
  const ways = [...origins.map((site) => ({ to: site, origin: site })), { to: options.service, origin }];
  const pages = createPageCalls(ways, customers);
  mover.move();
  for (const deadline = Date.now() + WHOLE_WITHIN_MS; !watchers.log.isWhole; await sleep(50))
    if (Date.now() > deadline) throw new Error('not every page got prices');
  const gaps: Array<{ ms: number; endedS: number }> = [];
  const beganMs = Date.now();
  let longestMs = 0;
  mover.onTaken = (ms) => {
    longestMs = Math.max(longestMs, ms);
    if (ms >= GAP_FROM_MS) gaps.push({ ms, endedS: (Date.now() - beganMs) / 1_000 });
  };
  pump.start();
  pages.start();
  watchers.begin();

  const compareBooks = async (): Promise<string[]> => {
    for (const deadline = Date.now() + BOOKS_WITHIN_MS; ; await sleep(250)) {
      const [first, ...others] = await Promise.all(origins.map((site) => readBook(site, site)));
      const held = [...others, ...watchers.holdings()];
      const differences = checkBooks(mover.history.prices(), first!, held);
      if (differences.length === 0 || Date.now() > deadline) return differences;
    }
  };

  return {
    judge: async () => {
      await sleep(AFTER_MS);
      const grey = watchers.log.read(Date.now());
      const { shownOldMs } = watchers;
      const gapMs = Math.max(longestMs, Date.now() - mover.takenAtMs);
      const seconds = (Date.now() - beganMs) / 1_000;
      await Promise.all([mover.rest(), pump.drain(DRAIN_WITHIN_MS), pages.stop()]);
      const differences = await compareBooks();
      const sent = pump.take();
      const stored = await readStoredTickets(database, FIRST_RISK_CENTS);
      const round: JudgedRound = {
        grey,
        gapMs,
        takeoverMs: null,
        ...checkTickets(sent, stored),
        ...countTries(sent),
        differences,
        wrongMoney: [],
        discrepancies: await checkBalances(database.pool),
      };
      return { round, tickets: sent.length, shownOldMs, pages, gaps, mover, seconds };
    },
    close: async () => {
      watchers.close();
      await mover.stop();
    },
  };
};

/** @returns a line for each promise that was broken */
export const judgeSeen = ({ round, tickets, pages }: Seen): string[] => [
  ...judgePromises(round, ['gap', 'nobodyGrey', 'noFeedStale']),
  ...(tickets > 0 && pages.made > 0 ? [] : ['nobody placed a ticket or opened a page']),
  ...((round.outcomes.get('accepted') ?? 0) > 0 ? [] : ['no ticket was accepted']),
  ...[...round.outcomes]
    .filter(([outcome]) => !DECIDED.has(outcome) && !ASKED_AGAIN.has(outcome))
    .map(([outcome, count]) => `${count} tickets were answered with ${outcome}`),
  ...(pages.failures.length === 0
    ? []
    : [`${pages.failures.length} of ${pages.made} calls of pages failed: ${pages.failures[0]}`]),
];

const inSeconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;

/** What was measured, line by line. */
export const tellSeen = ({ round, tickets, pages, shownOldMs, gaps, mover, seconds }: Seen): string[] => [
  `${seconds.toFixed(0)} s of load: ${tickets} tickets, ${pages.made} calls of pages`,
  `answers to tickets: ${[...round.outcomes].map(([what, count]) => `${what} ${count}`).join(', ')}`,
  `lost ${round.lost.length}, doubled ${round.doubled.length}, unknown ${round.unknown.length}, ` +
    `old prices accepted ${round.stale.length}`,
  `pages ever grey ${round.grey.pages}, the longest ${inSeconds(round.grey.longestMs)}; ` +
    `oldest price that looked bettable ${inSeconds(shownOldMs)}`,
  `longest time without a price change ${inSeconds(round.gapMs)}` +
    gaps.map(({ ms, endedS }) => `; ${inSeconds(ms)} up to second ${endedS.toFixed(0)}`).join(''),
  `batches sent again, since the feed runs elsewhere ${mover.elsewhere}, images asked for ${mover.imagesAsked}`,
  `slowest ticket call ${inSeconds(round.slowestMs)}, slowest call of a page ${inSeconds(pages.slowestMs)}`,
];
