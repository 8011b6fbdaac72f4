import { Type } from 'typebox';
import { MARK_KINDS } from '../../lines/feed/game-override.ts';
import { cents } from '../../ground/money/cents.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { bookNumber, count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { LineStatusSchema } from '../../lines/line/line-status.schema.ts';
import { LAST_ALTERNATE_LINE } from '../../ground/sport/alternate-line.ts';
import type { CommandSchema } from './command-schema.ts';
import { noteField, paidCents } from './operator-fields.schema.ts';

const MarketSchema = Type.Enum(['S', 'M', 'L', 'E'], {
  description: 'S spread, M money line, L total, E team totals',
});

const gameField = () => bookNumber('The game’s number', { minimum: 1 });
const periodField = () =>
  bookNumber('Only this period; 0 is the full game, its alternate lines too', {
    maximum: LAST_ALTERNATE_LINE,
  });
const pointsField = (team: string) => count(`Points of ${team}, overtime included`, { maximum: 999 });

/** `LineOverride`. */
const OverrideSchema = strict(
  {
    gameNum: count(),
    kind: Type.Enum([...MARK_KINDS, 'score']),
    periodNumber: orNull(count('null: every period.')),
    market: orNull(MarketSchema, { description: 'null: every market.' }),
    maxWagerCents: orNull(cents('The most that a circle takes.')),
    score: orNull(words(400, 'The score, if it is one: “final 24–20 (7–0, 3–7, 7–6, 7–7)”.')),
    actor: words(80, 'The operator who said so.'),
    note: orNull(words(500)),
    atMs: count('Wall clock.'),
  },
  { title: 'LineOverride', description: 'What an operator put in place of what a feed says.' },
);

/** `OverriddenGame`. */
const OverriddenGameSchema = strict(
  { gameNum: count(), on: words(200, 'The teams.'), overrides: list(OverrideSchema) },
  { title: 'OverriddenGame', description: 'A game with all that operators say of it.' },
);

const SaidAndShown = {
  store: words(32),
  periodNumber: count(),
  market: MarketSchema,
  prices: words(120, 'The prices that the feed sent.'),
  saidStatus: LineStatusSchema,
  shownStatus: LineStatusSchema,
  saidMaxCents: orNull(cents('The market’s most while it is circled.')),
  shownMaxCents: orNull(cents()),
  saidDown: Type.Boolean({ description: 'Its feed has taken it down.' }),
  shownDown: Type.Boolean({ description: 'It is taken down.' }),
};

const GameLinesSchema = strict(
  {
    ...OverriddenGameSchema.properties,
    feedId: orNull(words(80, 'The feed that has the game; null: the book doesn’t have it.')),
    saidScore: orNull(words(400)),
    shownScore: orNull(words(400)),
    isShown: Type.Boolean({ description: 'The book has what operators say; it takes moments.' }),
    lines: list(strict(SaidAndShown), { description: 'Markets that have prices.' }),
  },
  { title: 'GameLines', description: 'What the feed says of a game, what is shown, and who holds it.' },
);

const COMMON = {
  right: 'lines.write',
  changes: true,
  needsBook: true,
  positional: ['gameNum'],
  answer: OverriddenGameSchema,
} as const;

const PART = {
  gameNum: gameField(),
  periodNumber: Type.Optional(periodField()),
  market: Type.Optional(MarketSchema),
};
const note = Type.Optional(noteField());
const REFUSALS = [
  'noBook',
  'unknownGame',
  'gameOver',
  'noSuchLine',
  'standsAlready',
  'tooManyOverrides',
] as const;

export const LINE_COMMANDS = {
  'lines hold': {
    ...COMMON,
    summary: 'Take no bets on a game, a period or a market; it stays on the board',
    input: strict({ ...PART, note }),
    refusals: REFUSALS,
  },
  'lines circle': {
    ...COMMON,
    summary: 'Circle a game, a period or a market: bets up to a lower maximum (HR-4)',
    positional: ['gameNum', 'maxWagerCents'],
    input: strict({ ...PART, maxWagerCents: paidCents('The most on any one bet'), note }),
    refusals: REFUSALS,
  },
  'lines take-down': {
    ...COMMON,
    summary: 'Take the lines of a game, or of one of its periods, off the board',
    input: strict({ gameNum: gameField(), periodNumber: Type.Optional(periodField()), note }),
    refusals: REFUSALS,
  },
  'lines release': {
    ...COMMON,
    summary: 'Let go of what operators hold, circled or took down: all of it, or what the options name',
    input: strict({ ...PART, kind: Type.Optional(Type.Enum([...MARK_KINDS])), note }),
    refusals: ['noBook', 'nothingOverridden'],
  },
  'lines correct-score': {
    ...COMMON,
    right: 'scores.write',
    summary: 'Say how a game ended, whatever its feed says; what was graded is graded again (HR-41)',
    positional: ['gameNum', 'score1', 'score2'],
    input: strict({
      gameNum: gameField(),
      score1: pointsField('team 1'),
      score2: pointsField('team 2'),
      segments: Type.Optional(
        Type.String({
          pattern: '^\\d{1,3}-\\d{1,3}(,\\d{1,3}-\\d{1,3}){0,39}$',
          maxLength: 320,
          description:
            'Points by segment, e.g. 7-0,3-7,7-6,7-7; left out: bets on periods keep their grade or wait',
        }),
      ),
      phase: Type.Optional(
        Type.Enum(['final', 'suspended', 'postponed', 'cancelled'], {
          description: 'final; cancelled: what is undecided is no action; the others wait for their window',
        }),
      ),
      playedMinutes: Type.Optional(integer('Minutes that were played (HR-70)', { minimum: 0, maximum: 200 })),
      official: Type.Optional(
        Type.Boolean({ description: 'The league calls it official, or says that it isn’t' }),
      ),
      playedHalves: Type.Optional(
        integer('Half innings that were played to their end (HR-72)', { minimum: 0, maximum: 80 }),
      ),
      scheduledInnings: Type.Optional(integer('Innings as scheduled; 9', { minimum: 5, maximum: 9 })),
      winner: Type.Optional(integer('Team that advances, after a retirement', { minimum: 1, maximum: 2 })),
      absent: Type.Optional(
        integer('Who didn’t fight or tee off, or was replaced (HR-79, HR-80)', { minimum: 1, maximum: 2 }),
      ),
      rounds: Type.Optional(
        integer('Rounds of a fight that were fought to their end (HR-79)', { minimum: 0, maximum: 20 }),
      ),
      roundSeconds: Type.Optional(
        integer('Seconds of the round in which it ended; 0: somebody didn’t answer the bell', {
          minimum: 0,
          maximum: 600,
        }),
      ),
      roundsChanged: Type.Optional(
        Type.Boolean({ description: 'It was set for another number of rounds than scheduled' }),
      ),
      holes1: Type.Optional(integer('Holes that player 1 completed (HR-80)', { minimum: 0, maximum: 99 })),
      holes2: Type.Optional(integer('Holes that player 2 completed', { minimum: 0, maximum: 99 })),
      note: noteField(),
    }),
    refusals: [
      'noBook',
      'unknownGame',
      'gameNotBegun',
      'impossibleScore',
      'standsAlready',
      'tooManyOverrides',
    ],
  },
  'lines release-score': {
    ...COMMON,
    right: 'scores.write',
    summary: 'Drop a corrected score: what the feed says applies again',
    input: strict({ gameNum: gameField(), note }),
    refusals: ['noBook', 'nothingOverridden'],
  },
  'lines show': {
    ...COMMON,
    right: 'lines.read',
    changes: false,
    summary: 'Show what the feed says of a game, what is shown, and who holds it',
    input: strict({ gameNum: gameField() }),
    answer: GameLinesSchema,
    refusals: ['noBook', 'unknownGame'],
  },
  'lines list': {
    ...COMMON,
    right: 'lines.read',
    changes: false,
    needsBook: false,
    positional: [],
    summary: 'List all that operators hold, circled, took down or corrected',
    input: strict({}),
    answer: list(OverrideSchema),
    refusals: [],
  },
} as const satisfies Record<string, CommandSchema>;
