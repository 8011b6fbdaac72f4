import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { lostParts } from '../ui/lost-parts.ts';

const FOLDER = new URL('.', document.baseURI).href;

const thrown = (message: string, file = `${FOLDER}assets/index-Bx1.js`, line = 1): Error => {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at draw (${file}:${line}:2345)\n    at ${file}:${line}:99`;
  return error;
};

describe('an error on a page', () => {
  let book: FakeBook;
  let tell: (cause: unknown) => Promise<void>;

  beforeEach(async () => {
    vi.resetModules();
    book = openFakeBook({ 'POST /api/page-errors': { status: 204 } });
    const { tellPageError } = await import('./tell-page-error.ts');
    tell = (cause) => tellPageError('thrown', cause);
    location.hash = '#/openBets?ticket=101153';
  });
  afterEach(() => vi.unstubAllGlobals());

  const bodies = () => book.calls.map(({ body }) => body);

  it('is reported once, by its places in the page’s own files, without personal data', async () => {
    await tell(thrown('no price for 12,500.00'));
    await tell(thrown('no price for 300.00'));
    expect(bodies()).toEqual([
      {
        kind: 'thrown',
        message: 'TypeError: no price for …',
        frames: [
          { name: 'draw', file: 'assets/index-Bx1.js', line: 1, column: 2_345 },
          { name: null, file: 'assets/index-Bx1.js', line: 1, column: 99 },
        ],
        route: '/openBets',
      },
    ]);
  });

  it.each([
    ['of an extension', thrown('no', 'chrome-extension://abc/content.js')],
    ['of a provider’s script', thrown('no', 'https://provider.example/game.js')],
    ['that is no error', 'no'],
    ['of a call that was given up', Object.assign(thrown('no'), { name: 'AbortError' })],
  ])('is not told %s', async (_, cause) => {
    await tell(cause);
    expect(bodies()).toEqual([]);
  });

  it('is not reported for a part of the page that couldn’t be loaded', async () => {
    const cause = thrown('no');
    vi.spyOn(lostParts, 'isLost').mockReturnValue(true);
    const { tellPageError } = await import('./tell-page-error.ts');
    vi.spyOn((await import('../ui/lost-parts.ts')).lostParts, 'isLost').mockReturnValue(true);
    await tellPageError('drawing', cause);
    expect(bodies()).toEqual([]);
  });

  it('is reported five times at most, however many there are', async () => {
    for (let line = 1; line < 20; line += 1) await tell(thrown('no', undefined, line));
    expect(bodies()).toHaveLength(5);
  });
});
