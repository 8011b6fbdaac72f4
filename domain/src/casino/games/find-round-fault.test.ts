import { describe, expect, it } from 'vitest';
import { createDealtDraws, SEEDS } from '../../../testing/games/game-fixtures.ts';
import { BLACKJACK_DECKS } from './blackjack/blackjack.ts';
import type { BlackjackMove, BlackjackState } from './blackjack/blackjack-round.ts';
import { listBlackjackMoves } from './blackjack/list-blackjack-moves.ts';
import { commitServerSeed } from './commit-server-seed.ts';
import { createDraws, type Draws, type RoundSeeds } from './create-draws.ts';
import { findFaultOfRounds, findRoundFault, type PlayedRound } from './find-round-fault.ts';
import type { Game } from './game.ts';
import { GAMES } from './games.ts';

type Blackjack = Game<{ stakeCents: number }, BlackjackState, BlackjackMove>;

/** A host that keeps its rules, unless it is given other draws: hits once if it can, then stands. */
const host = (seeds: RoundSeeds, drawsOf: (seeds: RoundSeeds) => Draws = createDraws): PlayedRound => {
  const game: Blackjack = GAMES.blackjack;
  const bet = { stakeCents: 1_000 };
  const moves: BlackjackMove[] = [];
  let step = game.start(bet, drawsOf(seeds));
  while (step.outcome === null) {
    const move = moves.length === 0 ? 'hit' : 'stand';
    expect(listBlackjackMoves(step.state)).toContain(move);
    step = game.move(step.state, move, drawsOf(seeds));
    moves.push(move);
  }
  // A database may return the fields in an order of its own.
  const state = Object.fromEntries(Object.entries(step.state).toReversed());
  const commitment = commitServerSeed(seeds.serverSeed);
  return { bet, moves, state, winCents: step.outcome.winCents, commitment, seeds };
};

const numbered = (nonce: number): RoundSeeds => ({ ...SEEDS, nonce });
const fifty = Array.from({ length: 50 }, (_none, nonce) => numbered(nonce));
const faultOf = (round: PlayedRound) => findRoundFault(GAMES.blackjack, round);
const faultsWith = (drawsOf: (seeds: RoundSeeds) => Draws) =>
  new Set(fifty.map((seeds) => faultOf(host(seeds, drawsOf))));

describe('a replay', () => {
  it('finds nothing in rounds that were played by the seeds', () => {
    expect(
      findFaultOfRounds(
        GAMES.blackjack,
        fifty.map((seeds) => host(seeds)),
      ),
    ).toBeNull();
  });

  it('sees a host that skips a card', () => {
    const skipping = (seeds: RoundSeeds): Draws => {
      const draws = createDraws(seeds);
      draws.nextBelow(52 * BLACKJACK_DECKS);
      return draws;
    };
    expect(faultsWith(skipping)).not.toContain(null);
  });

  it('sees a host whose draws favor low numbers', () => {
    const biased = (seeds: RoundSeeds): Draws => {
      const draws = createDraws(seeds);
      return { nextBelow: (bound) => Math.min(draws.nextBelow(bound), draws.nextBelow(bound)) };
    };
    expect(faultsWith(biased)).not.toContain(null);
  });

  it('sees a host that deals the cards it likes', () => {
    const dealt = host(SEEDS, () => createDealtDraws('Ts 9d 6h Tc Kh', BLACKJACK_DECKS));
    expect(faultOf(dealt)).toBe('otherState');
  });

  it('sees a number that is played twice under one commitment', () => {
    const rounds = [host(numbered(0)), host(numbered(1)), host(numbered(1))];
    expect(findFaultOfRounds(GAMES.blackjack, rounds)).toBe('nonceReused');
    const other = { ...numbered(1), serverSeed: 'ab'.repeat(32) };
    expect(findFaultOfRounds(GAMES.blackjack, [host(numbered(1)), host(other)])).toBeNull();
  });

  it('sees another seed revealed than was committed to, and another win paid than was won', () => {
    const fair = host(SEEDS);
    expect(faultOf({ ...fair, commitment: commitServerSeed('ab'.repeat(32)) })).toBe('otherSeed');
    expect(faultOf({ ...fair, winCents: fair.winCents + 1 })).toBe('otherWin');
  });

  it('sees moves added, moves left out and bets that no table takes', () => {
    const fair = host(SEEDS);
    expect(faultOf({ ...fair, moves: [...fair.moves, 'hit'] })).toBe('refused');
    expect(faultOf({ ...fair, moves: [] })).toBe('notOver');
    expect(faultOf({ ...fair, bet: { stakeCents: 1 } })).toBe('refused');
  });

  it('sees a field that was added to the state, or changed deep in it', () => {
    const fair = host(SEEDS);
    const state = structuredClone(fair.state) as { dealerCards: string[] };
    expect(faultOf({ ...fair, state })).toBeNull();
    expect(faultOf({ ...fair, state: { ...state, more: 1 } })).toBe('otherState');
    state.dealerCards[1] = '2c';
    expect(faultOf({ ...fair, state })).toBe('otherState');
  });
});
