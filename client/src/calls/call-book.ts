import type { AnswerOf, InputOf } from '@lineboard/domain/contract/call-types';
import { CALLS, type CallName } from '@lineboard/domain/contract/calls';
import type { ErrorBody, Refusal } from '@lineboard/domain/error/refusal';
import { ERROR_CODES } from '@lineboard/domain/error/error-code';

import { addressCall } from './address-call.ts';
import { askIdentity } from './identity-question.ts';

/** Why a call has no value. `status` is null when no answer arrived: what the book did then is not known. */
export type CallError = Refusal & { status: number | null };

export type CallAnswer<T> = { ok: true; value: T } | { ok: false; error: CallError };

interface CallOptions {
  timeoutMs?: number;
  fetch?: typeof fetch;
}

/** What may be sent along with any call; `InputOf` says what a call takes. */
interface AnyInput {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: unknown;
}

/** Nothing need be said to a call that takes nothing. */
type Arguments<Name extends CallName> =
  object extends InputOf<Name>
    ? [input?: InputOf<Name>, options?: CallOptions]
    : [input: InputOf<Name>, options?: CallOptions];

/** Longer than the gateway's own limit for a ticket, so that its answer is what ends the wait. */
const DEFAULT_TIMEOUT_MS = 10_000;

const isErrorBody = (body: unknown): body is ErrorBody => {
  const code = (body as ErrorBody | null)?.error?.code;
  return code !== undefined && (ERROR_CODES as readonly string[]).includes(code);
};

/** What an answer that is no success says. */
export const callError = (status: number, body: unknown): CallError => {
  if (!isErrorBody(body)) return { code: status === 404 ? 'notFound' : 'unavailable', status };
  return { ...body.error, status };
};

/**
 * One HTTP call to the book: what it takes and answers is the contract's. Never throws for what may happen: refusals,
 * timeouts and a missing network are values. What the book refuses until the customer has shown who is asking is sent
 * again once that is done.
 */
export const callBook = async <Name extends CallName>(
  name: Name,
  ...[input = {} as InputOf<Name>, options = {}]: Arguments<Name>
): Promise<CallAnswer<AnswerOf<Name>>> => {
  const answer = await sendCall(name, input as AnyInput, options);
  if (answer.ok || answer.error.code !== 'confirmIdentity' || !(await askIdentity())) return answer;
  return sendCall(name, input as AnyInput, options);
};

const sendCall = async <Name extends CallName>(
  name: Name,
  { params, query, body }: AnyInput,
  options: CallOptions,
): Promise<CallAnswer<AnswerOf<Name>>> => {
  const { timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const call = CALLS[name];
  try {
    const response = await (options.fetch ?? fetch)(addressCall(call, params, query), {
      method: call.method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer: unknown = text === '' ? undefined : JSON.parse(text);
    return response.ok
      ? { ok: true, value: answer as AnswerOf<Name> }
      : { ok: false, error: callError(response.status, answer) };
  } catch (failure) {
    const isTimeout = (failure as { name?: unknown } | null)?.name === 'TimeoutError';
    return { ok: false, error: { code: isTimeout ? 'timedOut' : 'networkFailed', status: null } };
  }
};
