import type pg from 'pg';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import type { SandboxTools } from '../sandbox-parts.ts';
import type { WalletReply } from '../wallet-client.ts';
import { applyStep } from './apply-step.ts';
import { ROUND_COLUMNS, type RoundRow } from './round-rows.ts';
import { type CallRow, claimCall, putOff, writeCall } from './wallet-calls.ts';

type Decided = Exclude<WalletReply, { kind: 'unknown' }>;

/** Refused, but not by a decision that the book keeps: an earlier try of the same bet may have been taken. */
const NOT_KEPT = new Set(['sessionEnded', 'transactionReused', 'tokenInvalid']);

/** A bet, its stake and its win; with a refund that is all that one run can meet. */
const MOST_CALLS = 4;

const dropPending = async (
  client: pg.PoolClient,
  round: RoundRow,
  call: CallRow,
  code: string,
  wallMs: number,
): Promise<void> => {
  const isStart = round.pending?.number === 0;
  await client.query(
    `update sandbox_round set pending = null, refused_code = $2, ended_at_ms = $3 where round_id = $1`,
    [round.round_id, isStart ? code : null, isStart ? wallMs : round.ended_at_ms],
  );
  if (NOT_KEPT.has(code))
    await writeCall(client, round.round_id, 'refund', { refers: call.transaction }, wallMs);
};

/** Once, however many answers of one call come: the first is noted with what it decides. */
const decide = async (tools: SandboxTools, call: CallRow, reply: Decided): Promise<void> => {
  const wallMs = tools.wallNowMs();
  const code = reply.kind === 'refused' ? reply.code : null;
  const balance = reply.kind === 'taken' ? reply.answer['balanceCents'] : null;
  await inTransaction(tools.pool, async (client) => {
    const { rows } = await client.query<RoundRow>(
      `select ${ROUND_COLUMNS} from sandbox_round r join sandbox_seed s using (seed_id) where round_id = $1 for update of s, r`,
      [call.round_id],
    );
    const round = rows[0]!;
    const { rowCount } = await client.query(
      `update sandbox_wallet_call set decided_at_ms = $2, refused_code = $3, balance_cents = $4
       where call_id = $1 and decided_at_ms is null`,
      [call.call_id, wallMs, code, Number.isSafeInteger(balance) ? balance : null],
    );
    if (rowCount === 0 || call.call !== 'bet' || round.pending === null) return;
    if (code === null) await applyStep(client, round, round.pending, wallMs);
    else await dropPending(client, round, call, code, wallMs);
  });
  if (code !== null && call.call !== 'bet')
    tools.reporter.failed('callRefused', new Error(code), { call: call.call, round: call.round_id });
};

/** Sends what waits of a round, in its order, until all is decided or the book can't be asked. */
export const settleRound = async (tools: SandboxTools, roundId: string): Promise<void> => {
  for (let sent = 0; sent < MOST_CALLS; sent += 1) {
    const call = await claimCall(tools.pool, roundId, tools.wallNowMs());
    if (call === null) return;
    const reply = await tools.wallet.send(call.call, call.body);
    if (reply.kind === 'unknown') {
      tools.reporter.failed('notDecided', reply.cause, { call: call.call });
      await putOff(tools.pool, call, tools.wallNowMs());
      return;
    }
    await decide(tools, call, reply);
  }
};
