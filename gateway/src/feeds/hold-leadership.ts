import type pg from 'pg';
import type { Database } from '../database/create-database.ts';

/** Any number that nothing else in this database uses. */
const FEED_LOCK = 4_605_703;

const TRY_EVERY_MS = 1_000;

export interface Leadership {
  stop(): Promise<void>;
}

/**
 * Of several gateways one runs the feed: the one whose connection holds the lock. When it ends, or loses the database,
 * the lock is free and another one begins, with a whole image.
 *
 * @param begin runs while this gateway leads; what it returns ends it
 */
export const holdLeadership = (
  database: Database,
  begin: () => () => Promise<void>,
  onChange: (leads: boolean) => void,
): Leadership => {
  let stopped = false;
  let client: pg.PoolClient | null = null;
  let end: (() => Promise<void>) | null = null;
  let settled: Promise<void> = Promise.resolve();

  const resign = async (): Promise<void> => {
    const [ending, held] = [end, client];
    end = null;
    client = null;
    if (ending !== null) {
      onChange(false);
      await ending();
    }
    held?.release(true);
  };

  const attempt = async (): Promise<void> => {
    if (stopped || client !== null) return;
    try {
      const candidate = await database.pool.connect();
      client = candidate;
      const { rows } = await candidate.query<{ leads: boolean }>('select pg_try_advisory_lock($1) as leads', [
        FEED_LOCK,
      ]);
      if (rows[0]?.leads !== true || stopped) {
        client = null;
        candidate.release();
        return;
      }
      candidate.once('error', () => {
        settled = settled.then(resign);
      });
      onChange(true);
      end = begin();
    } catch {
      // The database is away: the next try comes by itself.
      await resign();
    }
  };

  const next = (): void => {
    settled = settled.then(attempt);
  };
  next();
  const timer = setInterval(next, TRY_EVERY_MS);
  return {
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await settled;
      await resign();
    },
  };
};
