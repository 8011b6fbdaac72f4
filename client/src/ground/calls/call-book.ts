import type { AnswerOf, InputOf } from '@lineboard/domain/doors/contract/call-types';
import { CALLS, type CallName } from '@lineboard/domain/doors/contract/calls';
import { PAGE_HEADER } from '@lineboard/domain/account/sign-in/page-mark';

import { addressCall } from './address-call.ts';
import { askIdentity } from './identity-question.ts';
import { readPageMark, tellPageRefused } from './page-mark.ts';
import { type CallAnswer, readAnswer } from './read-answer.ts';

export type { CallAnswer, CallError } from './read-answer.ts';

interface CallOptions {
  timeoutMs?: number;
  fetch?: typeof fetch;
}

/** The possible parts of any call; `InputOf` says what a call takes. */
interface AnyInput {
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: unknown;
}

/** The argument may be left out for a call that takes nothing. */
type Arguments<Name extends CallName> =
  object extends InputOf<Name>
    ? [input?: InputOf<Name>, options?: CallOptions]
    : [input: InputOf<Name>, options?: CallOptions];

/** Longer than the gateway's own limit for a ticket, so that the wait ends with its answer. */
const DEFAULT_TIMEOUT_MS = 10_000;

/**
 * One HTTP call to the book, with the input and answer of the contract. Never throws for expected failures: refusals,
 * timeouts, a missing network and foreign answers are values. A call that the book refuses until the customer confirms
 * the password is sent again after that.
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
  const page = readPageMark();
  try {
    const response = await (options.fetch ?? fetch)(addressCall(call, params, query), {
      method: call.method,
      credentials: 'same-origin',
      // A redirect that is followed would lead to another page's answer, and the call may be made a second time.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        [PAGE_HEADER]: page,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await readAnswer<AnswerOf<Name>>(response);
    if (!answer.ok && (answer.error.code === 'sessionChanged' || answer.error.code === 'outdated'))
      tellPageRefused(answer.error.code, page);
    return answer;
  } catch (failure) {
    const isTimeout = (failure as { name?: unknown } | null)?.name === 'TimeoutError';
    return { ok: false, error: { code: isTimeout ? 'timedOut' : 'networkFailed', status: null } };
  }
};
