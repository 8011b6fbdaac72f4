import type { Database } from '../ground/database/create-database.ts';
import { sweepOldRows } from '../ground/database/sweep-old-rows.ts';
import { OLD_AFFILIATE_TOKENS } from './people/affiliate-tokens.ts';
import { sweepRounds } from './rounds/sweep-rounds.ts';
import { OLD_GUESTS } from './sessions/guests.ts';

/** Forgets pages that were left, tokens that nobody used, and what was played long ago. */
export const sweepSandbox = async (
  database: Pick<Database, 'kysely' | 'pool'>,
  wallMs: number,
): Promise<void> => {
  await sweepOldRows(database, OLD_GUESTS, wallMs);
  await sweepOldRows(database, OLD_AFFILIATE_TOKENS, wallMs);
  await sweepRounds(database, wallMs);
};
