import {
  ContentPageSchema,
  LanguageSchema,
  PageIdText,
  RuleMenuSchema,
} from '../../words/content/content.schema.ts';
import { strict } from '../../ground/schema/strict.ts';
import type { SchemasOf } from './call-schema.ts';
import type { CONTENT_CALLS } from './content-calls.ts';

const LanguageQuery = strict({ language: LanguageSchema });

export const CONTENT_CALL_SCHEMAS = {
  readContent: {
    summary: 'A page of the book’s own words',
    description:
      'The English page where there is none in the language; `notFound` when there is no such page.',
    caller: 'anyone',
    params: strict({ pageId: PageIdText }),
    query: LanguageQuery,
    answers: { 200: ContentPageSchema },
    refusals: ['notFound'],
  },
  readRulesMenu: {
    summary: 'The rules pages and their headings, in the order of the menu',
    caller: 'anyone',
    query: LanguageQuery,
    answers: { 200: RuleMenuSchema },
    refusals: [],
  },
} as const satisfies SchemasOf<typeof CONTENT_CALLS>;
