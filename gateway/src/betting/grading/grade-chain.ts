/**
 * A chain of rolling ifs is decided as a whole, in one transaction from the first wager to the last: a parent that
 * delivers releases its risk and its child holds its own in the same moment, so that nobody bets the money in between.
 */
import type pg from 'pg';
import type { Database } from '../../ground/database/create-database.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { WITH_RIF_CHAIN } from '../wagers/rif-chain.ts';
import { readWagers, selectWagersOf, type StoredWager } from '../wagers/stored-wager.ts';
import { decideWager, judgeParent, type ParentState } from './decide-wager.ts';
import type { GradedWager, GradeOptions } from './graded-wager.ts';
import { isSameOutcome, postOutcome } from './post-outcome.ts';

/** Parents come before their children, and so do their tickets' numbers: the order in which everybody locks them. */
const LOCK_CHAIN = `${WITH_RIF_CHAIN}
select w.ticket_number, w.wager_number from wager w join down using (ticket_number, wager_number)
order by w.ticket_number, w.wager_number for update of w`;

export const isChained = ({ parent_ticket_number, child_ticket_number }: StoredWager): boolean =>
  parent_ticket_number !== null || child_ticket_number !== null;

/**
 * @returns what was done, in the chain's order; null when a wager joined the chain meanwhile and it must be tried again
 */
export const gradeChain = (
  database: Database,
  member: Pick<StoredWager, 'ticket_number' | 'wager_number'>,
  options: GradeOptions,
): Promise<GradedWager[] | null> =>
  inTransaction(database.pool, (client) => gradeChainIn(client, database, member, options));

/** The same as a part of the caller's transaction. */
export const gradeChainIn = async (
  client: pg.PoolClient,
  database: Pick<Database, 'kysely'>,
  member: Pick<StoredWager, 'ticket_number' | 'wager_number'>,
  options: GradeOptions,
): Promise<GradedWager[] | null> => {
  const chain = await lockChain(client, database, member);
  return chain === null ? null : gradeInOrder(client, chain, options);
};

/** Waits until nobody else works on a wager, or on one that it hangs together with. */
export const holdChain = async (
  client: pg.PoolClient,
  member: Pick<StoredWager, 'ticket_number' | 'wager_number'>,
): Promise<Array<Pick<StoredWager, 'ticket_number' | 'wager_number'>>> => {
  const { rows } = await client.query<Pick<StoredWager, 'ticket_number' | 'wager_number'>>(LOCK_CHAIN, [
    member.ticket_number,
    member.wager_number,
  ]);
  return rows;
};

const lockChain = async (
  client: pg.PoolClient,
  { kysely }: Pick<Database, 'kysely'>,
  member: Pick<StoredWager, 'ticket_number' | 'wager_number'>,
): Promise<StoredWager[] | null> => {
  const rows = await holdChain(client, member);
  const chain = await readWagers(
    client,
    selectWagersOf(kysely, rows).orderBy('w.ticket_number').orderBy('w.wager_number'),
  );
  return chain.at(-1)?.child_ticket_number === null ? chain : null;
};

const gradeInOrder = async (
  client: pg.PoolClient,
  chain: readonly StoredWager[],
  { change, now }: GradeOptions,
): Promise<GradedWager[]> => {
  const done: GradedWager[] = [];
  let parent: ParentState | null = null;
  for (const [at, before] of chain.entries()) {
    const after = change(before) ?? before;
    const outcome = decideWager(after, parent);
    if (after !== before || !isSameOutcome(before, outcome)) {
      const posted = await postOutcome(client, before, after, outcome, now);
      if (posted === 'stale') throw new Error('a wager changed under its own lock');
      done.push({ before, outcome, ...posted });
    }
    const child = chain[at + 1];
    if (child !== undefined) parent = judgeParent(after, outcome, parent, child);
  }
  return done;
};
