import type { ContentPage, RuleMenuEntry } from '@lineboard/domain/words/content/content';
import { LANGUAGES } from '@lineboard/domain/ground/language/languages';
import { beforeAll, describe, expect, it } from 'vitest';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';
import { readDefaultPages, seedContent } from '../../words/content/seed-content.ts';

describe.each(oneEngine())('the site’s own words on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine);
  const { call } = book;

  const ask = async <T>(path: string): Promise<{ status: number; body: T }> => {
    const answer = await book.gateway.app.inject({ url: path });
    return { status: answer.statusCode, body: answer.json() };
  };
  const read = async (pageId: string, language = 'en'): Promise<ContentPage> =>
    (await ask<ContentPage>(`/api/content/${pageId}?language=${language}`)).body;
  const readMenu = async (language: string): Promise<RuleMenuEntry[]> =>
    (await ask<RuleMenuEntry[]>(`/api/rules-menu?language=${language}`)).body;
  const set = (pageId: string, text: string, more: { language?: 'en' | 'es'; rulesPosition?: number } = {}) =>
    call('content set', { pageId, language: 'en', text, ...more });

  describe('written by an operator', () => {
    it('SCR1-75, CALL1-57: are shown to everybody at once, sanitized, with the book’s figures', async () => {
      const text =
        '# Hello\n\nUp to {{mostParlayLegs}} picks. [x](javascript:alert(1)) <img src=x onerror=alert(1)>';
      expect(await set('hello', text)).toMatchObject({ status: 200, body: { version: 1, title: 'Hello' } });
      const page = await read('hello');
      expect(page).toMatchObject({ pageId: 'hello', language: 'en', title: 'Hello', version: 1 });
      expect(page.html).toContain('Up to 12 picks.');
      expect(page.html).not.toMatch(/<img|href/);
    });

    it('are shown in English where the language has none, and say so', async () => {
      await set('both', '# Both');
      expect(await read('both', 'es')).toMatchObject({ language: 'en', title: 'Both' });
      await set('both', '# Ambos', { language: 'es' });
      expect(await read('both', 'es')).toMatchObject({ language: 'es', title: 'Ambos' });
      expect(await read('both', 'th')).toMatchObject({ language: 'en', title: 'Both' });
    });

    it('aren’t found when nobody wrote them', async () => {
      expect(await ask('/api/content/nowhere?language=en')).toMatchObject({
        status: 404,
        body: { error: { code: 'notFound' } },
      });
      for (const path of ['x?language=fr', 'x', 'X%20Y?language=en', '__proto__?language=en'])
        expect(await ask(`/api/content/${path}`)).toMatchObject({ status: 400 });
    });

    it('keep every version: the latest is shown, and an earlier one can be restored', async () => {
      await set('kept', '# One');
      await set('kept', '# Two');
      const where = { pageId: 'kept', language: 'en' } as const;
      expect(await call('content restore', { ...where, version: 1 })).toMatchObject({
        status: 200,
        body: { version: 3, title: 'One' },
      });
      expect(await read('kept')).toMatchObject({ title: 'One', version: 3 });
      const { body } = await call('content history', where);
      expect(body).toMatchObject([
        { version: 3, title: 'One', actor: 'boss', characters: 5 },
        { version: 2, title: 'Two' },
        { version: 1, title: 'One' },
      ]);
      expect((await call('content show', { ...where, version: 2 })).body).toMatchObject({ text: '# Two' });
      expect((await call('content show', where)).body).toMatchObject({ text: '# One', version: 3 });
    });

    it('are numbered consecutively, however many operators write at once', async () => {
      const written = await Promise.all(Array.from({ length: 8 }, (_, at) => set('rush', `# Text ${at}`)));
      expect(new Set(written.map(({ body }) => body.version))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
    });

    it('are in the audit log with their changes, not with the whole text', async () => {
      await set('logged', `# Logged\n\n${'word '.repeat(1_000)}`);
      await set('logged', '# Logged again');
      const { body } = await call('audit list', { most: 2 });
      expect(body).toMatchObject([
        {
          actor: 'boss',
          command: 'content set',
          input: { pageId: 'logged', language: 'en', text: '14 characters' },
          before: { version: 1, title: 'Logged' },
          after: { version: 2, title: 'Logged again' },
        },
        { input: { text: '5010 characters' }, before: null },
      ]);
    });

    it('can be previewed before they are written', async () => {
      const { status, body } = await call('content preview', {
        language: 'th',
        text: '# ก\n\n## ข {#b}\n\n{{liveDelay}}',
      });
      expect([status, body.title, body.anchors]).toEqual([200, 'ก', ['b']]);
      expect(body.html).toContain('5 วินาที');
    });

    it('are refused with the reason', async () => {
      await set('whole', '# Whole');
      const where = { pageId: 'whole', language: 'en' } as const;
      const codeOf = async (asked: ReturnType<typeof set>) => (await asked).body.error?.code;
      expect(await codeOf(set('whole', 'no title'))).toBe('noTitle');
      expect(await codeOf(set('whole', '# {{mostParleyLegs}}'))).toBe('unknownFigure');
      expect(await codeOf(set('whole', '# Whole'))).toBe('nothingToChange');
      expect(await codeOf(call('content restore', { ...where, version: 1 }))).toBe('nothingToChange');
      expect(await codeOf(call('content restore', { ...where, version: 7 }))).toBe('unknownVersion');
      expect(await codeOf(call('content show', { ...where, language: 'th' }))).toBe('unknownPage');
      expect(await codeOf(call('content history', { ...where, pageId: 'none' }))).toBe('unknownPage');
      expect(await read('whole')).toMatchObject({ version: 1 });
    });

    it.each(['fr', 'EN', 'constructor', ''])('are refused for an unknown language: %j', async (unknown) => {
      const language = unknown as 'en';
      const where = { pageId: 'strange', language };
      for (const asked of [
        call('content set', { ...where, text: '# Strange' }),
        call('content restore', { ...where, version: 1 }),
      ])
        expect(await asked).toMatchObject({ status: 400, body: { error: { field: 'language' } } });
      const written = await book.database.pool.query(`select from content_version where language = $1`, [
        unknown,
      ]);
      expect(written.rowCount).toBe(0);
    });

    it('are checked for their length before anything else, in any script', async () => {
      expect(await set('long', `# L\n\n${'ก'.repeat(39_990)}`)).toMatchObject({ status: 200 });
      expect(await set('long', `# L\n\n${'ก'.repeat(40_000)}`)).toMatchObject({
        status: 400,
        body: { error: { field: 'text' } },
      });
    });

    it('need their own right', async () => {
      const token = await book.addToken('teller', ['customers.read', 'money.write']);
      const input = { pageId: 'hello', language: 'en', text: '# Mine' } as const;
      expect(await call('content set', input, { token })).toMatchObject({ status: 403 });
      const writer = await book.addToken('writer', ['content.write']);
      expect(await call('content set', input, { token: writer })).toMatchObject({ status: 200 });
    });
  });

  describe('that come with the site', () => {
    beforeAll(() => seedContent(book.database, 1));

    it('are complete in English, and explain every kind of wager in each language', async () => {
      for (const pageId of [
        '13',
        'wagertypes',
        'sportsbook_rules',
        '61',
        '10',
        '29',
        'benefits',
        'contact',
      ]) {
        const page = await read(pageId);
        expect([pageId, page.language, page.html]).toEqual([pageId, 'en', expect.not.stringContaining('{{')]);
      }
      const placesOf = ({ html }: ContentPage) => [...html.matchAll(/ id="(\S+)"/g)].map(([, id]) => id);
      const places = placesOf(await read('wagertypes'));
      expect(places).toHaveLength(17);
      for (const language of LANGUAGES) {
        const page = await read('wagertypes', language);
        expect([page.language, placesOf(page)]).toEqual([language, places]);
        expect(page.html).not.toContain('{{');
      }
    });

    it('ENT2-26, SCR2-28: form the menu of the rules, the sports rules first, each place once', async () => {
      const menu = await readMenu('en');
      expect(menu[0]).toEqual({
        pageId: '13',
        objectId: '13',
        url: '/rules/13',
        label: 'Sports Rules',
        menu: 'Sports Rules',
      });
      expect(menu).toContainEqual({
        pageId: 'wagertypes',
        objectId: 'wagertypes/teaser',
        url: '/rules/teaser',
        label: 'Teasers',
        menu: 'Wager Types',
      });
      const urls = menu.map(({ url }) => url);
      expect(new Set(urls).size).toBe(urls.length);
    });

    it('CALL2-01: have the menu in the requested language, as far as there are pages in it', async () => {
      const menu = await readMenu('es');
      expect(menu.find(({ objectId }) => objectId === 'wagertypes/points')).toMatchObject({
        label: 'Comprar y vender puntos',
        menu: 'Tipos de apuesta',
      });
      expect(menu[0]).toMatchObject({ label: 'Reglas deportivas' });
      expect(menu.find(({ pageId }) => pageId === 'sportsbook_rules')).toMatchObject({
        label: 'Reglas de la casa',
      });
      expect(await ask('/api/rules-menu?language=xx')).toMatchObject({ status: 400 });
    });

    it('stay as an operator wrote them, and otherwise follow the site’s default texts', async () => {
      const [first] = readDefaultPages();
      await set('29', '# Our privacy');
      await seedContent(book.database, 2);
      expect(await read('29')).toMatchObject({ title: 'Our privacy', version: 2 });
      const { version } = await read('10');
      const newer = { ...first!, pageId: '10', language: 'en', title: 'New', text: '# New' } as const;
      await seedContent(book.database, 3, [newer, { ...newer, pageId: '29' }]);
      expect(await read('10')).toMatchObject({ title: 'New', version: version + 1 });
      expect(await read('29')).toMatchObject({ title: 'Our privacy' });
    });

    it('appear in the menu where an operator puts them', async () => {
      await set('59', '# House league\n\n## Prizes', { rulesPosition: 2 });
      const pages = async () => [...new Set((await readMenu('en')).map(({ pageId }) => pageId))];
      expect(await pages()).toEqual(['13', '59', 'wagertypes', 'sportsbook_rules']);
      await call('content set', {
        pageId: '59',
        language: 'en',
        text: '# House league\n\n## Prizes',
        rulesPosition: 0,
      });
      expect(await pages()).not.toContain('59');
      expect((await call('content list', {})).body).toContainEqual(
        expect.objectContaining({ pageId: '13', language: 'en', actor: null, rulesPosition: 1 }),
      );
    });
  });
});
