import { type Static, Type } from 'typebox';
import { DaySchema } from '../../ground/calendar/day.schema.ts';
import { GameScoreSchema } from '../../ground/score/game-score.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { points } from '../../ground/price/price.schema.ts';
import { bookNumber, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';

/** Games in one answer of scores: more than a book has in a week, and a bound of the answer. */
export const MOST_SCORES = 1_000;

export const ScoreRecordSchema = strict(
  {
    eventId: bookNumber('The game’s number.'),
    sportType: words(80),
    sportSubType: words(80),
    team1Id: words(80),
    team2Id: words(80),
    team1RotNum: bookNumber(),
    gameDateTimeMs: integer('Kick-off, epoch milliseconds of the book’s clock.'),
    score: orNull(GameScoreSchema, { description: 'null while nothing was told of the game.' }),
  },
  { title: 'ScoreRecord' },
);

/** A game as the scores list it; `score` is null while nothing was told of it. */
export type ScoreRecord = Static<typeof ScoreRecordSchema>;

export const GameCloseSchema = strict(
  {
    eventId: bookNumber('The game’s number.'),
    spread: orNull(points('Of team 1.')),
    total: orNull(points()),
  },
  {
    title: 'GameClose',
    description: 'The spread and the total of the full game as they were last open before it began (HR-60).',
  },
);

/** The numbers at which a game closed; null for a market that had none. */
export type GameClose = Static<typeof GameCloseSchema>;

export const ScoreWeekSchema = strict(
  {
    index: integer('-1 is today, 0 the current week, 1 the week before it.', { minimum: -1 }),
    dateRange: strict(
      { from: DaySchema('Its first day.'), to: DaySchema('Its last day.') },
      { description: 'The days that it is of, which the page labels it by.' },
    ),
  },
  { title: 'ScoreWeek' },
);

/** A range of days that scores can be asked of; index -1 is today. */
export type ScoreWeek = Static<typeof ScoreWeekSchema>;

export const ScoresAnswerSchema = strict(
  {
    index: integer('The week that the records are of.', { minimum: -1 }),
    weeks: list(ScoreWeekSchema),
    records: list(ScoreRecordSchema, { maxItems: MOST_SCORES }),
    // A gateway from before tells none.
    closes: Type.Optional(list(GameCloseSchema, { maxItems: MOST_SCORES })),
  },
  {
    title: 'ScoresAnswer',
    description:
      'Today has the games that kick off today and those still in play; a week those that kick off in it. Each game once, by ' +
      'kick-off.',
  },
);

/** The scores of a week, with the weeks that there are to choose from. */
export type ScoresAnswer = Static<typeof ScoresAnswerSchema>;
