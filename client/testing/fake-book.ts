import { type CallName, CALLS } from '@lineboard/domain/doors/contract/calls';
import { findAnswerFault } from '@lineboard/domain/doors/contract/find-answer-fault';
import { vi } from 'vitest';

export interface FakeCall {
  method: string;
  path: string;
  body: unknown;
}

/**
 * `lost` never arrives. Answers outside the contract come from something in front of the book, or from a newer book.
 */
export type FakeAnswer =
  | { status?: number; body?: unknown; headers?: Record<string, string>; isOutsideContract?: true }
  | 'lost';

export interface FakeBook {
  calls: FakeCall[];
  /** The book's answers to `METHOD /path`; `unavailable` for anything else. */
  answers: Record<string, FakeAnswer | ((call: FakeCall) => FakeAnswer)>;
}

const UNAVAILABLE: FakeAnswer = { status: 503, body: { error: { code: 'unavailable' } } };

const names = Object.keys(CALLS) as CallName[];

/** A path without parameters wins. */
const nameOfCall = ({ method, path }: FakeCall): CallName | undefined => {
  const [asked = ''] = path.split('?');
  const candidates = names.filter((name) => CALLS[name].method === method);
  return (
    candidates.find((name) => CALLS[name].path === asked) ??
    candidates.find((name) => new RegExp(`^${CALLS[name].path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(asked))
  );
};

/** Fails the run by an unhandled rejection: the page would take a throw for a missing network. */
const holdToContract = (call: FakeCall, status: number, body: unknown): void => {
  const name = nameOfCall(call);
  const fault =
    name === undefined ? `no call goes to ${call.method} ${call.path}` : findAnswerFault(name, status, body);
  if (fault !== null) void Promise.reject(new Error(`the book never answers so: ${fault}`));
};

/** A book that answers every fetch of the page from a table, in the contract's form, and remembers the calls. */
export const openFakeBook = (answers: FakeBook['answers'] = {}): FakeBook => {
  const book: FakeBook = { calls: [], answers };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const sent: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { method: init.method ?? 'GET', path, body: sent };
    book.calls.push(call);
    const known = book.answers[`${call.method} ${path}`] ?? UNAVAILABLE;
    const answer = typeof known === 'function' ? known(call) : known;
    if (answer === 'lost') throw new TypeError('no network');
    const { status = 200, body, headers = {}, isOutsideContract = false } = answer;
    if (!isOutsideContract) holdToContract(call, status, body);
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
  });
  return book;
};
