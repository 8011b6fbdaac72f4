import { integer } from '../schema/numbers.ts';
import { strict } from '../schema/strict.ts';
import { words } from '../schema/words.ts';

/** `PlacedScore`. */
export const PlacedScoreSchema = strict(
  { score1: integer(), score2: integer(), clock: words(40, 'The scoreboard’s clock; may be empty.') },
  {
    title: 'PlacedScore',
    description:
      'The score when a pick of a game in play was accepted; null for picks from before the start, of contests, and of those ' +
      'that were accepted before it was kept.',
  },
);
