import { expectCleanInBothSchemes } from './book/axe.ts';
import { cell, expect, signIn, test } from './book/fixtures.ts';
import { moveRow } from './book/pushed-games.ts';
import { betOf, createSlipDriver, SCREENS } from './book/slip-driver.ts';

const SPREAD = /^Green Bay Packers, spread −3½ −110/;
const TOTAL = /^Over, Chicago Bears/;
const MONEY_LINE = /^Green Bay Packers, moneyline −170/;

for (const [screen, { viewport, hasTouch }] of Object.entries(SCREENS))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport, hasTouch });

    test('HR-64.3, HR-64.4, HR-67.1: bets of one game are combined into one price that moves live; what can’t join is grey and says why; it is asked about, placed, and listed', async ({
      book,
      page,
    }) => {
      const { bears } = book.games;
      const { origin } = book.gateway;
      const press = hasTouch ? 'tap' : 'click';
      await signIn(page, origin, await book.customers.add({ customerId: `COMB-${screen}`.toUpperCase() }));
      await page.goto(`${origin}/#/game/${bears}`);
      const lines = page.getByRole('region', { name: 'Lines' });
      const said = lines.getByRole('status').first();
      await expect(cell(page, SPREAD).first()).toHaveAttribute('aria-disabled', 'false');
      await lines.getByRole('button', { name: 'Combine' })[press]();
      await expect(said).toHaveText('Press the bets that you want in one price.');

      await cell(page, SPREAD).first()[press]();
      await expect(said).toHaveText('One bet. Press another one.');
      const moneyLine = cell(page, MONEY_LINE).first();
      await expect(moneyLine).toHaveAttribute('data-apart', /decides/);
      await moneyLine[press]();
      await expect(said).toHaveText(/decides/);
      await expect(moneyLine).not.toHaveAttribute('aria-pressed', 'true');

      await cell(page, TOTAL).first()[press]();
      await expect(said).toHaveText(/^2 bets in one price: \+\d{3}$/);
      const before = await said.innerText();
      await book.mover.push(moveRow(bears, { spreadAdj1: -140, spreadAdj2: 115 }));
      await expect(said).not.toHaveText(before);
      await expect(said).toHaveText(/^2 bets in one price: \+\d{3}$/);
      await page.screenshot({ path: `/tmp/combine-${screen}-page.png` });

      const driver = createSlipDriver(page, origin);
      const part = await driver.open();
      await expect(part.getByText('Same-game parlay')).toBeVisible();
      await part.getByLabel(/^Risk/).first().fill('10');
      await part.getByLabel(/^Risk/).first().blur();
      await page.screenshot({ path: `/tmp/combine-${screen}-slip.png` });
      await expectCleanInBothSchemes(page, 'a slip with a combination');
      await book.mover.push(moveRow(bears, { spreadAdj1: -105, spreadAdj2: -125 }));
      const accept = part.getByRole('button', { name: /^Accept/ });
      await expect(accept).toBeVisible();
      await page.screenshot({ path: `/tmp/combine-${screen}-changed.png` });
      await accept[press]();
      const number = await driver.place(/^Risk 10\.00 to win \d+\.\d\d$/);
      await driver.visit('openBets');
      await expect(betOf(page, number)).toContainText('Same-game parlay (2)');
      await expect(betOf(page, number)).toContainText('One game, picks 1, 2 together');
      await page.screenshot({ path: `/tmp/combine-${screen}-bets.png` });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  });
