import { Type } from 'typebox';
import { SiteSettingsSchema } from '../../words/site/site-settings.schema.ts';
import type { SchemasOf } from './call-schema.ts';
import type { SITE_CALLS } from './site-calls.ts';

export const SITE_CALL_SCHEMAS = {
  readSite: {
    summary: 'What the page must know of the book before anybody signs in',
    caller: 'anyone',
    answers: { 200: SiteSettingsSchema },
    refusals: [],
  },
  readOpenApi: {
    summary: 'These calls as an OpenAPI 3.1 document',
    caller: 'anyone',
    answers: { 200: Type.Record(Type.String(), Type.Unknown()) },
    refusals: [],
  },
  readWalletOpenApi: {
    summary: 'The calls of providers of games as an OpenAPI 3.1 document',
    caller: 'anyone',
    answers: { 200: Type.Record(Type.String(), Type.Unknown()) },
    refusals: [],
  },
  readAsyncApi: {
    summary: 'The messages of the live socket as an AsyncAPI 3.0 document',
    caller: 'anyone',
    answers: { 200: Type.Record(Type.String(), Type.Unknown()) },
    refusals: [],
  },
} as const satisfies SchemasOf<typeof SITE_CALLS>;
