import type { BlackjackState } from '../../src/casino/games/blackjack/blackjack-round.ts';
import { listBlackjackMoves } from '../../src/casino/games/blackjack/list-blackjack-moves.ts';
import { DECK } from '../../src/casino/games/cards/card.ts';
import type { Draws } from '../../src/casino/games/create-draws.ts';
import type { Game, Step } from '../../src/casino/games/game.ts';
import { FIXTURE_SIDES, FIXTURES } from '../../src/casino/games/fixtures/fixture-card.ts';
import { GAMES } from '../../src/casino/games/games.ts';
import { RUNNERS } from '../../src/casino/games/horses/horse-race.ts';
import type { VideoPokerMove } from '../../src/casino/games/video-poker/video-poker-round.ts';
import type { Rational } from '../../src/ground/money/rational.ts';
import { chooseBasicStrategy } from './choose-basic-strategy.ts';
import type { SimulatedGame } from './simulate-game.ts';
import type { VideoPokerTables } from './video-poker-best-play.ts';

const toNumber = ({ numerator, denominator }: Rational): number => Number(numerator) / Number(denominator);

const returnsOf = ({ returns }: Game): number[] => [...returns.values()].map(toNumber);

/** A game that its bet decides: what comes back of the whole stake. */
const ofBet = <Bet>(name: string, game: Game<Bet, unknown, never>, bet: Bet): SimulatedGame => {
  const stakeCents = game.calculateStake(bet);
  return {
    name,
    returns: returnsOf(game),
    play: (drawsAnew) => [game.start(bet, drawsAnew()).outcome!.winCents / stakeCents],
  };
};

const STAKE_CENTS = 10_000;

const BACCARAT: SimulatedGame = {
  name: 'baccarat',
  returns: returnsOf(GAMES.baccarat),
  play: (drawsAnew) => {
    const bets = (['player', 'banker', 'tie'] as const).map((place) => ({ place, amountCents: STAKE_CENTS }));
    const { state } = GAMES.baccarat.start({ bets }, drawsAnew());
    return state.wonCents.map((cents) => cents / STAKE_CENTS);
  },
};

/** One place of each number of numbers. */
const ROULETTE_SAMPLE = ['17', '17-20', '16-17-18', '0-1-2-3', '16-17-18-19-20-21', 'dozen2', 'red'];

const ROULETTE: SimulatedGame = {
  name: 'roulette',
  returns: ROULETTE_SAMPLE.map(() => returnsOf(GAMES.roulette)[0]!),
  play: (drawsAnew) => {
    const bets = ROULETTE_SAMPLE.map((place) => ({ place, amountCents: STAKE_CENTS }));
    return GAMES.roulette.start({ bets }, drawsAnew()).state.wonCents.map((cents) => cents / STAKE_CENTS);
  },
};

const BLACKJACK: SimulatedGame = {
  name: 'blackjack',
  returns: returnsOf(GAMES.blackjack),
  play: (drawsAnew) => {
    let step: Step<BlackjackState> = GAMES.blackjack.start({ stakeCents: STAKE_CENTS }, drawsAnew());
    let added = 0;
    while (step.outcome === null) {
      const { state } = step;
      const { cards } = state.hands[state.activeHand!]!;
      const move = chooseBasicStrategy(cards, state.dealerCards[0]!, listBlackjackMoves(state));
      step = GAMES.blackjack.move(state, move, drawsAnew());
      added += step.extraStakeCents;
    }
    return [(step.outcome.winCents - added) / STAKE_CENTS];
  },
};

/** Holds are found in ascending order of the cards, and told in the order of the deal. */
const holdOfDeal = (dealt: readonly string[], { findBestHold }: VideoPokerTables): VideoPokerMove => {
  const numbers = dealt.map((card) => DECK.indexOf(card as (typeof DECK)[number]));
  const sorted = numbers.toSorted((a, b) => a - b);
  const { hold } = findBestHold(sorted);
  return numbers.reduce((held, number, place) => held | (((hold >> sorted.indexOf(number)) & 1) << place), 0);
};

const ofVideoPoker = (id: (typeof VIDEO_POKER_GAMES)[number], tables: VideoPokerTables): SimulatedGame => {
  const game = GAMES[id];
  const stakeCents = game.limits.minCents;
  return {
    name: id,
    returns: returnsOf(game),
    play: (drawsAnew: () => Draws) => {
      const { state } = game.start({ stakeCents }, drawsAnew());
      const { outcome } = game.move(state, holdOfDeal(state.dealt, tables), drawsAnew());
      return [outcome!.winCents / stakeCents];
    },
  };
};

/** One race, with a bet on each runner. */
const HORSES: SimulatedGame = {
  name: 'horses',
  returns: returnsOf(GAMES.horses),
  play: (drawsAnew) =>
    RUNNERS.map(
      (_, runner) =>
        GAMES.horses.start({ stakeCents: STAKE_CENTS, runner }, drawsAnew()).outcome!.winCents / STAKE_CENTS,
    ),
};

/** Each match of the card with the same draws, and a bet on each side of it. */
const FIXTURES_IN_ONE: SimulatedGame = {
  name: 'fixtures',
  returns: returnsOf(GAMES.fixtures),
  play: (drawsAnew) =>
    FIXTURES.flatMap((_, fixture) =>
      FIXTURE_SIDES.map(
        (side) =>
          GAMES.fixtures.start({ stakeCents: STAKE_CENTS, fixture, side }, drawsAnew()).outcome!.winCents /
          STAKE_CENTS,
      ),
    ),
};

/** Those that can be played without the tables of video poker's best play. */
export const SIMULATED_GAMES: readonly SimulatedGame[] = [
  BLACKJACK,
  BACCARAT,
  ROULETTE,
  ofBet('miniSlots', GAMES.miniSlots, { stakeCents: 500 }),
  ofBet('calmSlots', GAMES.calmSlots, { stakeCents: 2_000 }),
  ofBet('steadySlots', GAMES.steadySlots, { stakeCents: 2_000 }),
  ofBet('wildSlots', GAMES.wildSlots, { stakeCents: 2_000 }),
  ofBet('crash', GAMES.crash, { stakeCents: STAKE_CENTS, target: 200 }),
  // 99 % of both of these comes back in whole cents.
  ofBet('dice', GAMES.dice, { stakeCents: STAKE_CENTS, side: 'over', chance: 4_950 }),
  ofBet('bingo', GAMES.bingo, { stakeCents: STAKE_CENTS }),
  ofBet('scratch', GAMES.scratch, { stakeCents: 5_000 }),
  HORSES,
  ofBet('lotto', GAMES.lotto, { stakeCents: 1_000, picks: [1, 8, 15, 22, 36] }),
  FIXTURES_IN_ONE,
];

export const VIDEO_POKER_GAMES = ['videoPoker', 'triplePoker', 'fivePoker', 'tenPoker'] as const;

export const listVideoPokerGames = (tables: VideoPokerTables): SimulatedGame[] =>
  VIDEO_POKER_GAMES.map((id) => ofVideoPoker(id, tables));
