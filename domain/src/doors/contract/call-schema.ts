import type { TObject, TSchema } from 'typebox';
import type { ErrorCode } from '../../ground/error/error-code.ts';
import type { Call } from './call.ts';

/** What a call takes and answers. */
export interface CallSchema {
  /** What it does, in a few words. */
  summary: string;
  /** What else its callers must know. */
  description?: string;
  /**
   * Who may call: a customer has the session's cookie, a feed or an operator a bearer token. A call that changes
   * something needs the site's Origin besides, unless it comes with a token.
   */
  caller: 'anyone' | 'customer' | 'feed' | 'operator';
  /**
   * Besides a customer's calls that change something, a call that says whose page it comes from (`page-mark.ts`), as it
   * acts for the customer who is signed in.
   */
  namesPage?: true;
  /** Each of them is a line of the log: who called, what was answered, how long it took. */
  movesMoney?: true;
  /**
   * Refused with `confirmIdentity` until the customer has shown, in this session and within the last minutes, who is
   * asking: by password or passkey, at sign-in or since.
   */
  asksIdentity?: true;
  params?: TObject;
  query?: TObject;
  body?: TSchema;
  /** Most bytes of a body; 64 KiB where it isn't said. */
  bodyLimitBytes?: number;
  /** The answers by status; null is an answer without a body. */
  answers: Readonly<Record<number, TSchema | null>>;
  /** The type of an answer that isn't JSON. */
  contentType?: string;
  /** Codes of this call, besides those that follow from who calls and what it takes (`refusals-of-call.ts`). */
  refusals: readonly ErrorCode[];
}

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

type WithParams<Name extends string> = [Name] extends [never]
  ? { params?: never }
  : { params: TObject<Record<Name, TSchema>> };

type WithBody<Method> = Method extends 'POST' | 'PUT' ? { body?: TSchema } : { body?: never };

/**
 * One schema for each of the calls: with the parameters that its path names, and a body only where the method has one.
 */
export type SchemasOf<Calls extends Readonly<Record<string, Call>>> = {
  [Name in keyof Calls]: Omit<CallSchema, 'params' | 'body'> &
    WithParams<ParamNames<Calls[Name]['path']>> &
    WithBody<Calls[Name]['method']>;
};
