import { type Static, Type } from 'typebox';
import { list } from '../schema/list.ts';
import { bookNumber, count, integer } from '../schema/numbers.ts';
import { orNull } from '../schema/or-null.ts';
import { strict } from '../schema/strict.ts';
import { words } from '../schema/words.ts';

export const GamePhaseSchema = Type.Enum(
  ['scheduled', 'live', 'suspended', 'final', 'postponed', 'cancelled'],
  {
    description:
      'The phase of a game. Finals may be graded; what a cancelled game left undecided is no action, and so is a suspended or ' +
      'postponed one once its sport’s window is over (HR-73).',
  },
);

/** The phase of a game. Finals may be graded; postponed and cancelled games are no action. */
export type GamePhase = Static<typeof GamePhaseSchema>;

/** The facts that decide how much of a game counts, where a feed or an operator knows them. */
export const RESULT_DETAIL = {
  playedMinutes: orNull(
    integer('Minutes that were played, overtime left out (HR-70).', { minimum: 0, maximum: 200 }),
  ),
  official: orNull(Type.Boolean(), {
    description: 'The league says that the result is official, or that it isn’t.',
  }),
  playedHalves: orNull(
    integer('Half innings that were played to their end (HR-72).', { minimum: 0, maximum: 80 }),
  ),
  scheduledInnings: orNull(
    integer('Innings as scheduled before the first pitch.', { minimum: 5, maximum: 9 }),
  ),
  winner: orNull(Type.Integer({ minimum: 1, maximum: 2 }), {
    description: 'Team that won or advances, where the score alone doesn’t say: after a retirement (HR-78).',
  }),
  absent: orNull(Type.Integer({ minimum: 1, maximum: 2 }), {
    description: 'The players who didn’t fight or tee off, or were replaced by somebody else (HR-79, HR-80).',
  }),
  rounds: orNull(
    integer('Rounds of a fight that were fought to their end (HR-79).', { minimum: 0, maximum: 20 }),
  ),
  roundSeconds: orNull(
    integer('Seconds of the round in which it ended; 0: somebody didn’t answer the bell.', {
      minimum: 0,
      maximum: 600,
    }),
  ),
  roundsChanged: orNull(Type.Boolean(), {
    description: 'It was set for another number of rounds than scheduled (HR-79).',
  }),
  holes1: orNull(integer('Holes that player 1 completed (HR-80).', { minimum: 0, maximum: 99 })),
  holes2: orNull(integer('Holes that player 2 completed.', { minimum: 0, maximum: 99 })),
};

/** Points of team 1 and team 2, by segment. */
export const SegmentSchema = Type.Immutable(Type.Tuple([integer('Team 1.'), integer('Team 2.')]));

export const GameScoreSchema = strict(
  {
    gameNum: bookNumber(),
    phase: GamePhaseSchema,
    clock: words(
      40,
      'What a scoreboard shows next to the score: "3rd 04:12", "HT"; empty when there is nothing to show.',
    ),
    score1: integer('Points of team 1 so far, overtime included.'),
    score2: integer('Points of team 2 so far, overtime included.'),
    segments: list(SegmentSchema, {
      description:
        'Points by segment, the sport’s smallest scored unit (quarter, half, inning, set), overtime segments after the regulation ' +
        'ones. Empty when the feed knows only the total.',
    }),
    startingPitcher1: orNull(words(80, 'Starting pitcher of record once known (HR-34).')),
    startingPitcher2: orNull(words(80)),
    ...RESULT_DETAIL,
    situation: orNull(list(orNull(integer())), {
      description:
        'The moment of a game in play, where its feed tells it, each value null when untold. Football: who has the ball, down, ' +
        'yards to a first down, yards to the goal. Baseball: who bats, balls, strikes, outs, bases taken (1, 2 and 4). Tennis: ' +
        'who serves, points of the game. Hockey: who has the power play. Soccer: red cards of each team. Others: who has the ball.',
    }),
    version: count('Log position of the last change. A corrected score has a higher one.'),
  },
  { title: 'GameScore' },
);

/** `segments`: points by segment, the sport's smallest scored unit; empty when the feed knows only the total. */
export type GameScore = Static<typeof GameScoreSchema>;

/** The facts that decide how much of a game counts, where they are reported. */
export type ResultDetail = Pick<
  GameScore,
  | 'playedMinutes'
  | 'official'
  | 'playedHalves'
  | 'scheduledInnings'
  | 'winner'
  | 'absent'
  | 'rounds'
  | 'roundSeconds'
  | 'roundsChanged'
  | 'holes1'
  | 'holes2'
>;
