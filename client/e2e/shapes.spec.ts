import { cell, expect, LOGINS, signIn, test } from './book/fixtures.ts';
import { createSlipDriver, SCREENS } from './book/slip-driver.ts';

const BEARS = /^Chicago Bears, spread/;
const LIONS = /^Detroit Lions, moneyline/;

for (const [screen, { viewport, hasTouch }] of Object.entries(SCREENS))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport, hasTouch });

    test('picks stand in every shape side by side, and a press takes one without asking or losing anything', async ({
      book,
      page,
    }) => {
      await signIn(page, book.gateway.origin, LOGINS.credit);
      const driver = createSlipDriver(page, book.gateway.origin);
      await driver.pick(BEARS, LIONS);
      const part = await driver.open();
      await part.getByLabel(/^Risk on Chicago Bears/).fill('20');
      await part.getByLabel(/^Risk on Detroit Lions/).fill('10');
      const shapes = part.getByRole('radiogroup', { name: 'Same picks as' });
      const parlay = shapes.getByRole('radio', { name: /^Parlay .*Risk 20\.00/ });
      const told = await parlay.textContent();
      await parlay.scrollIntoViewIfNeeded();
      const before = await shapes.boundingBox();
      await parlay.click();
      await expect(parlay).toHaveAttribute('aria-checked', 'true');
      await expect(page.getByText('Change the wager?')).toHaveCount(0);
      const [, best = ''] = /Best \+([\d.]+)/.exec(told ?? '') ?? [];
      await expect(part.getByRole('button', { name: `Risk 20.00 to win ${best}` })).toBeVisible();
      expect((await shapes.boundingBox())?.height).toBe(before?.height);
      await parlay.press('ArrowLeft');
      await expect(shapes.getByRole('radio', { name: /^Straight/ })).toBeFocused();
      await expect(part.getByLabel(/^Risk on Detroit Lions/)).toHaveValue('10.00');
      await expect(part.getByLabel(/^Risk on Chicago Bears/)).toHaveValue('20.00');
      await part.getByRole('button', { name: 'Side by side' }).click();
      await part.getByRole('button', { name: 'In a row' }).click();
    });

    test('a shared link lays the picks onto another customer’s slip', async ({ book, page, browser }) => {
      const { origin } = book.gateway;
      await signIn(page, origin, LOGINS.credit);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
      const driver = createSlipDriver(page, origin);
      await driver.pick(BEARS, LIONS);
      const part = await driver.open();
      await part.getByLabel(/^Risk on Chicago Bears/).fill('20');
      await part.getByRole('button', { name: 'Copy a link to these picks' }).click();
      await expect(part.getByText('Link copied: picks, no amounts')).toBeVisible();
      const address = await page.evaluate(() => navigator.clipboard.readText());
      expect(address).toContain(`${origin}/#/slip/S.Football.NFL_G.`);
      const context = await browser.newContext({ viewport, hasTouch });
      const friend = await context.newPage();
      await signIn(friend, origin, LOGINS.postUp);
      await friend.goto(`${address}_G.2147483647.0.S.team1_nonsense`);
      await expect(friend.getByText(/2 picks are on your slip/)).toBeVisible();
      await expect(friend.getByText(/No longer offered: a pick in NFL\./)).toBeVisible();
      await expect(friend.getByText(/Not readable in this link: nonsense\./)).toBeVisible();
      await expect(friend).toHaveURL(/#\/(?:$|\?)/);
      const theirs = await createSlipDriver(friend, origin).arrive();
      await expect(theirs.getByLabel(/^Risk on/)).toHaveCount(2);
      await expect(theirs.getByLabel(/^Risk on Chicago Bears/)).toHaveValue('');
      await context.close();
    });
  });

test('a placed bet is bet again from open bets, at the line of now', async ({ book, page }) => {
  const { origin } = book.gateway;
  await signIn(page, origin, LOGINS.credit);
  const driver = createSlipDriver(page, origin);
  await driver.pick(BEARS, LIONS);
  const part = await driver.open();
  await part.getByLabel(/^Risk on Chicago Bears/).fill('20');
  // The press isn't taken by the question whether the other pick has that amount, too.
  await part.getByRole('radio', { name: /^Parlay .*Risk 20\.00/ }).click();
  const number = await driver.place(/^Risk 20\.00 to win/);
  await driver.visit('openBets');
  await page.getByRole('button', { name: `Bet again ${number}-1` }).click();
  await expect(page.getByText(/2 picks are on your slip/)).toBeVisible();
  await expect(cell(page, BEARS)).toHaveAttribute('aria-pressed', 'true');
  await expect(cell(page, LIONS)).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${origin}/#/ticket/${number}`);
  await expect(page.getByRole('button', { name: `Bet again ${number}`, exact: true })).toBeVisible();
});
