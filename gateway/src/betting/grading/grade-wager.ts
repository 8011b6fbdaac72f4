import type { Database } from '../../ground/database/create-database.ts';
import { readWagers, selectWagers, type StoredWager } from '../wagers/stored-wager.ts';
import { decideWager } from './decide-wager.ts';
import { gradeChain, isChained } from './grade-chain.ts';
import type { GradedWager, GradeOptions } from './graded-wager.ts';
import { postOutcome } from './post-outcome.ts';

/**
 * Works one change into a wager and posts what comes of it. Two results may come at once, here or on two gateways: each
 * writes only if the wager is still what it judged, and otherwise looks at it again, now with the other's leg.
 *
 * @param first the wager as it was read lately
 */
export const gradeWager = async (
  database: Database,
  first: StoredWager,
  options: GradeOptions,
): Promise<GradedWager[]> => {
  for (let before: StoredWager | undefined = first; before !== undefined; ) {
    if (isChained(before)) {
      const done = await gradeChain(database, before, options);
      if (done !== null) return done;
    } else {
      const after = options.change(before);
      if (after === null) return [];
      const outcome = decideWager(after, null);
      const posted = await postOutcome(database.pool, before, after, outcome, options.now);
      if (posted !== 'stale') return [{ before, outcome, ...posted }];
    }
    [before] = await readWagers(
      database.pool,
      selectWagers(database.kysely)
        .where('w.ticket_number', '=', before.ticket_number)
        .where('w.wager_number', '=', before.wager_number),
    );
  }
  return [];
};
