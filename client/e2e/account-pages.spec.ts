import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, LOGINS, signIn, test } from './book/fixtures.ts';
import { SCREENS } from './book/slip-driver.ts';

/** The skip link is a button (see accessibility.spec.ts). */
const expectClean = async (page: Page, state: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).disableRules('skip-link').analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`),
    state,
  ).toEqual([]);
};

/** WCAG 1.4.10: nothing is reached by scrolling sideways. */
const expectNoSideways = (page: Page, state: string): Promise<void> =>
  expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      { message: state },
    )
    .toBeLessThanOrEqual(0);

/** On a screen of 320 pixels, and on this one at 200 %. */
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

/** What the account has behind `?dialog=`; daily figures and settings have a test of their own. */
const DIALOGS = [
  'devices',
  'passkeys',
  'openBets',
  'pending',
  'nonPostedCasino',
  'domainStates',
  'inbox',
] as const;

/** By the keyboard, as far as it takes. */
const tabTo = async (page: Page, part: Locator): Promise<void> => {
  for (
    let presses = 0;
    presses < 50 && !(await part.evaluate((element) => element === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab');
  await expect(part).toBeFocused();
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
      await expectClean(page, 'the dialog of daily figures');
      await expectReflow(page, figures, 'the dialog of daily figures');
      await page.reload();
      await expect(figures).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(figures).toHaveCount(0);
      await expect(page).toHaveURL(/#\/transactions(Mobile)?$/);

      await page.goto(`${origin}/#/transactions${layout}?dialog=settings`);
      const settings = page.getByRole('dialog', { name: 'Settings' });
      await expect(settings.getByLabel('Language')).toBeVisible();
      await expectClean(page, 'settings');
      await expectReflow(page, settings, 'settings');
      await settings.getByLabel('Favorite sport').selectOption('NFL');
      await tabTo(page, settings.getByRole('button', { name: 'Save settings' }));
      await page.keyboard.press('Enter');
      await expect(settings.getByText('Settings saved.')).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(settings).toHaveCount(0);
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
        await expectClean(page, name);
        await expectReflow(page, dialog, name);
        await page.keyboard.press('Escape');
        await expect(dialog, name).toHaveCount(0);
      }
    });
  });
