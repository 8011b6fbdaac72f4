import { vi } from 'vitest';

export interface FakeCall {
  method: string;
  path: string;
  body: unknown;
}

/** What the book answers to `METHOD /path`; `lost` never arrives, a number is a bare status. */
export type FakeAnswer = { status?: number; body?: unknown } | 'lost';

export interface FakeBook {
  calls: FakeCall[];
  answers: Record<string, FakeAnswer | ((call: FakeCall) => FakeAnswer)>;
}

/** A book that answers every fetch of the page from a table, and remembers what was asked. */
export const openFakeBook = (answers: FakeBook['answers'] = {}): FakeBook => {
  const book: FakeBook = { calls: [], answers };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { method: init.method ?? 'GET', path, body };
    book.calls.push(call);
    const known = book.answers[`${call.method} ${path}`];
    const answer = typeof known === 'function' ? known(call) : (known ?? { status: 404 });
    if (answer === 'lost') throw new TypeError('no network');
    const status = answer.status ?? 200;
    return new Response(status === 204 ? null : JSON.stringify(answer.body ?? {}), { status });
  });
  return book;
};
