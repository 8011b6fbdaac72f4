import { afterEach, describe, expect, it } from 'vitest';
import { createAppRouter } from './create-app-router.ts';

/** The application, opened at an address of the site. */
const openAt = async (address: string) => {
  window.history.replaceState({}, '', address);
  const router = createAppRouter();
  await router.load();
  return router;
};

afterEach(() => window.history.replaceState({}, '', '/'));

describe('the routes', () => {
  it('R1-01: every one of them is a hash route under the sports root', async () => {
    const router = await openAt('/sports/');
    const paths = Object.keys(router.routesByPath);
    expect(paths).toEqual(expect.arrayContaining(['/', '/betOffering', '/openBets', '/transactionsMobile']));
    const hrefs = paths.map((path) => router.history.createHref(path));
    expect(hrefs).toEqual(paths.map((path) => `/sports/#${path}`));
  });

  it('R1-01: an address under the sports root opens the route behind its hash, and going on stays under it', async () => {
    const router = await openAt('/sports/#/openBets?rif=true');
    expect(router.state.location).toMatchObject({ pathname: '/openBets', search: { rif: true } });
    await router.navigate({ to: '/transactions' });
    expect(window.location.pathname + window.location.hash).toBe('/sports/#/transactions');
  });
});
