import { Type } from 'typebox';
import {
  ANCHOR_PATTERN,
  LanguageSchema,
  MOST_CONTENT_CHARACTERS,
  PageIdText,
} from '../../words/content/content.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { type CommandSchema, LONG } from './command-schema.ts';

const where = () => ({ pageId: PageIdText, language: LanguageSchema });

const textField = () =>
  Type.String({
    minLength: 1,
    maxLength: MOST_CONTENT_CHARACTERS,
    description: 'Markdown; begins with the title, “# Title”. {{figures}} are the book’s own',
    ...LONG,
  });

/** 40,000 characters, each as long as JSON may write it. */
const BODY_LIMIT_BYTES = 262_144;

const VERSION = {
  version: integer('Counts the page’s texts in this language.', { minimum: 1 }),
  title: words(200),
  characters: count(),
  changedAtMs: count('Wall clock.'),
  actor: orNull(words(64), { description: 'null: it came with the site.' }),
};

const WrittenSchema = strict({ ...where(), ...VERSION });

const COMMON = { right: 'content.write', positional: ['pageId', 'language'] } as const;

export const CONTENT_COMMANDS = {
  'content list': {
    ...COMMON,
    summary: 'List the pages of the site’s own words, in the languages that they are in',
    changes: false,
    positional: [],
    input: strict({}),
    answer: list(
      strict({ ...where(), ...VERSION, rulesPosition: orNull(count('Its place in the menu of the rules.')) }),
    ),
    refusals: [],
  },
  'content show': {
    ...COMMON,
    summary: 'Show the Markdown of a page',
    changes: false,
    input: strict({
      ...where(),
      version: Type.Optional(integer('An earlier one; the latest', { minimum: 1, maximum: 1_000_000 })),
    }),
    answer: strict({ ...where(), ...VERSION, text: words(MOST_CONTENT_CHARACTERS) }),
    refusals: ['unknownPage', 'unknownVersion'],
  },
  'content set': {
    ...COMMON,
    summary: 'Write a page; the text before it stays in the history',
    changes: true,
    input: strict({
      ...where(),
      text: textField(),
      rulesPosition: Type.Optional(
        integer('Its place in the menu of the rules, in every language; 0: none', {
          minimum: 0,
          maximum: 999,
        }),
      ),
    }),
    bodyLimitBytes: BODY_LIMIT_BYTES,
    answer: WrittenSchema,
    refusals: ['noTitle', 'unknownFigure', 'nothingToChange'],
  },
  'content preview': {
    ...COMMON,
    summary: 'Show what a text becomes on the page, without writing it',
    changes: false,
    positional: ['language'],
    input: strict({ language: LanguageSchema, text: textField() }),
    bodyLimitBytes: BODY_LIMIT_BYTES,
    answer: strict({
      title: words(200),
      anchors: list(Type.String({ pattern: ANCHOR_PATTERN })),
      html: words(1_000_000),
    }),
    refusals: ['noTitle', 'unknownFigure'],
  },
  'content history': {
    ...COMMON,
    summary: 'List the texts that a page had in a language, the latest first',
    changes: false,
    input: strict({
      ...where(),
      before: Type.Optional(integer('Those before this version', { minimum: 1, maximum: 1_000_000 })),
    }),
    answer: list(strict(VERSION), { description: 'At most 100.' }),
    refusals: ['unknownPage'],
  },
  'content restore': {
    ...COMMON,
    summary: 'Make an earlier text of a page its latest again',
    changes: true,
    positional: ['pageId', 'language', 'version'],
    input: strict({
      ...where(),
      version: integer('As `content history` names it', { minimum: 1, maximum: 1_000_000 }),
    }),
    answer: WrittenSchema,
    refusals: ['unknownPage', 'unknownVersion', 'noTitle', 'unknownFigure', 'nothingToChange'],
  },
} as const satisfies Record<string, CommandSchema>;
