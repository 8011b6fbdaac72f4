import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_ORIGIN } from '../../../testing/gateways/test-gateway.ts';
import { testEngines } from '../../../testing/servers/test-database.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';

const clientDir = mkdtempSync(join(tmpdir(), 'lineboard-texts-'));
afterAll(() => rmSync(clientDir, { recursive: true, force: true }));
writeFileSync(
  join(clientDir, 'texts.json'),
  JSON.stringify({
    en: { slip: { riskToWin: 'Risk {{risk}} to win {{toWin}}', empty: 'No picks yet' } },
    es: { slip: { riskToWin: 'Arriesga {{risk}} para ganar {{toWin}}' } },
  }),
);

describe.each(testEngines())('texts that customers suggest on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine, { clientDir });
  const { call } = book;
  const cookies = new Map<string, string>();

  const send = async (method: 'GET' | 'PUT', url: string, customerId: string | null, payload?: object) => {
    const cookie = customerId === null ? undefined : cookies.get(customerId);
    const answer = await book.gateway.app.inject({
      method,
      url,
      headers: { origin: TEST_ORIGIN, ...(cookie === undefined ? {} : { cookie }) },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const suggest = (
    text: string,
    customerId: string | null = 'ANNA',
    key = 'slip:riskToWin',
    language = 'en',
  ) => send('PUT', '/api/customer/text-suggestions', customerId, { language, key, text });
  const ownOf = async (customerId: string) =>
    (await send('GET', '/api/customer/text-suggestions', customerId)).body.suggestions;
  const overlay = async (language = 'en') => (await send('GET', `/api/texts/${language}`, null)).body;
  const cacheOfOverlay = async () =>
    (await book.gateway.app.inject('/api/texts/en')).headers['cache-control'];
  const waiting = async () => (await call('texts list', {})).body;

  beforeAll(async () => {
    for (const customerId of ['ANNA', 'BEA', 'CARL']) {
      await call('customers create', { customerId });
      cookies.set(customerId, await book.gateway.cookieOf(customerId));
    }
    for (const customerId of ['ANNA', 'BEA']) await call('texts allow', { customerId });
  });
  beforeEach(() => book.database.pool.query('delete from text_suggestion; delete from translation'));

  it('SCR1-63: change no page until an operator accepts them; then every page, with before and after', async () => {
    expect((await suggest('Stake {{risk}} for {{toWin}}')).body.suggestions).toEqual([
      { language: 'en', key: 'slip:riskToWin', text: 'Stake {{risk}} for {{toWin}}' },
    ]);
    const { version, texts } = await overlay();
    expect(texts).toEqual([]);
    const [suggestion] = await waiting();
    const place = { language: 'en', key: 'slip:riskToWin' };
    const diff = { before: 'Risk {{risk}} to win {{toWin}}', after: 'Stake {{risk}} for {{toWin}}' };
    expect(suggestion).toMatchObject({ customerId: 'ANNA', ...place, ...diff });
    expect((await call('texts accept', { suggestionId: suggestion.suggestionId })).body).toEqual({
      ...place,
      ...diff,
    });
    expect(await overlay()).toEqual({ version: version + 1, texts: [{ key: place.key, text: diff.after }] });
    expect(await overlay('es')).toMatchObject({ texts: [] });
    expect(await cacheOfOverlay()).toBe('no-cache');
    expect(await waiting()).toEqual([]);
    expect((await call('audit list', { most: 1 })).body).toMatchObject([
      { command: 'texts accept', ...diff },
    ]);
    expect((await call('texts changed', {})).body).toMatchObject([{ ...place, text: diff.after }]);
    expect((await call('texts restore', { language: 'en', key: place.key })).body.before).toBe(diff.after);
    expect((await overlay()).texts).toEqual([]);
  });

  it('one that is turned down is gone, and a second one for the same text replaces the first', async () => {
    await suggest('One {{risk}} {{toWin}}');
    await suggest('Two {{risk}} {{toWin}}');
    const list = await waiting();
    expect(list).toMatchObject([{ after: 'Two {{risk}} {{toWin}}' }]);
    const { suggestionId } = list[0];
    expect((await call('texts reject', { suggestionId })).status).toBe(200);
    expect(await call('texts accept', { suggestionId })).toMatchObject({
      status: 409,
      body: { error: { code: 'unknownSuggestion' } },
    });
    expect(await ownOf('ANNA')).toEqual([]);
    expect((await overlay()).texts).toEqual([]);
  });

  it('the text that is there already takes a suggestion back, and the site’s own text may be asked for again', async () => {
    await suggest('One {{risk}} {{toWin}}');
    await suggest('Risk {{risk}} to win {{toWin}}');
    expect(await waiting()).toEqual([]);
    await suggest('One {{risk}} {{toWin}}');
    await call('texts accept', { suggestionId: (await waiting())[0].suggestionId });
    await suggest('Risk {{risk}} to win {{toWin}}', 'BEA');
    await call('texts accept', { suggestionId: (await waiting())[0].suggestionId });
    expect((await overlay()).texts).toEqual([]);
  });

  it.each([
    ['Risk {{risk}}', 'placeholders'],
    ['Risk {{risk}} to win {{toWin}} {{balance}}', 'placeholders'],
    ['<a href="//evil.example">Risk</a> {{risk}} to win {{toWin}}', 'notPlain'],
    ['$t(shell:close) {{risk}} {{toWin}}', 'notPlain'],
    ['Risk {{risk}} to win {{toWin}}\u0000', 'notPlain'],
    ['Risk {{risk}} to win {{toWin}}\u202e', 'notPlain'],
    ['   ', 'empty'],
  ])('takes no %j', async (text, fault) => {
    expect(await suggest(text)).toMatchObject({
      status: 422,
      body: { error: { code: 'textUnfit', params: { fault } } },
    });
    expect(await waiting()).toEqual([]);
  });

  it('none is taken for a text that isn’t there, or when it is too long', async () => {
    expect((await suggest('x', 'ANNA', 'slip:__proto__')).status).toBe(404);
    expect((await suggest('x', 'ANNA', 'constructor:name')).status).toBe(404);
    expect((await suggest('x', 'ANNA', 'slip:empty', 'es')).status).toBe(404);
    expect((await suggest('x', 'ANNA', 'slip:empty', 'xx')).status).toBe(400);
    expect((await suggest('x', 'ANNA', 'no key')).status).toBe(400);
    expect((await suggest('x'.repeat(601))).status).toBe(400);
    expect((await suggest('x'.repeat(9_000))).status).toBe(413);
  });

  it.each(['fr', 'EN', 'constructor', ''])(
    'in a language that has no row none is taken: %j',
    async (language) => {
      expect((await suggest('x', 'ANNA', 'slip:empty', language)).status).toBe(400);
      const place = { language: language as 'en', key: 'slip:empty' };
      expect((await call('texts restore', place)).status).toBe(400);
      const { rows } = await book.database.pool.query(
        'select language from text_suggestion union all select language from translation',
      );
      expect(rows).toEqual([]);
    },
  );

  it('is for those whom the book lets, who see their own alone; what waits goes with the leave', async () => {
    expect((await suggest('Hi', null, 'slip:empty')).status).toBe(401);
    expect((await suggest('Hi', 'CARL', 'slip:empty')).status).toBe(403);
    expect((await send('GET', '/api/customer/text-suggestions', 'CARL')).status).toBe(403);
    await suggest('Hi', 'ANNA', 'slip:empty');
    expect(await ownOf('BEA')).toEqual([]);
    book.gateway.events.splice(0);
    await call('texts forbid', { customerId: 'ANNA' });
    expect(book.gateway.events).toContainEqual({ customerId: 'ANNA', event: { kind: 'settings' } });
    expect(await waiting()).toEqual([]);
    expect((await suggest('Hi', 'ANNA', 'slip:empty')).status).toBe(403);
    expect((await call('texts forbid', { customerId: 'ANNA' })).status).toBe(409);
    await call('texts allow', { customerId: 'ANNA' });
  });

  it('are no more than 200 of a customer and 5,000 of all', async () => {
    const fill = (customerId: string, count: number) =>
      book.database.pool.query(
        `insert into text_suggestion (customer_id, language, text_key, built_in, body, suggested_at_ms)
         select $1, 'th', 'slip:' || n, 'a', 'b', 0 from generate_series(1, $2) n`,
        [customerId, count],
      );
    await fill('ANNA', 200);
    const full = { status: 422, body: { error: { code: 'suggestionsFull', params: { most: 200 } } } };
    expect(await suggest('Hi', 'ANNA', 'slip:empty')).toMatchObject(full);
    expect((await suggest('Hi', 'BEA', 'slip:empty')).status).toBe(200);
    await fill('CARL', 4_799);
    expect(await suggest('Hi {{risk}} {{toWin}}', 'BEA')).toMatchObject(full);
    // Another wording for one that waits takes no more room.
    expect((await suggest('Ho', 'BEA', 'slip:empty')).status).toBe(200);
  });

  it('an operator without the right neither sees nor decides them', async () => {
    const token = await book.addToken('reader', ['content.write', 'customers.write']);
    for (const [name, input] of [
      ['texts list', {}],
      ['texts accept', { suggestionId: 1 }],
      ['texts allow', { customerId: 'CARL' }],
    ] as const)
      expect((await call(name, input, { token })).status).toBe(403);
  });

  it('one whose text no longer fits what is stored of it is not accepted', async () => {
    await suggest('Hi', 'ANNA', 'slip:empty');
    await book.database.pool.query(`update text_suggestion set body = '<b>' || body`);
    const [{ suggestionId }] = await waiting();
    expect(await call('texts accept', { suggestionId })).toMatchObject({
      body: { error: { code: 'textUnfit', message: expect.stringContaining('notPlain') } },
    });
    expect((await overlay()).texts).toEqual([]);
  });
});
