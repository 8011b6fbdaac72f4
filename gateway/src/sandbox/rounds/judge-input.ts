import { findGame } from '@lineboard/domain/casino/games/games';
import type { Game } from '@lineboard/domain/casino/games/game';
import { GAME_SCHEMAS } from '@lineboard/domain/casino/games/game-schemas';
import { Compile } from 'typebox/compile';
import { SandboxRefusal } from '../sandbox-refusal.ts';

const SCHEMAS = new Map(
  Object.entries(GAME_SCHEMAS).map(([game, { bet, move }]) => [
    game,
    { bet: Compile(bet), move: Compile(move) },
  ]),
);

/** @throws SandboxRefusal for a game that nobody plays */
export const gameOf = (game: string): Game => {
  const found = findGame(game);
  if (found === null) throw new SandboxRefusal('gameUnknown');
  return found;
};

/** @throws SandboxRefusal for what is no bet, or no move, of the game */
export const judgeInput = (game: string, kind: 'bet' | 'move', given: unknown): void => {
  if (SCHEMAS.get(game)?.[kind].Check(given) !== true) throw new SandboxRefusal('badRequest');
};
