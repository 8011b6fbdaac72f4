import { Type } from 'typebox';
import { list } from '../../ground/schema/list.ts';
import { bookNumber, count } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { SPORT_TYPES } from '../../ground/sport/sports.ts';
import { words } from '../../ground/schema/words.ts';
import type { CommandSchema } from './command-schema.ts';
import { noteField } from './operator-fields.schema.ts';

const noticeField = () => bookNumber('The doubt’s number, as lines doubts lists it', { minimum: 1 });

/** `FeedDoubt`. */
const DoubtSchema = strict(
  {
    noticeId: count(),
    feedId: words(80),
    code: words(64, 'Why: sidesExchanged, teamChanged, pricesCrossed, jump …'),
    level: Type.Enum(['log', 'warn', 'urgent']),
    about: words(200, 'The feed, and the number of the game or contest.'),
    detail: words(400, 'What was said, and what before.'),
    held: count('Markets that can’t be bet on because of it; of a game whose teams are doubted all of them.'),
    beganAtMs: count('Wall clock.'),
    endedAtMs: orNull(count('Wall clock.')),
    ending: orNull(Type.Enum(['right', 'again', 'operator', 'gone']), {
      description:
        'How it ended: a row was right, the feed said it again, an operator took it, or what it is about has ended or left the book.',
    }),
    decision: orNull(Type.Enum(['believe', 'doubt']), { description: 'What an operator decided.' }),
    decidedBy: orNull(words(80)),
    isDone: Type.Boolean({ description: 'The books have what was decided; it takes moments.' }),
  },
  { title: 'FeedDoubt', description: 'A row of a feed that is doubted, or was.' },
);

const nameField = (description: string) =>
  Type.String({ pattern: '^[\\w-]{1,32}$', maxLength: 32, description });

const StoreSchema = strict(
  { store: words(32), madeBy: words(80), madeAtMs: count('Wall clock; 0: before stores were made.') },
  { title: 'Store', description: 'A store whose lines a feed may send.' },
);

const LeagueSchema = strict(
  {
    sportType: words(32),
    sportSubType: words(80),
    feedId: words(80, 'The feed that named it first; empty where an operator or a wager of before did.'),
    knownSinceMs: count('Wall clock; 0: before leagues were noted.'),
    refused: Type.Boolean({ description: 'Games of that name are refused, until it is taken.' }),
  },
  { title: 'KnownLeague', description: 'A league by the name that feeds are held against.' },
);

const leagueFields = () => ({
  sportType: Type.Enum([...SPORT_TYPES], { description: 'Its sport' }),
  sportSubType: Type.String({ minLength: 1, maxLength: 80, description: 'Its name, as feeds send it' }),
});

export const DOUBT_COMMANDS = {
  'lines doubts': {
    right: 'lines.read',
    changes: false,
    summary: 'List what feeds said and the book doubts: what is held, why, and since when',
    positional: [],
    input: strict({
      all: Type.Optional(Type.Boolean({ description: 'Those that have ended, too, the latest first' })),
    }),
    answer: list(DoubtSchema),
    refusals: [],
  },
  'lines believe': {
    right: 'lines.write',
    changes: true,
    summary: 'Take what a feed says although it is doubted: what is held for it opens',
    positional: ['noticeId'],
    input: strict({
      noticeId: noticeField(),
      wagers: Type.Optional(
        Type.Enum(['follow', 'noAction'], {
          description:
            'What becomes of bets on a game whose teams change places: they go with their team, which is the default, or are no action; with another team they can only be no action (HR-81)',
        }),
      ),
      note: Type.Optional(noteField()),
    }),
    answer: DoubtSchema,
    refusals: ['unknownDoubt', 'doubtEnded', 'wagersOnTeams'],
  },
  'lines doubt': {
    right: 'lines.write',
    changes: true,
    summary:
      'Take lines believe back: what was held is held again until the feed says what is right, and bets on its teams are as they were',
    positional: ['noticeId'],
    input: strict({ noticeId: noticeField(), note: Type.Optional(noteField()) }),
    answer: DoubtSchema,
    refusals: ['unknownDoubt', 'notBelieved'],
  },
  'leagues list': {
    right: 'lines.read',
    changes: false,
    summary: 'List the leagues that are known by their names, and the names that are refused',
    positional: [],
    input: strict({}),
    answer: list(LeagueSchema),
    refusals: [],
  },
  'leagues take': {
    right: 'lines.write',
    changes: true,
    summary: 'Have a league’s name known, be it nearly another’s or refused before: feeds may send its games',
    positional: ['sportType', 'sportSubType'],
    input: strict(leagueFields()),
    answer: LeagueSchema,
    refusals: ['leagueExists'],
  },
  'leagues refuse': {
    right: 'lines.write',
    changes: true,
    summary:
      'Refuse a name for good: games that feeds send under it are refused, those that are there from the next image on',
    positional: ['sportType', 'sportSubType'],
    input: strict(leagueFields()),
    answer: LeagueSchema,
    refusals: ['leagueRefused'],
  },
  'leagues remove': {
    right: 'lines.write',
    changes: true,
    summary: 'Forget a league’s name: the next game that names it has it judged as a new one',
    positional: ['sportType', 'sportSubType'],
    input: strict(leagueFields()),
    answer: LeagueSchema,
    refusals: ['unknownLeague'],
  },
  'stores add': {
    right: 'lines.write',
    changes: true,
    summary: 'Make a store: feeds may send lines for it from now on',
    positional: ['store'],
    input: strict({ store: nameField('1 to 32 letters, digits, - or _') }),
    answer: StoreSchema,
    refusals: ['storeExists'],
  },
  'stores list': {
    right: 'lines.read',
    changes: false,
    summary: 'List the stores that were made; the one that the configuration names is there without that',
    positional: [],
    input: strict({}),
    answer: list(StoreSchema),
    refusals: [],
  },
  'stores remove': {
    right: 'lines.write',
    changes: true,
    summary: 'Remove a store: rows of feeds for it are refused from their next image on',
    positional: ['store'],
    input: strict({ store: nameField('A store that nobody belongs to') }),
    answer: StoreSchema,
    refusals: ['unknownStore', 'storeInUse'],
  },
} as const satisfies Record<string, CommandSchema>;
