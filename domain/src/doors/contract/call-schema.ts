import type { TObject, TSchema } from 'typebox';
import type { ErrorCode } from '../../ground/error/error-code.ts';
import type { Call } from './call.ts';

/** The input and the answers of a call. */
export interface CallSchema {
  /** A short description of what it does. */
  summary: string;
  /** Anything else that its callers must know. */
  description?: string;
  /**
   * Who may call: a customer has the session's cookie, a feed or an operator a bearer token. A call that changes
   * something also needs the site's Origin, unless it comes with a token.
   */
  caller: 'anyone' | 'customer' | 'feed' | 'operator';
  /**
   * The call says whose page it comes from (`page-mark.ts`), because it acts for the customer who is signed in. A
   * customer's calls that change something do so anyway.
   */
  namesPage?: true;
  /** Each call is logged with its caller, its answer and its duration. */
  movesMoney?: true;
  /**
   * Refused with `confirmIdentity` unless the customer has proved their identity in this session within the last
   * minutes, by password or passkey, at sign-in or later.
   */
  asksIdentity?: true;
  params?: TObject;
  query?: TObject;
  body?: TSchema;
  /** The largest body in bytes; 64 KiB by default. */
  bodyLimitBytes?: number;
  /** The answers by status; null is an answer without a body. */
  answers: Readonly<Record<number, TSchema | null>>;
  /** The type of an answer that isn't JSON. */
  contentType?: string;
  /** Codes of this call, in addition to those that follow from its caller and its input (`refusals-of-call.ts`). */
  refusals: readonly ErrorCode[];
}

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

type WithParams<Name extends string> = [Name] extends [never]
  ? { params?: never }
  : { params: TObject<Record<Name, TSchema>> };

type WithBody<Method> = Method extends 'POST' | 'PUT' ? { body?: TSchema } : { body?: never };

/** One schema for each call, with the parameters in its path, and with a body only where the method has one. */
export type SchemasOf<Calls extends Readonly<Record<string, Call>>> = {
  [Name in keyof Calls]: Omit<CallSchema, 'params' | 'body'> &
    WithParams<ParamNames<Calls[Name]['path']>> &
    WithBody<Calls[Name]['method']>;
};
