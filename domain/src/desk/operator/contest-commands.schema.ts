import { Type } from 'typebox';
import { FIGHT_ENDS } from '../../betting/grading/decide-by-way.ts';
import { list } from '../../ground/schema/list.ts';
import { bookNumber, count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import type { CommandSchema } from './command-schema.ts';
import { noteField } from './operator-fields.schema.ts';

const contestField = () => bookNumber('The contest’s number');

const numbers = (description: string) =>
  Type.Optional(Type.String({ pattern: '^\\d{1,9}(,\\d{1,9}){0,99}$', maxLength: 1_000, description }));

const OutcomeSchema = orNull(Type.Enum(['W', 'L', 'P']), {
  description: 'W won, L lost, P no action; null while it isn’t decided.',
});

const ContestSchema = strict(
  {
    contestNum: count(),
    on: words(160, 'What is asked.'),
    contestants: list(
      strict({
        contestantNum: count(),
        contestantName: words(80),
        outcome: OutcomeSchema,
        tied: orNull(count()),
        places: orNull(count()),
        told: orNull(OutcomeSchema, { description: 'What its feed said last; null: nothing.' }),
        held: orNull(Type.Enum(['lateCorrection', 'decidedByOperator']), {
          description: 'Why nothing is graded by what its feed said last; null: it is.',
        }),
        isDecided: Type.Boolean({ description: 'An operator decided it.' }),
        wagers: count('Wagers on it.'),
      }),
    ),
  },
  { title: 'ContestRecord', description: 'A contest that was bet on, and its present state.' },
);

const COMMON = {
  right: 'scores.write',
  changes: true,
  positional: ['contestNum'],
  answer: ContestSchema,
} as const;

export const CONTEST_COMMANDS = {
  'contests waiting': {
    summary: 'List contests that nobody decided a day after they closed, or that were corrected too late',
    right: 'lines.read',
    changes: false,
    positional: [],
    input: strict({ most: Type.Optional(integer('So many at most; 100', { minimum: 1, maximum: 1_000 })) }),
    answer: list(
      strict({
        contestNum: count(),
        on: words(160),
        why: Type.Enum(['nothingTold', 'lateCorrection']),
        wagers: count('Open wagers on it; of one that was corrected too late all.'),
      }),
    ),
    refusals: [],
  },
  'contests show': {
    summary: 'Show a contest that was bet on, and its present state',
    right: 'lines.read',
    changes: false,
    positional: ['contestNum'],
    input: strict({ contestNum: contestField() }),
    answer: ContestSchema,
    refusals: ['unknownContest'],
  },
  'contests decide': {
    ...COMMON,
    summary:
      'Decide a contest: by winners, by what a player did, or no action; its feed changes nothing of it until it is released',
    input: strict({
      contestNum: contestField(),
      winners: numbers('Numbers of those who won or share the places; 0: nobody who is named'),
      places: Type.Optional(
        integer('Places to win; 1. More winners than that are a dead heat', { minimum: 1, maximum: 99 }),
      ),
      tied: numbers(
        'Those of the winners who tie for the last of several places, where more win than there are',
      ),
      others: Type.Optional(
        Type.Boolean({
          description:
            'Some of these numbers are of contestants on whom nobody bet; of a fight, a draw was offered on which nobody bet',
        }),
      ),
      absent: numbers('Who didn’t take part; they lose, unless all must run'),
      mustRun: Type.Optional(Type.Boolean({ description: 'Contestants who didn’t take part are no action' })),
      statistic: Type.Optional(
        integer('What was counted of the player whom it is about', { minimum: 0, maximum: 99_999 }),
      ),
      gamesLeft: Type.Optional(
        integer('Games of the season that weren’t played: no action, unless they could change nothing', {
          minimum: 0,
          maximum: 999,
        }),
      ),
      holes: Type.Optional(
        integer('Holes that a tournament of golf went over: fewer than 36 are no action', {
          minimum: 0,
          maximum: 144,
        }),
      ),
      fightEnd: Type.Optional(
        Type.Enum(FIGHT_ENDS, {
          description:
            'How a fight ended, for contests of the ways to win it: who is disqualified or stays in his corner was knocked out (HR-79)',
        }),
      ),
      fightWinner: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 80,
          description: 'The winner, where contestants name a fighter (`Smith by KO/TKO`)',
        }),
      ),
      didNotPlay: Type.Optional(
        Type.Boolean({ description: 'The player whom it is about didn’t take part: no action' }),
      ),
      noAction: Type.Optional(Type.Boolean({ description: 'The whole contest is no action' })),
      note: noteField(),
    }),
    refusals: [
      'unknownContest',
      'contestOpen',
      'oneOutcome',
      'noSuchContestant',
      'noAnswers',
      'wonAndAbsent',
      'tiedNotWon',
      'whoTies',
      'noWays',
      'fightNeedsWinner',
      'nothingToChange',
    ],
  },
  'contests confirm': {
    ...COMMON,
    summary: 'Believe what its feed said last of a contest, though it came too late',
    input: strict({ contestNum: contestField(), note: noteField() }),
    refusals: ['unknownContest', 'nothingToChange'],
  },
  'contests release': {
    ...COMMON,
    summary: 'Take back what operators decided about a contest: what its feed said in time applies again',
    input: strict({ contestNum: contestField(), note: noteField() }),
    refusals: ['unknownContest', 'nothingToChange'],
  },
} as const satisfies Record<string, CommandSchema>;
