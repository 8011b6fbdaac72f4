import type { BrowserContext, Page } from '@playwright/test';
import { cell, expect, LOGINS, signIn, test } from './book/fixtures.ts';
import { WHOLE_BROWSER } from './book/launch-options.ts';
import { createOpeningImage } from './book/pushed-games.ts';

test.use({ launchOptions: WHOLE_BROWSER, serviceWorkers: 'allow' });

/** Files that the page kept for use without a network. */
const listKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return kept.flat().map(({ url }) => new URL(url).pathname);
  });

/** Shows what the worker shows for a message of a push service, with no page of the book open. */
const pushTo = async (
  context: BrowserContext,
  page: Page,
  origin: string,
  data: object,
): Promise<unknown> => {
  const [worker] = context.serviceWorkers();
  await page.goto('about:blank');
  const tab = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    tab.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
      if (own !== undefined) resolve(own.registrationId);
    }),
  );
  await tab.send('ServiceWorker.enable');
  const registrationId = await registered;
  await tab.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(data) });
  const shown = (): Promise<unknown> | undefined =>
    worker?.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
    });
  await expect.poll(shown).toHaveLength(1);
  return shown();
};

test('the page can be installed, opens without the book and offers no price then, goes live without a reload, and shows news when it is closed', async ({
  book,
  context,
  page,
}) => {
  const { origin } = book.gateway;
  await signIn(page, origin, LOGINS.credit);
  await expect(cell(page, /^Chicago Bears, spread/)).toBeVisible();
  // The worker takes over the page that registered it, and keeps what that page had loaded.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(async () => (await listKept(page)).filter((path) => /LinesPage|first-screen|worker/.test(path)))
    .not.toEqual([]);
  const tab = await context.newCDPSession(page);
  const { installabilityErrors } = await tab.send('Page.getInstallabilityErrors');
  // A test's browser is a private one, which installs nothing; that is its only error.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  const manifest = await tab.send('Page.getAppManifest');
  expect(manifest).toMatchObject({ url: `${origin}/manifest.webmanifest`, errors: [] });

  await book.gateway.kill();
  await expect(page.getByText(/Prices may be old since/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await expect(page.getByText(/The last lines here were from/)).toBeVisible();
  await expect(page.getByText(/Prices may be old since/).first()).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('button', { name: /, (spread|moneyline|total)/ }),
  ).toHaveCount(0);
  expect((await listKept(page)).filter((path) => /^\/(api|live)/.test(path))).toEqual([]);

  await book.gateway.restart();
  await book.mover.image(createOpeningImage(book.games));
  await expect(cell(page, /^Chicago Bears, spread/)).toBeEnabled({ timeout: 40_000 });
  await expect(page.getByText('Available')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toHaveCount(0);

  await context.grantPermissions(['notifications'], { origin });
  const notice = { kind: 'graded', outcome: 'W', ticketNumber: 4711, entryId: 12 };
  expect(await pushTo(context, page, origin, { language: 'es', notice })).toEqual([
    { title: 'Apuesta ganada', body: 'Boleto 4711' },
  ]);
});
