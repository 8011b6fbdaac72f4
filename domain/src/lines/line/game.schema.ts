import { type Static, Type } from 'typebox';
import { list } from '../../ground/schema/list.ts';
import { bookNumber, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';

/** `ParlayRestriction`. */
export const ParlayRestrictionSchema = Type.Enum(['D', 'S'], {
  description:
    'What a game forbids its legs in parlays, teasers and round robins (HR-11): D every company, S that a side and a total of it ' +
    'are combined.',
});

export const GameSchema = strict(
  {
    gameNum: bookNumber('The game’s number, the same in all its periods.'),
    feedId: words(
      80,
      'The feed that keeps this game; when that feed falls silent all of its lines are held.',
    ),
    sportType: words(80, 'E.g. Football.'),
    sportSubType: words(80, 'The league, e.g. NFL.'),
    team1Id: words(80, 'Display name.'),
    team2Id: words(80, 'Display name.'),
    team1RotNum: integer(
      'Rotation number, by which bettors call a side; the visitor’s is odd, the home team’s the next even one.',
    ),
    team2RotNum: integer('Rotation number.'),
    gameDateTimeMs: integer('Kick-off, epoch milliseconds of the book’s clock.'),
    listedPitcher1: orNull(words(80, 'The starter that is named for team 1, in baseball (HR-34).')),
    listedPitcher2: orNull(words(80, 'The same for team 2.')),
    preventPointBuyingFlag: Type.Boolean({ description: 'No points can be bought on this game.' }),
    parlayRestriction: orNull(ParlayRestrictionSchema),
    includeTeamTotals: Type.Boolean({ description: 'It has team totals to swap to.' }),
    correlation: list(bookNumber(), {
      description: 'Numbers of the contests that are linked to this game.',
    }),
    isTitle: Type.Boolean({ description: 'A heading row among the games, never bettable.' }),
    isSpotlight: Type.Boolean({
      description: 'Put forward by the book: shown with the spotlight switch on (spec 1 §4).',
    }),
  },
  {
    title: 'Game',
    description:
      'What stays the same about a game while its lines move. Team 1 is the visitor, team 2 the home team.',
  },
);

/** What stays the same about a game while its lines move. Team 1 is the visitor, team 2 the home team. */
export type Game = Static<typeof GameSchema>;

/** What a game forbids its legs in parlays (HR-11): D every company, S that a side and a total of it are combined. */
export type ParlayRestriction = NonNullable<Game['parlayRestriction']>;
