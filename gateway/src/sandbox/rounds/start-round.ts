import { startRound } from '@lineboard/domain/casino/games/play-round';
import type { SandboxBody } from '@lineboard/domain/sandbox/sandbox-calls.schema';
import type { TableView } from '@lineboard/domain/sandbox/sandbox-answers';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import type { SandboxTools } from '../sandbox-parts.ts';
import { SandboxRefusal } from '../sandbox-refusal.ts';
import type { SeatedGuest } from '../sessions/guests.ts';
import { finishStep } from './finish-step.ts';
import { gameOf, judgeInput } from './judge-input.ts';
import { lockTable, type PendingStep, readLatestRound, readRoundOfNonce } from './round-rows.ts';
import { writeCall } from './wallet-calls.ts';

type Start = SandboxBody<'games/start'>;

const INSERT_ROUND = `
with counted as (update sandbox_seed set next_nonce = next_nonce + 1 where seed_id = $2)
insert into sandbox_round (round_id, seed_id, nonce, client_seed, currency, bet, stake_cents, pending, started_at_ms)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

/**
 * Begins a round: its draws, its state and the call for its stake are written together, and nothing of it is shown
 * before the book has taken the stake.
 */
export const startAtTable = async (
  tools: SandboxTools,
  guest: SeatedGuest,
  { game, title, nonce, clientSeed, bet }: Start,
): Promise<TableView> => {
  const engine = gameOf(game);
  judgeInput(game, 'bet', bet);
  const table = { player: guest.player, game, title };
  const wallMs = tools.wallNowMs();
  const roundId = await inTransaction(tools.pool, async (client) => {
    const seed = await lockTable(client, table);
    if (nonce < seed.next_nonce) {
      const known = await readRoundOfNonce(client, seed.seed_id, nonce);
      if (known?.client_seed === clientSeed && isDeepStrictEqual(known.bet, bet)) return known.round_id;
    }
    if (nonce !== seed.next_nonce) throw new SandboxRefusal('outOfOrder');
    const latest = await readLatestRound(client, seed.seed_id);
    if (latest !== null && latest.ended_at_ms === null) throw new SandboxRefusal('roundOpen');
    const played = startRound(engine, bet, { serverSeed: seed.server_seed, clientSeed, nonce });
    if (!played.ok) throw new SandboxRefusal(played.fault);
    const id = randomUUID();
    const stakeCents = engine.calculateStake(bet);
    const pending: PendingStep = { number: 0, move: null, step: played.step };
    const texts = [JSON.stringify(bet), stakeCents, JSON.stringify(pending), wallMs];
    await client.query(INSERT_ROUND, [id, seed.seed_id, nonce, clientSeed, guest.currency, ...texts]);
    const { currency, walletSession: session } = guest;
    const stake = {
      session,
      round: id,
      game: title === '' ? game : title,
      amountCents: stakeCents,
      currency,
    };
    await writeCall(client, id, 'bet', stake, wallMs);
    return id;
  });
  return finishStep(tools, table, { roundId, step: 0 });
};
