import { createRational } from '../money/rational.ts';
import type { Game } from './game.ts';
import { createSlotGame } from './slots/create-slot-game.ts';
import { CALM_SLOTS, MINI_SLOTS, STEADY_SLOTS, WILD_SLOTS } from './slots/slot-machines.ts';

/** Every game that there is, by its id. Returns are those that `npm run game-returns` works out exactly. */
export const GAMES = {
  miniSlots: createSlotGame(MINI_SLOTS, 5, createRational(4_304n, 4_485n)),
  calmSlots: createSlotGame(CALM_SLOTS, 1, createRational(90_776_421_264_325n, 95_537_996_252_288n)),
  steadySlots: createSlotGame(STEADY_SLOTS, 1, createRational(3_108_885_573_287n, 3_257_621_680_104n)),
  wildSlots: createSlotGame(WILD_SLOTS, 1, createRational(617_162_952_247n, 634_134_724_608n)),
} as const satisfies Readonly<Record<string, Game>>;

export type GameId = keyof typeof GAMES;

const BY_ID = new Map<string, Game>(Object.entries(GAMES));

/** @returns null when there is none of this id */
export const findGame = (id: string): Game | null => BY_ID.get(id) ?? null;
