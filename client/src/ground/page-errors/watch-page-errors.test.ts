import { expect, it, vi } from 'vitest';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { tellDrawing, watchPageErrors } from './watch-page-errors.ts';
import { letListenersStay } from '../../../testing/listeners-left.ts';

letListenersStay();

const broken = (line: number): Error => {
  const error = new Error(`broken in ${line}`);
  error.stack = `Error: broken\n    at draw (${new URL('.', document.baseURI).href}assets/a.js:${line}:1)`;
  return error;
};

it('reports uncaught errors, unhandled rejections, and errors while drawing', async () => {
  const book = openFakeBook({ 'POST /api/page-errors': { status: 204 } });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  watchPageErrors();
  dispatchEvent(new ErrorEvent('error', { error: broken(1) }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: broken(2) }));
  tellDrawing(broken(3));
  await vi.waitFor(() => expect(book.calls).toHaveLength(3));
  const kinds = book.calls.map(({ body }) => (body as { kind: string }).kind);
  expect(kinds.toSorted()).toEqual(['drawing', 'rejected', 'thrown']);
  vi.unstubAllGlobals();
});
