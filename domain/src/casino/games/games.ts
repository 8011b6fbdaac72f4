import { createRational } from '../../ground/money/rational.ts';
import { createBaccarat } from './baccarat/baccarat.ts';
import { createBingo } from './bingo/bingo.ts';
import { createBlackjack } from './blackjack/blackjack.ts';
import { CRASH } from './crash/crash.ts';
import { DICE } from './dice/dice.ts';
import { FIXTURE_BOARD } from './fixtures/fixtures.ts';
import type { Game } from './game.ts';
import { HORSES } from './horses/horses.ts';
import { LOTTO } from './lotto/lotto.ts';
import { ROULETTE } from './roulette/roulette.ts';
import { SCRATCH } from './scratch/scratch.ts';
import { createSlotGame } from './slots/create-slot-game.ts';
import { CALM_SLOTS, MINI_SLOTS, STEADY_SLOTS, WILD_SLOTS } from './slots/slot-machines.ts';
import { createVideoPoker } from './video-poker/create-video-poker.ts';

/** Orders of the first six cards of eight decks. */
const BACCARAT_ORDERS = 4_998_398_275_503_360n;
const [PLAYER_WINS, BANKER_WINS, TIES] = [
  2_230_518_282_592_256n,
  2_292_252_566_437_888n,
  475_627_426_473_216n,
];

const VIDEO_POKER_RETURN = createRational(1_653_526_326_983n, 1_661_102_543_100n);

/**
 * Every game that there is, by its id. Returns are those that `npm run game-returns` works out; blackjack's to seven
 * places, the others exactly.
 */
export const GAMES = {
  blackjack: createBlackjack(createRational(9_954_006n, 10_000_000n)),
  baccarat: createBaccarat([
    ['player', createRational(2n * PLAYER_WINS + TIES, BACCARAT_ORDERS)],
    ['banker', createRational(195n * BANKER_WINS + 100n * TIES, 100n * BACCARAT_ORDERS)],
    ['tie', createRational(9n * TIES, BACCARAT_ORDERS)],
  ]),
  roulette: ROULETTE,
  videoPoker: createVideoPoker(1, VIDEO_POKER_RETURN),
  triplePoker: createVideoPoker(3, VIDEO_POKER_RETURN),
  fivePoker: createVideoPoker(5, VIDEO_POKER_RETURN),
  tenPoker: createVideoPoker(10, VIDEO_POKER_RETURN),
  miniSlots: createSlotGame(MINI_SLOTS, 5, createRational(4_304n, 4_485n)),
  calmSlots: createSlotGame(CALM_SLOTS, 1, createRational(90_776_421_264_325n, 95_537_996_252_288n)),
  steadySlots: createSlotGame(STEADY_SLOTS, 1, createRational(3_108_885_573_287n, 3_257_621_680_104n)),
  wildSlots: createSlotGame(WILD_SLOTS, 1, createRational(617_162_952_247n, 634_134_724_608n)),
  crash: CRASH,
  dice: DICE,
  bingo: createBingo(createRational(2_403_192_523_540_912n, 2_536_622_273_966_265n)),
  scratch: SCRATCH,
  horses: HORSES,
  lotto: LOTTO,
  fixtures: FIXTURE_BOARD,
} as const satisfies Readonly<Record<string, Game>>;

export type GameId = keyof typeof GAMES;

const BY_ID = new Map<string, Game>(Object.entries(GAMES));

/** @returns null when there is none of this id */
export const findGame = (id: string): Game | null => BY_ID.get(id) ?? null;
