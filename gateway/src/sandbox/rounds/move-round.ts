import { moveRound } from '@lineboard/domain/casino/games/play-round';
import type { SandboxBody } from '@lineboard/domain/sandbox/sandbox-calls.schema';
import type { TableView } from '@lineboard/domain/sandbox/sandbox-answers';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import type { SandboxTools } from '../sandbox-parts.ts';
import { SandboxRefusal } from '../sandbox-refusal.ts';
import type { SeatedGuest } from '../sessions/guests.ts';
import { applyStep } from './apply-step.ts';
import { finishStep } from './finish-step.ts';
import { gameOf, judgeInput } from './judge-input.ts';
import { lockTable, type PendingStep, readRoundOfNonce, type RoundRow } from './round-rows.ts';
import { writeCall } from './wallet-calls.ts';

type Move = SandboxBody<'games/move'>;

/** @returns whether the move was made before, or is being made. @throws SandboxRefusal when it isn't the next one */
const wasMade = ({ moves, pending, ended_at_ms }: RoundRow, { number, move }: Move): boolean => {
  if (number <= moves.length && isDeepStrictEqual(moves[number - 1], move)) return true;
  if (pending?.number === number && isDeepStrictEqual(pending.move, move)) return true;
  if (number !== moves.length + 1 || pending !== null || ended_at_ms !== null)
    throw new SandboxRefusal('outOfOrder');
  return false;
};

/** One more stake of the round: its step is shown when the book has taken it. */
const askForStake = async (
  client: pg.PoolClient,
  round: RoundRow,
  pending: PendingStep,
  stake: Readonly<Record<string, unknown>>,
  wallMs: number,
): Promise<void> => {
  const values = [round.round_id, JSON.stringify(pending)];
  await client.query('update sandbox_round set pending = $2 where round_id = $1', values);
  await writeCall(client, round.round_id, 'bet', stake, wallMs);
};

/** A move by its number: made once, in whichever tab, and however often it is sent. */
export const moveAtTable = async (
  tools: SandboxTools,
  guest: SeatedGuest,
  request: Move,
): Promise<TableView> => {
  const { game, title, nonce, number, move } = request;
  const engine = gameOf(game);
  judgeInput(game, 'move', move);
  const table = { player: guest.player, game, title };
  const wallMs = tools.wallNowMs();
  const roundId = await inTransaction(tools.pool, async (client) => {
    const seed = await lockTable(client, table);
    const round = await readRoundOfNonce(client, seed.seed_id, nonce);
    if (round === null || round.refused_code !== null) throw new SandboxRefusal('outOfOrder');
    if (wasMade(round, request)) return round.round_id;
    const seeds = { serverSeed: seed.server_seed, clientSeed: round.client_seed, nonce };
    const played = moveRound(engine, round.state, move, seeds);
    if (!played.ok) throw new SandboxRefusal(played.fault);
    const pending: PendingStep = { number, move, step: played.step };
    const amountCents = played.step.extraStakeCents;
    if (amountCents === 0) await applyStep(client, round, pending, wallMs);
    else {
      const { currency, walletSession: session } = guest;
      const on = { session, round: round.round_id, game: title === '' ? game : title };
      await askForStake(client, round, pending, { ...on, amountCents, currency }, wallMs);
    }
    return round.round_id;
  });
  return finishStep(tools, table, { roundId, step: number });
};
