import type { Database } from '../../src/ground/database/create-database.ts';
import { seedSeasonCustomers } from '../season/season-customers.ts';

/** Limits that cross each other: the most specific one counts (HR-4). */
const LIMITS = [
  { sport_type: 'Football', max_base_cents: 400_000 },
  { sport_type: 'Football', wager_type: 'S', max_base_cents: 150_000 },
  { wager_type: 'P', max_base_cents: 250_000 },
  { wager_type: 'T', max_base_cents: 200_000 },
  { sport_type: 'Soccer', period_number: 1, max_base_cents: 50_000 },
  { period_number: 1, wager_type: 'M', max_base_cents: 90_000 },
  { sport_type: 'Hockey', sport_sub_type: 'NHL', max_base_cents: 60_000 },
] as const;

/** The season's customers, as many as are asked for, half of them with limits of their own. @returns their ids */
export const seedFuzzCustomers = async (database: Database, count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let again = 1; ids.length < count; again += 1)
    ids.push(...(await seedSeasonCustomers(database, again === 1 ? '' : String(again))));
  for (const [at, customer_id] of ids.entries()) {
    if (at % 2 === 0) continue;
    for (const limit of LIMITS)
      await database.kysely
        .insertInto('customer_limit')
        .values({ customer_id, ...limit })
        .execute();
  }
  return ids;
};
