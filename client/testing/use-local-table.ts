import { commitServerSeed } from '@lineboard/domain/casino/games/commit-server-seed';
import type { Step } from '@lineboard/domain/casino/games/game';
import { findGame } from '@lineboard/domain/casino/games/games';
import { moveRound, startRound } from '@lineboard/domain/casino/games/play-round';
import type { Revealed, RoundView, TableView } from '@lineboard/domain/sandbox/sandbox-answers';
import { useState } from 'react';
import type { Table } from '../sandbox/src/guest/use-table.ts';

const SERVER_SEED = '5eed'.repeat(16);
const COMMITMENT = commitServerSeed(SERVER_SEED);

export interface LocalHost {
  /** The nonce of the first round: tests choose it for what it deals. */
  firstNonce?: number;
  /** A fault of the host; none, unless a test plants it. */
  tamper?(round: RoundView): RoundView;
}

/** A table whose host is the engine itself, without a book behind it. */
export const useLocalTable = (
  game: string,
  { firstNonce = 0, tamper = (round) => round }: LocalHost = {},
): Table => {
  const engine = findGame(game)!;
  const [rounds, setRounds] = useState<readonly RoundView[]>([]);
  const [clientSeed, setClientSeed] = useState('player');
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  const view: TableView = {
    game,
    title: '',
    commitment: COMMITMENT,
    nextNonce: firstNonce + rounds.length,
    round: rounds[0] ?? null,
    isDeciding: false,
    balanceCents: null,
  };
  const show = (round: RoundView, step: Step<unknown>, others: readonly RoundView[]): RoundView => {
    const shown = tamper({
      ...round,
      state: step.state,
      stakeCents: round.stakeCents + step.extraStakeCents,
      winCents: step.outcome?.winCents ?? null,
    });
    setRounds([shown, ...others]);
    return shown;
  };
  return {
    view,
    isBusy: false,
    fault: null,
    clientSeed,
    setClientSeed,
    revealed,
    start: async (bet) => {
      const seeds = { serverSeed: SERVER_SEED, clientSeed, nonce: view.nextNonce };
      const played = startRound(engine, bet, seeds);
      if (!played.ok) throw new Error(played.fault);
      const { nonce } = seeds;
      const round = { nonce, clientSeed, bet, moves: [], state: null, winCents: null };
      return show({ ...round, stakeCents: engine.calculateStake(bet) }, played.step, rounds);
    },
    move: async (move) => {
      const [round, ...others] = rounds as [RoundView];
      const seeds = { serverSeed: SERVER_SEED, clientSeed: round.clientSeed, nonce: round.nonce };
      const played = moveRound(engine, round.state, move, seeds);
      if (!played.ok) throw new Error(played.fault);
      return show({ ...round, moves: [...round.moves, move] }, played.step, others);
    },
    reveal: async () => {
      const all = { serverSeed: SERVER_SEED, commitment: COMMITMENT, rounds, table: view };
      setRevealed(all);
      return all;
    },
  };
};
