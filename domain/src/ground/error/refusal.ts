import type { Static } from 'typebox';
import type { ErrorCode, ItemCode, TicketCode } from './error-code.ts';
import type { OPTIONAL_PARAMS, REQUIRED_PARAMS } from './error-params.schema.ts';

type RequiredCode = keyof typeof REQUIRED_PARAMS;
type ParamSchemas = typeof REQUIRED_PARAMS & typeof OPTIONAL_PARAMS;

/** Figures that belong into the sentence of a code. */
export type ErrorParams<C extends keyof ParamSchemas> = Static<ParamSchemas[C]>;

/** What is said with a code: what it needs, what it may have, or nothing. */
export type ParamsAfter<C extends ErrorCode> = C extends RequiredCode
  ? [params: ErrorParams<C>]
  : C extends keyof ParamSchemas
    ? [params?: ErrorParams<C>]
    : [];

/** Codes that may come without parameters. */
export type PlainErrorCode<C extends ErrorCode = ErrorCode> = Exclude<C, RequiredCode>;

/** A code with what it brings along. */
export type Refusal<C extends ErrorCode = ErrorCode> =
  | { code: Exclude<C, RequiredCode>; params?: never }
  | { [K in C & keyof ParamSchemas]: { code: K; params: ErrorParams<K> } }[C & keyof ParamSchemas];

/** What is wrong with one item of a ticket. */
export type ItemError = { itemId: string } & Refusal<ItemCode>;

/** What is wrong with a ticket as a whole. */
export type TicketError = Refusal<TicketCode>;

/** The body of every refused HTTP call. */
export interface ErrorBody {
  error: Refusal;
}
