import type pg from 'pg';
import { moveRound } from '../play/move-round.ts';
import type { CustomerEvents } from '../../ground/customer/customer-events.ts';
import type { Database } from '../../ground/database/create-database.ts';
import type { Reporter } from '../../ground/report/reporter.ts';
import { repeat } from '../../ground/timers/repeat.ts';

export interface RoundClockParts {
  database: Pick<Database, 'pool'>;
  customerEvents: Pick<CustomerEvents, 'publish'>;
  wallNowMs: () => number;
  bookNowMs: () => number;
  /** WAL-6: a round of which nothing was told for so long is closed. */
  roundMs: number;
  reporter: Reporter<'wallet'>;
}

const LOOK_EVERY_MS = 60_000;

/** In one look; the next one goes on. */
const MOST_ROUNDS = 500;

const SELECT_OLD = `
select provider, round from casino_play
where posted_book_ms is null and told_at_ms <= $1 order by told_at_ms limit ${MOST_ROUNDS}`;

const findOld = async (pool: Pick<pg.Pool, 'query'>, beforeMs: number) =>
  (await pool.query<{ provider: string; round: string }>(SELECT_OLD, [beforeMs])).rows;

/**
 * Closes rounds that never end: the stake is given back, unless a win was told, which is then paid. One that fails
 * keeps no other from being closed. @returns how many were closed
 */
export const closeOldRounds = async (parts: RoundClockParts): Promise<number> => {
  const { database, customerEvents, wallNowMs, bookNowMs, roundMs, reporter } = parts;
  let closed = 0;
  for (const round of await findOld(database.pool, wallNowMs() - roundMs)) {
    const now = { wallMs: wallNowMs(), bookMs: bookNowMs() };
    try {
      const moved = await moveRound(database.pool, round, { kind: 'expire' }, { closedBy: 'rule', now });
      if (moved === null) continue;
      closed += 1;
      customerEvents.publish(moved.customerId, { kind: 'balance', balance: moved.balance });
    } catch (error) {
      reporter.failed('roundNotClosed', error, round);
    }
  }
  return closed;
};

/** Runs in the gateway that leads. @returns stops it at once */
export const startRoundClock = (parts: RoundClockParts): (() => void) => {
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      await closeOldRounds(parts);
    } catch (error) {
      parts.reporter.failed('roundsNotRead', error);
    } finally {
      isLooking = false;
    }
  };
  return repeat(() => void look(), LOOK_EVERY_MS);
};
