import { Type } from 'typebox';
import { WAGER_LETTERS } from './wager-kinds.ts';

/** `WagerLetter`. */
export const WagerLetterSchema = Type.Enum(WAGER_LETTERS, {
  description: 'S straight, P parlay or round robin, T teaser, I if bet or reverse.',
});
