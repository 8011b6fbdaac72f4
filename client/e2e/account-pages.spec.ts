import type { Language } from '@lineboard/domain/ground/language/languages';
import type { Locator, Page } from '@playwright/test';
import { readWords as readPageWords } from '../build/read-words.ts';
import { DIALOG, expectClean } from './book/axe.ts';
import { expect, LOGINS, pageHeaders, signIn, test } from './book/fixtures.ts';
import { SCREENS } from './book/slip-driver.ts';

/** WCAG 1.4.10: nothing is reached by scrolling sideways. */
const expectNoSideways = (page: Page, state: string): Promise<void> =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      { message: state },
    )
    .toBeLessThanOrEqual(0);

/** A screen of 320 pixels, and this one at 200 %. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
];

const expectReflow = async (page: Page, part: Locator, state: string): Promise<void> => {
  const size = page.viewportSize()!;
  for (const narrow of NARROW) {
    await page.setViewportSize(narrow);
    await expect(part).toBeVisible();
    await expectNoSideways(page, `${state} at ${narrow.width} pixels`);
  }
  await page.setViewportSize(size);
  await expect(part).toBeVisible();
};

/** The account's dialogs behind `?dialog=`; daily figures and settings have their own test. */
const DIALOGS = [
  'devices',
  'passkeys',
  'openBets',
  'pending',
  'nonPostedCasino',
  'domainStates',
  'inbox',
] as const;

/** Presses Tab until the part has the focus. */
const tabTo = async (page: Page, part: Locator): Promise<void> => {
  for (
    let presses = 0;
    presses < 50 && !(await part.evaluate((element) => element === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab');
  await expect(part).toBeFocused();
};

/** Texts as they are on the page. */
const readWords = (language: Language, catalogue: string): ((key: string) => string) => {
  const words = new Map(Object.entries(readPageWords(language, 'page')[catalogue] ?? {}));
  return (key) => words.get(key) ?? `no text ${key}`;
};

/** CON1-17: the customer changes it on another device; this one has to follow. */
const changeLanguage = async (page: Page, origin: string, webLanguage: string): Promise<void> => {
  const saved = await page.request.put(`${origin}/api/customer/settings`, {
    headers: await pageHeaders(page, origin),
    data: {
      webLanguage,
      webHomePage: 'BetOffering',
      favoriteSportType: 'Football',
      favoriteSportSubType: 'NFL',
      favoriteTeamId: null,
      webPitcherOption: 'listed',
      webRememberPassword: false,
      timeZone: 'America/New_York',
      priceType: 'A',
      defaultIntegration: '/',
    },
  });
  expect(saved.status(), await saved.text()).toBeLessThan(300);
};

for (const [screen, { viewport, hasTouch }] of Object.entries(SCREENS))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport, hasTouch, colorScheme: hasTouch ? 'light' : 'dark' });
    const layout = hasTouch ? 'Mobile' : '';

    test('sign-up, daily figures, their charts, transactions and settings: Back, reload, keyboard, axe, 320 pixels, 200 %', async ({
      book,
      page,
    }) => {
      const { origin } = book.gateway;
      const heading = (name: string) => page.getByRole('heading', { name, exact: true }).first();
      await page.goto(`${origin}/#/signup`);
      await expect(heading('Open an account')).toBeVisible();
      await expectClean(page, 'sign-up');
      await expectReflow(page, heading('Open an account'), 'sign-up');

      const login = await book.customers.add({ customerId: `PAGES-${screen}`.toUpperCase() });
      await signIn(page, origin, login);
      await page.goto(`${origin}/#/dailyFigures${layout}`);
      const view = (name: string) => page.getByRole('button', { name, exact: true });
      await expect(view('8 weeks')).toHaveAttribute('aria-pressed', 'true');
      await expectClean(page, 'eight weeks');
      await expectReflow(page, view('8 weeks'), 'eight weeks');

      await tabTo(page, view('One week'));
      await page.keyboard.press('Enter');
      await expect(page.getByText('Zero balance')).toBeVisible();
      await expectReflow(page, view('One week'), 'one week');
      await tabTo(page, view('Charts'));
      await page.keyboard.press('Enter');
      const days = page.getByRole('slider', { name: 'Day' });
      await expect(days).toHaveAttribute('aria-valuetext', /: 1,000\.00$/);
      await page.getByText('Show as a table').click();
      await expect(page.getByRole('table', { name: /^Balance/ })).toBeVisible();
      await expectClean(page, 'charts');
      await tabTo(page, days);
      const today = await days.getAttribute('aria-valuetext');
      await page.keyboard.press('ArrowLeft');
      await expect(days).not.toHaveAttribute('aria-valuetext', today!);
      await expectReflow(page, days, 'charts');
      await page.reload();
      await expect(days).toHaveAttribute('aria-valuetext', today!);
      await page.goBack();
      await expect(page.getByText('Zero balance')).toBeVisible();
      await page.goBack();
      await expect(view('8 weeks')).toHaveAttribute('aria-pressed', 'true');

      await page.goto(`${origin}/#/transactions${layout}`);
      await expect(page.getByText('No transactions')).toBeVisible();
      await expectClean(page, 'transactions');
      await expectReflow(page, heading('Transactions'), 'transactions');
      await tabTo(page, page.getByRole('button', { name: 'Daily figures' }));
      await page.keyboard.press('Enter');
      const figures = page.getByRole('dialog', { name: 'Daily figures' });
      await expect(figures.getByText('1,000.00').first()).toBeVisible();
      await expectClean(page, 'the dialog of daily figures', { within: DIALOG });
      await expectReflow(page, figures, 'the dialog of daily figures');
      await page.reload();
      await expect(figures).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(figures).toHaveCount(0);
      await expect(page).toHaveURL(/#\/transactions(Mobile)?$/);

      await page.goto(`${origin}/#/transactions${layout}?dialog=settings`);
      const settings = page.getByRole('dialog', { name: 'Settings' });
      await expect(settings.getByLabel('Language')).toBeVisible();
      await expectClean(page, 'settings', { within: DIALOG });
      await expectReflow(page, settings, 'settings');
      await settings.getByLabel('Favorite sport').selectOption('NFL');
      await tabTo(page, settings.getByRole('button', { name: 'Save settings' }));
      await page.keyboard.press('Enter');
      await expect(settings.getByText('Settings saved.')).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(settings).toHaveCount(0);
    });

    test('own limits, a time-out and a reality check in the account’s language: keyboard, axe, 320 pixels', async ({
      book,
      page,
    }) => {
      const { origin } = book.gateway;
      await signIn(page, origin, await book.customers.add({ customerId: `OWN-${screen}`.toUpperCase() }));
      const language = hasTouch ? 'th' : 'en';
      if (hasTouch) await changeLanguage(page, origin, 'TH');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const say = readWords(language, 'own-limits');

      await page.goto(`${origin}/#/?dialog=settings`);
      const limits = page
        .locator('section')
        .filter({
          has: page.getByRole('heading', { name: say('title'), exact: true }),
        })
        .last();
      const amount = limits.getByLabel(say('amount'), { exact: true });
      const row = limits.getByRole('listitem');
      const setLimit = async (typed: string): Promise<void> => {
        await tabTo(page, amount);
        await page.keyboard.type(typed);
        await page.keyboard.press('Enter');
        await expect(amount).toHaveValue('');
      };
      await limits.getByLabel(say('what'), { exact: true }).focus();
      await setLimit('200');
      await expect(row).toContainText('200.00');
      // OWN-2: a tighter limit applies at once, a looser one in a day.
      await setLimit('100');
      await expect(row).toContainText('100.00');
      await expect(row).not.toContainText('200.00');
      await setLimit('300');
      const keep = row.getByRole('button', { name: say('keep').replace('{{amount}}', '100.00') });
      await expect(keep).toBeVisible();
      await expectReflow(page, row, 'own limits');
      await limits.getByLabel(say('check'), { exact: true }).selectOption('15');

      await tabTo(page, limits.getByRole('button', { name: say('take'), exact: true }));
      await page.keyboard.press('Enter');
      const sure = limits.getByRole('group', { name: say('timeOut') });
      await expect(sure.getByRole('button', { name: say('cancel'), exact: true })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(limits.getByRole('status')).toBeVisible();
      await expectClean(page, 'own limits and a time-out', { within: DIALOG });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      const price = page.getByRole('main').locator('button[data-pick]:not([aria-disabled="true"])').first();
      await price.focus();
      await page.keyboard.press('Enter');
      if (hasTouch)
        await page
          .getByRole('button', { name: readWords(language, 'shell')('slip') })
          .last()
          .tap();
      await expect(page.getByText(readWords(language, 'error')('inTimeOut')).first()).toBeVisible();

      // OWN-10: the answer that the book gives a quarter of an hour later.
      await page.route('**/api/customer/reality-check', (route) =>
        route.fulfill({
          json: { signedInMs: 16 * 60_000, stakedCents: 123_450, madeCents: -12_345, dayLeftMs: null },
        }),
      );
      await page.evaluate(
        (startedAtMs) => {
          const state = { startedAtMs, minutes: 15, told: 0 };
          localStorage.setItem('lb-reality-check', JSON.stringify({ state, version: 1 }));
        },
        Date.now() - 16 * 60_000,
      );
      await page.reload();
      const reality = page.getByRole('dialog', { name: say('reality') });
      await expect(reality).toContainText('−123.45');
      await expectClean(page, 'a reality check', { within: DIALOG });
      await expectReflow(page, reality, 'a reality check');
      await page.keyboard.press('Escape');
      await tabTo(page, reality.getByRole('button', { name: say('goOn'), exact: true }));
      await page.keyboard.press('Enter');
      await expect(reality).toHaveCount(0);
    });

    test('every other page and named dialog: axe, 320 pixels, 200 %, Escape', async ({ book, page }) => {
      const { origin } = book.gateway;
      const open = async (address: string, name: string): Promise<Locator> => {
        await page.goto(`${origin}/#${address}`);
        const heading = page.getByRole('main').getByRole('heading', { name }).first();
        await expect(heading, address).toBeVisible();
        await expectClean(page, address);
        await expectReflow(page, heading, address);
        return heading;
      };
      await open('/password', 'Forgot your password?');
      await open('/rules', 'Rules');
      await open('/wagertypes', 'Wager Types');
      await open('/privacy', 'Privacy');
      await open('/contact', 'Contact');

      await signIn(page, origin, LOGINS.credit);
      await open(`/openBets${layout}`, 'Open Bets');
      await open('/nonPosted', 'Casino plays not posted');
      await open('/ticket/999999999', 'Ticket');
      for (const name of DIALOGS) {
        await page.goto(`${origin}/#/openBets${layout}?dialog=${name}`);
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('heading').first(), name).toBeVisible();
        await expectClean(page, name, { within: DIALOG });
        await expectReflow(page, dialog, name);
        await page.keyboard.press('Escape');
        await expect(dialog, name).toHaveCount(0);
      }
    });
  });
