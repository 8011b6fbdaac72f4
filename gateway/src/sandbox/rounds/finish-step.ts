import { inTransaction } from '../../ground/database/in-transaction.ts';
import type { TableView } from '@lineboard/domain/sandbox/sandbox-answers';
import { SandboxRefusal } from '../sandbox-refusal.ts';
import type { SandboxTools } from '../sandbox-parts.ts';
import { lockTable, readLatestRound, type TableName, viewTable } from './round-rows.ts';
import { settleRound } from './settle-round.ts';

interface Standing {
  is_pending: boolean;
  moves_made: number;
  has_begun: boolean;
  /** Why the latest stake was not taken. */
  refused_code: string | null;
  /** The balance in the answer to the latest call; null before there is one. */
  balance_cents: number | null;
}

const READ_STANDING = `
select pending is not null as is_pending, state is not null as has_begun, jsonb_array_length(moves) as moves_made,
  (select refused_code from sandbox_wallet_call where round_id = $1 and call = 'bet' order by call_id desc limit 1),
  (select balance_cents from sandbox_wallet_call where round_id = $1 order by call_id desc limit 1)
from sandbox_round where round_id = $1`;

/**
 * Asks the book for what a step owes, and tells the state of the table.
 * @param step 0 is the start of the round @throws SandboxRefusal as the book refused the step's stake
 */
export const finishStep = async (
  tools: SandboxTools,
  table: TableName,
  { roundId, step }: { roundId: string; step: number },
): Promise<TableView> => {
  await settleRound(tools, roundId);
  const { rows } = await tools.pool.query<Standing>(READ_STANDING, [roundId]);
  const { is_pending, has_begun, moves_made, refused_code, balance_cents } = rows[0]!;
  const isMade = step === 0 ? has_begun : moves_made >= step;
  if (!isMade && !is_pending) throw new SandboxRefusal(`book:${refused_code ?? ''}`);
  return readTable(tools, table, balance_cents);
};

export const readTable = (
  { pool }: Pick<SandboxTools, 'pool'>,
  table: TableName,
  balanceCents: number | null = null,
): Promise<TableView> =>
  inTransaction(pool, async (client) => {
    const seed = await lockTable(client, table);
    return viewTable(table, seed, await readLatestRound(client, seed.seed_id), balanceCents);
  });
