import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../src/ground/database/create-database.ts';
import type { Findings } from '../findings.ts';

const LIMIT_MS = 20_000;
const LOOK_EVERY_MS = 50;

/** Waits until each sale with a leg in play is decided (HR-53). */
export const settleSales = async ({ pool }: Pick<Database, 'pool'>, findings: Findings): Promise<void> => {
  for (const giveUpAt = Date.now() + LIMIT_MS; ; await sleep(LOOK_EVERY_MS)) {
    const { rows } = await pool.query<{ waiting: number }>(
      "select count(*)::int as waiting from wager_sale where state = 'pending'",
    );
    const waiting = rows[0]?.waiting ?? 0;
    if (waiting === 0) return;
    if (Date.now() < giveUpAt) continue;
    findings.add('a sale that is not decided', `${waiting} of them`);
    return;
  }
};
