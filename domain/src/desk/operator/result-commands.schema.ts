import { Type } from 'typebox';
import { list } from '../../ground/schema/list.ts';
import { bookNumber, count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import type { CommandSchema } from './command-schema.ts';
import { noteField } from './operator-fields.schema.ts';

/** Why a result waits: held for what can't be (HR-75) or how it came (HR-76), or not telling what its wagers need. */
export const WAITING_REASONS = {
  level: 'a final that is level in a sport that plays on',
  segmentsExceed: 'its segments have more points than the score',
  segmentsFallShort: 'its segments have fewer points than the score, and aren’t level',
  tooFewSegments: 'it lists fewer segments than its league plays, and not how long was played',
  unknownLayout: 'its segments may be quarters or halves: this book doesn’t know the league',
  lateCorrection: 'a correction that came too late to be graded unasked',
  calledOffAfterFinal: 'the game was called off after its final',
  byOperator: 'an operator holds it',
  periods: 'the final doesn’t tell all that its wagers need',
  acceptedLate: 'its start is told earlier now than they were accepted: `tickets late` lists them',
  nothingTold: 'it was to begin long ago, and nothing was told of it',
} as const;

const gameField = () => bookNumber('The game’s number');

const ResultSchema = strict(
  {
    gameNum: count(),
    on: words(400, 'The teams or contestants, as they were kept.'),
    told: words(600, 'Phase, score and segments.'),
    held: orNull(Type.Enum(Object.keys(WAITING_REASONS) as Array<keyof typeof WAITING_REASONS>), {
      description: 'Why nothing is graded by it; null: it is.',
    }),
    versions: count('How often something was told or decided.'),
  },
  { title: 'ResultRecord', description: 'The last word on a game.' },
);

const COMMON = {
  right: 'scores.write',
  changes: true,
  positional: ['gameNum'],
  input: strict({ gameNum: gameField(), note: noteField() }),
  answer: ResultSchema,
} as const;

export const RESULT_COMMANDS = {
  'results waiting': {
    summary: 'List games that wait for a decision or for more of their score, and what for',
    right: 'lines.read',
    changes: false,
    positional: [],
    input: strict({ most: Type.Optional(integer('So many at most; 100', { minimum: 1, maximum: 1_000 })) }),
    answer: list(
      strict({
        gameNum: count(),
        on: words(400),
        why: Type.Enum(Object.keys(WAITING_REASONS) as Array<keyof typeof WAITING_REASONS>),
        reason: words(200, 'The same in words.'),
        told: orNull(words(600, 'Phase, score and segments; null: nothing.')),
        wagers: count('Open wagers that wait for it.'),
      }),
    ),
    refusals: [],
  },
  'results confirm': {
    ...COMMON,
    summary: 'Believe a result that is held: what was bet on its game is graded by it',
    refusals: ['noResult', 'resultNotHeld'],
  },
  'results hold': {
    ...COMMON,
    summary: 'Hold a result, a confirmed one again: what it graded is open again until it is confirmed',
    refusals: ['noResult', 'resultHeld'],
  },
  'results close': {
    ...COMMON,
    summary: 'Call a game off: what it left undecided is no action, and stays so when it is made up',
    refusals: ['noResult', 'gameClosed'],
  },
  'results reopen': {
    ...COMMON,
    summary: 'Let a game that was called off decide after all, its make-up included',
    refusals: ['noResult', 'gameNotClosed'],
  },
} as const satisfies Record<string, CommandSchema>;
