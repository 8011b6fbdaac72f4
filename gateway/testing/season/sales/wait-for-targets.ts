import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../src/ground/database/create-database.ts';

/** The list of targets is read each two seconds, and an offer has to stand at one for the delay (HR-55). */
const LIMIT_MS = 8_000;
const LOOK_EVERY_MS = 100;

/** Lines stay as they are until the book has sold a bet at a target, if any can be sold. */
export const waitForTargets = async ({ pool }: Pick<Database, 'pool'>): Promise<void> => {
  const count = async (): Promise<{ taken: number; armed: number }> => {
    const { rows } = await pool.query<{ taken: number; armed: number }>(
      `select (select count(*)::int from wager_sale where by_target) as taken,
         (select count(*)::int from wager_sale_target join wager using (ticket_number, wager_number)
          where status = 'O') as armed`,
    );
    return rows[0] ?? { taken: 0, armed: 0 };
  };
  const before = await count();
  for (const giveUpAt = Date.now() + LIMIT_MS; Date.now() < giveUpAt; await sleep(LOOK_EVERY_MS)) {
    const { taken, armed } = await count();
    if (armed === 0 || taken > before.taken) return;
  }
};
