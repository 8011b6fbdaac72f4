import { type Static, Type } from 'typebox';
import { SegmentSchema } from '../../ground/score/game-score.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';

/** Moves of a score that a game is remembered by: more than a page shows. */
export const MOST_SCORE_MOVES = 12;

/** Lines of a game, of four markets each. */
export const MOST_HOLDS = 160;

/** Why a market is shown and can't be bet on. */
export const HOLD_REASONS = [
  'gameOver',
  'periodOver',
  'feedOut',
  'gameStopped',
  'operator',
  'checking',
  'scored',
  'feed',
  'noDraw',
] as const;

export type HoldReason = (typeof HOLD_REASONS)[number];

export const HoldSchema = strict(
  {
    periodNumber: count(),
    market: Type.Enum(['S', 'M', 'L', 'E']),
    reason: Type.Enum([...HOLD_REASONS], {
      description:
        'Why: the game or the period is over · its feed doesn’t speak · the game is stopped · an operator holds it · what its ' +
        'feed says is being checked · its feed held it as the score moved · its feed holds it · a third price is missing.',
    }),
    sinceMs: orNull(
      integer('Book’s clock, epoch milliseconds; null when it was held before the gateway began.'),
    ),
  },
  { title: 'Hold', description: 'A market that is shown and can’t be bet on.' },
);

/** A market that is shown and can't be bet on: why, and since when. */
export type Hold = Static<typeof HoldSchema>;

export const ScoreMoveSchema = strict(
  {
    bookMs: orNull(
      integer('Book’s clock, epoch milliseconds; null when it stood so before the gateway began.'),
    ),
    score1: integer('Team 1.'),
    score2: integer('Team 2.'),
    clock: words(40, 'The game’s clock when it was told.'),
    segments: Type.Optional(
      list(SegmentSchema, {
        description:
          'Where lines count these rather than the score: each of their changes is a move, too. Left out elsewhere.',
      }),
    ),
  },
  { title: 'ScoreMove', description: 'The score from a moment on.' },
);

/** The score from a moment on. */
export type ScoreMove = Static<typeof ScoreMoveSchema>;

/** What a game in play has besides its line; older gateways leave it out. */
export const IN_PLAY_FIELDS = {
  scores: Type.Optional(
    list(ScoreMoveSchema, {
      maxItems: MOST_SCORE_MOVES,
      description: 'The latest moves of the score, oldest first. Left out by older gateways.',
    }),
  ),
  holds: Type.Optional(
    list(HoldSchema, {
      maxItems: MOST_HOLDS,
      description: 'The markets that are held. Left out by older gateways.',
    }),
  ),
};
