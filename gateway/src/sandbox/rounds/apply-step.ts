import type pg from 'pg';
import type { PendingStep, RoundRow } from './round-rows.ts';
import { writeCall } from './wallet-calls.ts';

/** Makes a step the round's state, in the caller's transaction; a round that it ends is told to the book. */
export const applyStep = async (
  client: pg.PoolClient,
  round: Pick<RoundRow, 'round_id' | 'moves' | 'currency' | 'stake_cents'>,
  { number, move, step }: PendingStep,
  wallMs: number,
): Promise<void> => {
  const winCents = step.outcome?.winCents ?? null;
  await client.query(
    `update sandbox_round set state = $2, moves = $3, stake_cents = $4, pending = null, win_cents = $5, ended_at_ms = $6
     where round_id = $1`,
    [
      round.round_id,
      JSON.stringify(step.state),
      JSON.stringify(number === 0 ? round.moves : [...round.moves, move]),
      round.stake_cents + step.extraStakeCents,
      winCents,
      winCents === null ? null : wallMs,
    ],
  );
  if (winCents === null) return;
  const told = { round: round.round_id, amountCents: winCents, currency: round.currency, closesRound: true };
  await writeCall(client, round.round_id, 'win', told, wallMs);
};
