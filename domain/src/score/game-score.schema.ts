import { Type } from 'typebox';
import { list } from '../schema/list.ts';
import { bookNumber, count, integer } from '../schema/numbers.ts';
import { orNull } from '../schema/or-null.ts';
import { strict } from '../schema/strict.ts';
import { words } from '../schema/words.ts';

/** `GamePhase`. */
export const GamePhaseSchema = Type.Enum(['scheduled', 'live', 'final', 'postponed', 'cancelled'], {
  description: 'Where a game stands. Finals may be graded; postponed and cancelled games are no action.',
});

/** `GameScore`. */
export const GameScoreSchema = strict(
  {
    gameNum: bookNumber(),
    phase: GamePhaseSchema,
    clock: words(
      40,
      'What a scoreboard shows beside the score: "3rd 04:12", "HT"; empty when there is nothing to show.',
    ),
    score1: integer('Points of team 1 so far, overtime included.'),
    score2: integer('Points of team 2 so far, overtime included.'),
    segments: list(Type.Immutable(Type.Tuple([integer('Team 1.'), integer('Team 2.')])), {
      description:
        'Points by segment, the sport’s smallest scored unit (quarter, half, inning, set), overtime segments after the regulation ' +
        'ones. Empty when the feed knows only the total.',
    }),
    startingPitcher1: orNull(words(80, 'Starting pitcher of record once known (HR-34).')),
    startingPitcher2: orNull(words(80)),
    version: count('Log position of the last change. A corrected score has a higher one.'),
  },
  { title: 'GameScore' },
);
