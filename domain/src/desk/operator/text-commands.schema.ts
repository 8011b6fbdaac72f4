import { Type } from 'typebox';
import { LanguageSchema } from '../../words/content/content.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { count, integer } from '../../ground/schema/numbers.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { MOST_TEXT_CHARACTERS, MOST_TRANSLATIONS } from '../../words/translations/text-bounds.ts';
import { TextKeySchema } from '../../words/translations/translation.schema.ts';
import type { CommandSchema } from './command-schema.ts';
import { customerIdField } from './operator-fields.schema.ts';

const text = (description: string) => words(MOST_TEXT_CHARACTERS, description);

const place = () => ({ language: LanguageSchema, key: TextKeySchema });

const suggestionId = () =>
  integer('As `texts list` names it', { minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

const ChangedSchema = strict({
  ...place(),
  before: text('As the page showed it before.'),
  after: text('As the page shows it now.'),
});

const AllowedSchema = strict({ customerId: words(80), maySuggestTexts: Type.Boolean() });

const COMMON = { right: 'texts.write' } as const;

export const TEXT_COMMANDS = {
  'texts list': {
    ...COMMON,
    summary: 'List the texts that customers suggest for the page, the oldest first',
    changes: false,
    positional: [],
    input: strict({
      language: Type.Optional(LanguageSchema),
      after: Type.Optional(
        integer('Those after this suggestion', { minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
      ),
    }),
    answer: list(
      strict({
        suggestionId: count(),
        customerId: words(80),
        ...place(),
        before: text('As the page shows it.'),
        after: text('As the page would show it.'),
        suggestedAtMs: count('Wall clock.'),
      }),
      { description: 'At most 200.' },
    ),
    refusals: [],
  },
  'texts accept': {
    ...COMMON,
    summary: 'Put a suggested text on every page',
    changes: true,
    positional: ['suggestionId'],
    input: strict({ suggestionId: suggestionId() }),
    answer: ChangedSchema,
    refusals: ['unknownSuggestion', 'textUnfit', 'tooManyTexts'],
  },
  'texts reject': {
    ...COMMON,
    summary: 'Turn a suggested text down',
    changes: true,
    positional: ['suggestionId'],
    input: strict({ suggestionId: suggestionId() }),
    answer: ChangedSchema,
    refusals: ['unknownSuggestion'],
  },
  'texts changed': {
    ...COMMON,
    summary: 'List the texts that replace the site’s own',
    changes: false,
    positional: [],
    input: strict({ language: Type.Optional(LanguageSchema) }),
    answer: list(
      strict({ ...place(), text: words(MOST_TEXT_CHARACTERS), changedAtMs: count('Wall clock.') }),
      {
        maxItems: MOST_TRANSLATIONS,
      },
    ),
    refusals: [],
  },
  'texts restore': {
    ...COMMON,
    summary: 'Put the site’s own text back',
    changes: true,
    positional: ['language', 'key'],
    input: strict(place()),
    answer: strict({ ...place(), before: text('As the page showed it before.') }),
    refusals: ['nothingToChange'],
  },
  'texts allow': {
    ...COMMON,
    summary: 'Let a customer suggest texts (learning mode)',
    changes: true,
    positional: ['customerId'],
    input: strict({ customerId: customerIdField() }),
    answer: AllowedSchema,
    refusals: ['unknownCustomer', 'nothingToChange'],
  },
  'texts forbid': {
    ...COMMON,
    summary: 'Let a customer suggest no more texts; what waits is dropped',
    changes: true,
    positional: ['customerId'],
    input: strict({ customerId: customerIdField() }),
    answer: AllowedSchema,
    refusals: ['unknownCustomer', 'nothingToChange'],
  },
} as const satisfies Record<string, CommandSchema>;
