import { type Static, Type } from 'typebox';
import { price, points } from '../../ground/price/price.schema.ts';
import { GamePhaseSchema } from '../../ground/score/game-score.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { bookNumber, count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { IN_PLAY_FIELDS } from './in-play.schema.ts';
import { MOST_NEXT_GAMES, MOST_PROP_CONTESTANTS } from './most-beside-board.ts';

const topic = (description: string) => words(400, description);

export const LineHistorySchema = strict(
  {
    gameNum: bookNumber(),
    points: list(
      strict(
        {
          bookMs: integer('Book’s clock, epoch milliseconds.'),
          spread1: orNull(points()),
          moneyLine1: orNull(price()),
          totalPoints: orNull(points()),
        },
        {
          title: 'LinePoint',
          description: 'The full game’s line from a moment on; null where there was no line.',
        },
      ),
      { maxItems: 96 },
    ),
    ...IN_PLAY_FIELDS,
  },
  {
    title: 'LineHistory',
    description:
      'How the full game’s line moved in one store, oldest first. The first point is the opening as far as the book ' +
      'has kept it. Older points are further apart than newer ones; the last is the line as it is.',
  },
);

/** How the full game's line moved in one store, oldest first. */
export type LineHistory = Static<typeof LineHistorySchema>;

/** The full game's line from a moment of the book's clock on; null where there was no line. */
export type LinePoint = LineHistory['points'][number];

/** `PropsGames`. */
export const PropsGamesSchema = strict(
  { gameNums: list(bookNumber()) },
  { title: 'PropsGames', description: 'The games that the props builder can be opened for (spec 1 §7).' },
);

export const GameMatchSchema = strict(
  {
    gameNum: bookNumber(),
    sportType: words(80),
    sportSubType: words(80),
    team1Id: words(80),
    team2Id: words(80),
    team1RotNum: bookNumber(),
    team2RotNum: bookNumber(),
    gameDateTimeMs: integer('Book’s clock, epoch milliseconds.'),
    topic: topic('The topic that its lines are in.'),
    phase: GamePhaseSchema,
    furtherLines: count('Open lines besides that of the full game: other periods and alternate lines.'),
  },
  { title: 'GameMatch' },
);

/** A game that the search found, with the topic that its lines are in. */
export type GameMatch = Static<typeof GameMatchSchema>;

export const ContestMatchSchema = strict(
  {
    contestNum: bookNumber(),
    contestantNum: bookNumber(),
    contestType: words(80),
    contestType2: words(80),
    contestDesc: words(160),
    contestantName: words(80),
    rotNum: bookNumber(),
    topic: topic('The topic that the contest is in.'),
  },
  { title: 'ContestMatch' },
);

/** A contestant that the search found, with the topic that the contest is in. */
export type ContestMatch = Static<typeof ContestMatchSchema>;

/** `ContestsOfGame`. */
export const ContestsOfGameSchema = strict(
  { contests: list(ContestMatchSchema) },
  { title: 'ContestsOfGame', description: 'Contests that are linked to the game and open.' },
);

export const PropContestantSchema = strict(
  {
    contestNum: bookNumber(),
    contestantNum: bookNumber(),
    contestType3: words(80),
    contestDesc: words(160),
    contestantName: words(80),
    topic: topic('The topic that the contest is in.'),
  },
  { title: 'PropContestant' },
);

/** What can be bet on in a prop of a game, with the topic that the contest is in. */
export type PropContestant = Static<typeof PropContestantSchema>;

/** `GameProps`. */
export const GamePropsSchema = strict(
  { contestants: list(PropContestantSchema, { maxItems: MOST_PROP_CONTESTANTS }) },
  {
    title: 'GameProps',
    description: 'Contestants of the contests that are linked to the game and open, contest by contest.',
  },
);

/** `NextGames`. */
export const NextGamesSchema = strict(
  { games: list(GameMatchSchema, { maxItems: MOST_NEXT_GAMES }) },
  { title: 'NextGames', description: 'The games that begin next, by kick-off; none that has begun.' },
);

export const SearchAnswerSchema = strict(
  { games: list(GameMatchSchema), contests: list(ContestMatchSchema) },
  {
    title: 'SearchAnswer',
    description: 'Best known first: games by kick-off, contestants by rotation number.',
  },
);

/** What a search answers, best known first: games by kick-off, contestants by rotation number. */
export type SearchAnswer = Static<typeof SearchAnswerSchema>;

export const SubSportMenuItemSchema = strict(
  {
    sportSubType: words(80, 'sportSubType for games, contestType2 for contests.'),
    topic: topic('The topic to subscribe to.'),
    count: count('Open games or contests.'),
    liveCount: count('Open games that are in play now; 0 for contests.'),
    spotlightCount: count('Open games or contests that the spotlight has.'),
    nextStartMs: orNull(integer(), {
      description:
        'When the next open game begins, epoch milliseconds; null when none is to begin, and for contests.',
    }),
  },
  { title: 'SubSportMenuItem' },
);
export type SubSportMenuItem = Static<typeof SubSportMenuItemSchema>;

export const SportMenuItemSchema = strict(
  {
    sportType: words(80, 'Name of the sport or of the contest type.'),
    type: Type.Enum(['G', 'C'], { description: 'G games, C contests.' }),
    subSports: list(SubSportMenuItemSchema, { description: 'The leagues under it.' }),
  },
  { title: 'SportMenuItem', description: 'What may be selected and how much is behind it.' },
);

/** The sports menu: what may be selected and how much is behind it. */
export type SportMenuItem = Static<typeof SportMenuItemSchema>;
