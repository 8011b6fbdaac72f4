import type { Locator, Page } from '@playwright/test';
import { MOST_SHARED_CHARACTERS } from '@lineboard/domain/betting/sharing/shared-slip';
import type { Login } from './book/customers.ts';
import { expect, LOGINS, test } from './book/fixtures.ts';
import type { Games } from './book/pushed-games.ts';
import { createSlipDriver, SCREENS, type SlipDriver } from './book/slip-driver.ts';

/** The address of two picks of one league, as the slip of another customer writes it. */
const linkOf = (origin: string, { bears, lions }: Games): string =>
  `${origin}/#/slip/S.Football.NFL_G.${bears}.0.S.team1_G.${lions}.0.M.team1`;

const BEARS = /^Risk on Chicago Bears/;
const LIONS = /^Risk on Detroit Lions/;

const expectPicks = async (part: Locator): Promise<void> => {
  await expect(part.getByLabel(/^Risk on/)).toHaveCount(2);
  await expect(part.getByLabel(BEARS)).toHaveValue('');
  await expect(part.getByLabel(LIONS)).toHaveValue('');
};

/** A visitor signs in from the slip that the link filled. */
const signInFromSlip = async (page: Page, part: Locator, login: Login): Promise<void> => {
  await part.getByRole('link', { name: 'Sign in to bet' }).click();
  await page.getByLabel('Customer ID').fill(login.customerId);
  await page.getByLabel('Password', { exact: true }).fill(login.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Available')).toBeVisible();
};

const signOut = async (page: Page, driver: SlipDriver): Promise<void> => {
  await driver.fold();
  await page.getByRole('button', { name: /^(Settings|Account)/ }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('Available')).toHaveCount(0);
};

for (const [screen, { viewport, hasTouch }] of Object.entries(SCREENS))
  test.describe(`a shared link that a visitor opens on a ${screen}`, () => {
    test.use({ viewport, hasTouch });

    test('lays its picks, which go over to each customer who signs in, without amounts', async ({
      book,
      page,
    }) => {
      const { origin } = book.gateway;
      const address = linkOf(origin, book.games);
      const driver = createSlipDriver(page, origin);
      await page.goto(address);
      await expect(page.getByText(/2 picks are on your slip/)).toBeVisible();
      await expect(page).toHaveURL(/#\/(?:$|\?)/);
      const asVisitor = await driver.arrive();
      await expectPicks(asVisitor);

      await signInFromSlip(page, asVisitor, LOGINS.credit);
      const first = await driver.open();
      await expectPicks(first);
      await first.getByLabel(BEARS).fill('20');
      await first.getByLabel(BEARS).blur();

      await signOut(page, driver);
      await expect((await driver.open()).getByLabel(/^Risk on/)).toHaveCount(0);
      await driver.fold();
      await page.goto(address);
      const again = await driver.arrive();
      await expectPicks(again);
      await signInFromSlip(page, again, LOGINS.postUp);
      const other = await driver.open();
      await expectPicks(other);
      await page.reload();
      await expectPicks(await driver.arrive());
    });

    test('says what is wrong with it, and leaves nothing for the sign-in when all is', async ({
      book,
      page,
    }) => {
      const { origin } = book.gateway;
      const driver = createSlipDriver(page, origin);
      await page.goto(`${origin}/#/slip/S.Football.NFL_G.${book.games.bears}.0.S.team9_nonsense`);
      await expect(
        page.getByText(/^Not readable in this link: G\.\d+\.0\.S\.team9, nonsense\.$/),
      ).toBeVisible();
      await expect(page).toHaveURL(/#\/(?:$|\?)/);
      await page.getByRole('alert').getByRole('button').click();
      const empty = await driver.open();
      await expect(empty.getByLabel(/^Risk on/)).toHaveCount(0);
      await driver.fold();

      await page.goto(`${linkOf(origin, book.games)}${'_'.repeat(MOST_SHARED_CHARACTERS)}`);
      await expect(
        page.getByText(/2 picks are on your slip.*The link holds more than a slip takes\./),
      ).toBeVisible();
      const part = await driver.arrive();
      await expectPicks(part);
      await signInFromSlip(page, part, LOGINS.credit);
      await expectPicks(await driver.open());
    });
  });
