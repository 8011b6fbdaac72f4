import type { LegResult } from '@lineboard/domain/betting/wager/wager';

/** The result of a leg so far: its letter, with the halves of a quarter line told apart (HR-33). */
export type ShownResult = 'pending' | 'W' | 'L' | 'P' | 'X' | 'halfWon' | 'halfLost';

export const describeLegResult = (result: LegResult): ShownResult => {
  if (result === null) return 'pending';
  const [first, second] = result;
  if (first === second) return first;
  if (first === 'W' || second === 'W') return 'halfWon';
  return first === 'L' || second === 'L' ? 'halfLost' : 'P';
};
