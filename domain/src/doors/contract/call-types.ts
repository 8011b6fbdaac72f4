import type { Static, TSchema } from 'typebox';
import type { CALL_SCHEMAS } from './call-schemas.ts';
import type { CallName } from './calls.ts';

type Schemas = typeof CALL_SCHEMAS;

type PartOf<Name extends CallName, Part extends string> =
  Schemas[Name] extends Record<Part, infer Schema extends TSchema> ? Static<Schema> : undefined;

export type ParamsOf<Name extends CallName> = PartOf<Name, 'params'>;
export type QueryOf<Name extends CallName> = PartOf<Name, 'query'>;
export type BodyOf<Name extends CallName> = PartOf<Name, 'body'>;

/** What a call answers by status; undefined is an answer without a body. */
export type AnswersOf<Name extends CallName> = {
  [Status in keyof Schemas[Name]['answers']]: Schemas[Name]['answers'][Status] extends infer Schema extends
    TSchema
    ? Static<Schema>
    : undefined;
};

/** The answer of a successful call. */
export type AnswerOf<Name extends CallName> = AnswersOf<Name>[keyof AnswersOf<Name> & (200 | 204)];

/** Codes that are a call's own. */
export type CodeOf<Name extends CallName> = Schemas[Name]['refusals'][number];

type Given<Part extends string, Value> = [Value] extends [undefined]
  ? object
  : object extends Value
    ? { [Key in Part]?: Value }
    : { [Key in Part]: Value };

/** What is sent along with a call. */
export type InputOf<Name extends CallName> = Given<'params', ParamsOf<Name>> &
  Given<'query', QueryOf<Name>> &
  Given<'body', BodyOf<Name>>;
