import type { Step } from '@lineboard/domain/casino/games/game';
import { moveRound, type Played } from '@lineboard/domain/casino/games/play-round';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import type { SandboxTools } from '../sandbox-parts.ts';
import { applyStep } from './apply-step.ts';
import { gameOf } from './judge-input.ts';
import { ROUND_COLUMNS, type RoundRow } from './round-rows.ts';
import { settleRound } from './settle-round.ts';

/**
 * Well before the book returns the stake of a round of which it hears nothing (WALLET_ROUND_HOURS is at least an hour).
 */
export const LEFT_AFTER_MS = 30 * 60_000;

/** The most rounds of one sweep. */
const MOST_ROUNDS = 500;
/** The most moves for one round: more than any game needs, even after a split. */
const MOST_MOVES = 10;

const IS_LEFT = `r.ended_at_ms is null and r.pending is null and r.state is not null and r.started_at_ms <= $1`;

interface LeftRow extends RoundRow {
  game: string;
  server_seed: string;
}

/** @returns whether it came to an end */
const finish = (tools: SandboxTools, roundId: string, wallMs: number): Promise<boolean> =>
  inTransaction(tools.pool, async (client) => {
    const { rows } = await client.query<LeftRow>(
      `select ${ROUND_COLUMNS}, s.game, s.server_seed from sandbox_round r join sandbox_seed s using (seed_id)
       where round_id = $2 and ${IS_LEFT} for update of s, r`,
      [wallMs - LEFT_AFTER_MS, roundId],
    );
    let [row] = rows;
    if (row === undefined) return false;
    const engine = gameOf(row.game);
    const seeds = { serverSeed: row.server_seed, clientSeed: row.client_seed, nonce: row.nonce };
    for (let made = 0; made < MOST_MOVES && engine.leave !== null; made += 1) {
      const played: Played<unknown> = moveRound(engine, row.state, engine.leave, seeds);
      if (!played.ok) return false;
      const step: Step<unknown> = played.step;
      await applyStep(client, row, { number: row.moves.length + 1, move: engine.leave, step }, wallMs);
      if (step.outcome !== null) return true;
      row = { ...row, state: step.state, moves: [...row.moves, engine.leave] };
    }
    return false;
  });

/**
 * Finishes rounds whose player left. Otherwise a player who looks at a hand and leaves would get the stake back in the
 * end: the hand stands, and the book is told its win. One that can't be finished keeps no other from it.
 */
export const finishLeftRounds = async (tools: SandboxTools): Promise<void> => {
  const wallMs = tools.wallNowMs();
  const { rows } = await tools.pool.query<{ round_id: string }>(
    `select r.round_id from sandbox_round r where ${IS_LEFT} order by r.started_at_ms limit ${MOST_ROUNDS}`,
    [wallMs - LEFT_AFTER_MS],
  );
  for (const { round_id: roundId } of rows)
    try {
      if (await finish(tools, roundId, wallMs)) await settleRound(tools, roundId);
    } catch (error) {
      tools.reporter.failed('notSwept', error, { round: roundId });
    }
};
