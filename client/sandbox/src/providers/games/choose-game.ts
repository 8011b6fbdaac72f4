import type { GameId } from '@lineboard/domain/games/games';

/** A game, and the tile that it is opened by: '' for the game itself. */
export interface ChosenGame {
  game: GameId;
  title: string;
}

/** Pocket Casino's five, by their number. */
const POCKET: readonly GameId[] = ['blackjack', 'baccarat', 'miniSlots', 'roulette', 'videoPoker'];
const SLOTS: readonly GameId[] = ['calmSlots', 'steadySlots', 'wildSlots'];

const MOST_CHARACTERS = 60;

/** @returns null for what is no game of anybody */
export const chooseGame = (provider: string, gameId: string): ChosenGame | null => {
  const title = gameId.replaceAll(/[^\w.-]/g, '').slice(0, MOST_CHARACTERS);
  if (title === '') return null;
  if (provider === 'Casino21G.aspx') {
    const game = POCKET[Number(title) - 1];
    return game === undefined ? null : { game, title: '' };
  }
  const sum = Array.from(title, (character) => character.codePointAt(0) ?? 0).reduce(
    (total, code) => total + code,
    0,
  );
  return { game: SLOTS[sum % SLOTS.length]!, title: `${provider}.${title}`.slice(0, MOST_CHARACTERS) };
};
