import { GAMES, type GameId } from '@lineboard/domain/casino/games/games';
import { useState } from 'react';
import { listChipValues } from './chip-values.ts';

/** The chips of a game, and which one is chosen. */
export const useStake = (game: string) => {
  const values = listChipValues(GAMES[game as GameId].limits);
  const [stakeCents, setStake] = useState(values[Math.min(2, values.length - 1)]!);
  return { values, stakeCents, setStake };
};
