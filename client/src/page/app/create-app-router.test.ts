import { GENERIC_PATHS, INTEGRATIONS } from '@lineboard/domain/ground/integration/integrations';
import type { AnyRoute } from '@tanstack/react-router';
import { afterEach, describe, expect, it } from 'vitest';
import keyTexts from '@lineboard/domain/catalogues/en/later/keys.json';
import { createI18n } from '../../ground/i18n/i18n.ts';
import type { PageData } from '../../ground/ui/page-data.ts';
import { createAppRouter } from './create-app-router.ts';

/** The application, opened at an address of the site. */
const openAt = async (address: string) => {
  window.history.replaceState({}, '', address);
  const router = createAppRouter();
  await router.load();
  return router;
};

afterEach(() => window.history.replaceState({}, '', '/'));

/** The page data of every route that draws something. */
const listPages = async () => {
  const { routesByPath } = await openAt('/');
  return Object.entries<AnyRoute>({ ...routesByPath }).flatMap(([path, { options }]) => {
    const page: PageData | null = options.staticData?.page ?? null;
    return page === null ? [] : [{ ...page, path }];
  });
};

describe('the routes', () => {
  it('declare titles, links and keys whose texts exist', async () => {
    const texts = createI18n('en');
    // The texts about a page's key come with the list of keys.
    texts.addResourceBundle('en', 'keys', keyTexts);
    const pages = await listPages();
    const used = pages.flatMap(({ title, links, keys = [] }) => [
      title({}),
      title({ live: true }),
      ...links.flatMap(({ text, name }) => (name === undefined ? [text] : [text, name])),
      ...keys.map(({ text }) => text),
    ]);
    expect(used.length).toBeGreaterThan(pages.length);
    expect(used.filter((key) => !texts.exists(key))).toEqual([]);
  });

  it('put no two links in one place, and no two pages on one key', async () => {
    const pages = await listPages();
    const places = pages.flatMap(({ links }) => links.map((link) => `${link.in} ${link.at}`));
    const letters = pages.flatMap(({ keys = [] }) => keys.map(({ letter }) => letter));
    expect([new Set(places).size, new Set(letters).size]).toEqual([places.length, letters.length]);
  });

  const byPath = ([one = '']: string[], [other = '']: string[]): number => one.localeCompare(other);

  const isGeneric = (path: string): boolean => GENERIC_PATHS.some((folder) => path.startsWith(folder));

  it('lead to every integration of the registry, and to no other', async () => {
    const pages = await listPages();
    const integrations = pages.filter(({ page, path }) => page === 'integration' && !isGeneric(path));
    const rows = INTEGRATIONS.filter(({ path }) => !isGeneric(path));
    expect(integrations.map(({ path, title }) => [path, title({})]).toSorted(byPath)).toEqual(
      rows.map(({ path, name }) => [path, `integrations:${name}.title`]).toSorted(byPath),
    );
  });

  it('SCR2-58, SCR2-59: give pages of integrations the room of the lines, with no slip and no sports menu next to or over them', async () => {
    const pages = (await listPages()).filter(({ page }) => page === 'integration');
    expect(pages.length).toBeGreaterThan(20);
    for (const { hidesSlip, hasSportsMenu } of pages)
      expect([hidesSlip, hasSportsMenu]).toEqual(['everywhere', false]);
  });

  it.each(['/integrations', '/extintegrations'])(
    'R1-40, R1-41: make %s/NAME/ARG1/ARG2 the page of the integration with that name',
    async (folder) => {
      const router = await openAt(`/#${folder}/vigLiveDealer/3/x`);
      const match = router.state.matches.at(-1)!;
      expect(match.params).toEqual({ name: 'vigLiveDealer', arg1: '3', arg2: 'x' });
      const { pathname } = router.state.location;
      expect(match.staticData.page?.title({}, pathname)).toBe('integrations:liveDealer.title');
      for (const name of ['__proto__', 'constructor', 'nobody'])
        expect(match.staticData.page?.title({}, `${folder}/${name}`)).toBe('integrations:more');
    },
  );

  it('R1-45, R1-46, R1-47, R1-49: have one address of a page for each layout; the phone’s ends with Mobile', async () => {
    const pages = await listPages();
    const phone = pages.filter(({ layout }) => layout === 'phone');
    expect(phone.map(({ path }) => path).toSorted()).toEqual([
      '/dailyFiguresMobile',
      '/openBetsMobile',
      '/transactionsMobile',
    ]);
    for (const { page, path } of phone) {
      const desk = pages.find((other) => other.page === page && other.layout === 'desk');
      expect(`${desk?.path}Mobile`).toBe(path);
    }
  });

  it('R1-01: every one of them is a hash route under the sports root', async () => {
    const router = await openAt('/sports/');
    const paths = Object.keys(router.routesByPath);
    expect(paths).toEqual(expect.arrayContaining(['/', '/betOffering', '/openBets', '/transactionsMobile']));
    const hrefs = paths.map((path) => router.history.createHref(path));
    expect(hrefs).toEqual(paths.map((path) => `/sports/#${path}`));
  });

  it('R1-01: open the route behind the hash of an address under the sports root, and stay under it', async () => {
    const router = await openAt('/sports/#/openBets?rif=true');
    expect(router.state.location).toMatchObject({ pathname: '/openBets', search: { rif: true } });
    await router.navigate({ to: '/transactions' });
    expect(window.location.pathname + window.location.hash).toBe('/sports/#/transactions');
  });

  it('read what an address names on the board, also a widget’s game', async () => {
    const board = await openAt('/sports/#/?sport=Futures&subSport=NFL&contestDesc=Super-Bowl&live=true');
    expect(board.state.location.search).toEqual({
      sport: 'Futures',
      subSport: 'NFL',
      contestDesc: 'Super-Bowl',
      live: true,
    });
    const widget = await openAt('/sports/#/dstWidget?gameNum=7');
    expect(widget.state.matches.at(-1)?.search).toEqual({ gameNum: 7 });
  });
});
