import { betOf, createSlipDriver, expectBalance, SCREENS, transactionOf } from './book/slip-driver.ts';
import { expect, signIn, test } from './book/fixtures.ts';
import { createFirstFinal, createOtherFinals, FINALS } from './book/final-scores.ts';
import { CELLS } from './book/opening-cells.ts';

for (const [screen, { viewport, hasTouch }] of Object.entries(SCREENS))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport, hasTouch });

    test('HR-15.1, HR-25.1, HR-30.1, HR-31.1: points, Less Juice, free play, open spots and a rolling if are booked to the cent', async ({
      book,
      page,
    }) => {
      test.setTimeout(240_000);
      const { origin } = book.gateway;
      const login = await book.customers.add({
        customerId: `OPTIONS-${screen}`.toUpperCase(),
        freePlayCents: 20_000,
        enableRifFlag: true,
        restrictions: [{ code: 'LESSJUICE' }, { code: 'PLOPEN' }],
      });
      await signIn(page, origin, login);
      const driver = createSlipDriver(page, origin);
      const bet = (ticketNumber: string) => betOf(page, ticketNumber);

      // Green Bay wins by four: the bought point is what wins.
      await driver.pick(CELLS.bearsSpread);
      let part = await driver.open();
      await part.getByLabel(/^Points on Chicago/).selectOption('2');
      await part.getByLabel(/^Risk on Chicago Bears \+4½/).fill('130');
      const points = await driver.place('Risk 130.00 to win 100.00');

      await driver.pick(CELLS.packersSpread);
      part = await driver.open();
      await part.getByRole('switch', { name: 'Less Juice' }).check();
      await part.getByLabel(/^Risk on Green Bay/).fill('105');
      const lessJuice = await driver.place('Risk 105.00 to win 100.00');

      await driver.pick(CELLS.wolvesSpread);
      part = await driver.open();
      await part.getByRole('switch', { name: 'Free play · 200.00 left' }).check();
      await part.getByLabel(/^Risk on Northern/).fill('55');
      await expect(part.getByText('Free play staked')).toBeVisible();
      const freePlay = await driver.place('Free play 55.00 to win 50.00');

      await driver.pick(CELLS.packersMoney);
      part = await driver.open();
      await part.getByLabel(/^Risk on Green Bay/).fill('85');
      const parent = await driver.place('Risk 85.00 to win 50.00');

      await driver.pick(CELLS.lionsMoney);
      part = await driver.open();
      await part.getByRole('link', { name: 'Roll from an open bet' }).click();
      await expect(page.getByRole('heading', { name: 'Rolling If Bet Selection' })).toBeVisible();
      await page.getByRole('button', { name: `Roll from this bet ${parent}-1` }).click();
      const conditions = page.getByRole('dialog', { name: `Roll from ${parent}-1` });
      await expect(conditions).toContainText('It may risk up to 135.00.');
      await conditions.getByRole('button', { name: 'Use this bet' }).click();
      part = await driver.arrive();
      await expect(part.getByRole('region', { name: `Rolls from bet ${parent}-1` })).toBeVisible();
      const risk = part.getByLabel(/^Risk on Detroit Lions/);
      await risk.fill('135.01');
      await expect(part.getByRole('alert').first()).toContainText('More than the open bet returns');
      await risk.fill('100');
      const child = await driver.place('Risk 100.00 to win 150.00');

      await driver.chooseType('Parlay');
      await driver.pick(CELLS.packersSpread, CELLS.lionsMoney);
      part = await driver.open();
      await part.getByRole('button', { name: 'Add an open spot' }).click();
      await part.getByLabel('Risk on the ticket').fill('20');
      const openParlay = await driver.place(/^Risk 20.00 to win/);
      await expectBalance(page, '660.00', '340.00');

      await driver.visit('openBets');
      await expect(bet(points)).toContainText('Bought 1: +3½ −110 → +4½ −130');
      await expect(bet(lessJuice)).toContainText('Green Bay Packers −3½ −105');
      await expect(bet(freePlay)).toContainText('Free play');
      await expect(bet(child)).toContainText(`Rolls from bet ${parent}-1 · if it wins`);
      await expect(bet(openParlay)).toContainText('2 of 3 filled');
      await book.mover.push(createFirstFinal(book.games));
      await expect(bet(points)).toContainText('+100.00');
      await expect(bet(lessJuice)).toContainText('+100.00');
      await expect(bet(parent)).toContainText('+50.00');
      await expect(bet(child)).toContainText('Pending');
      await expect(bet(openParlay)).toContainText(`Won ${FINALS.bears}`);

      await page.getByRole('button', { name: `Fill open spots ${openParlay}-1` }).click();
      await driver.pick(CELLS.wolvesSpread);
      expect(await driver.place(`Add 1 pick to ticket ${openParlay}`)).toBe(openParlay);
      await driver.visit('openBets');
      await expect(bet(openParlay)).toContainText('To win162.23');
      await book.mover.push(...createOtherFinals(book.games));

      const nets = [
        [points, '+100.00'],
        [lessJuice, '+100.00'],
        [freePlay, '+50.00'],
        [parent, '+50.00'],
        [child, '+150.00'],
        [openParlay, '+162.23'],
      ] as const;
      for (const [ticketNumber, net] of nets) await expect(bet(ticketNumber)).toContainText(net);
      await expectBalance(page, '1,612.23', '0.00');
      await driver.visit('transactions');
      for (const [ticketNumber, net] of nets)
        await expect(transactionOf(page, ticketNumber)).toContainText(net);
      await expect(page.getByRole('main')).toContainText('1,612.23');
      await page.getByRole('button', { name: `RIF hook-ups ${child}-1` }).click();
      await expect(page.getByRole('dialog', { name: 'RIF hook-ups' })).toContainText('Post-Up');
    });

    test('ST2-07, VAL2-57: a customer with MOVER goes on in two steps and places with the password', async ({
      book,
      page,
    }) => {
      const { origin } = book.gateway;
      const login = await book.customers.add({
        customerId: `MOVER-${screen}`.toUpperCase(),
        restrictions: [{ code: 'MOVER' }],
      });
      await signIn(page, origin, login);
      const driver = createSlipDriver(page, origin);
      await driver.pick(CELLS.bearsSpread);
      const part = await driver.open();
      await part.getByLabel(/^Risk on Chicago/).fill('11');
      await expect(part.getByLabel('Password')).toHaveCount(0);
      await part.getByRole('button', { name: 'Continue' }).click();
      await part.getByLabel('Password').fill('not the password');
      await part.getByRole('button', { name: 'Risk 11.00 to win 10.00' }).click();
      const again = part.getByRole('button', { name: /^Press again/ });
      await expect(again).toHaveAttribute('aria-disabled', 'false');
      await again.click();
      await expect(part.getByText('Incorrect password')).toBeVisible();
      await expectBalance(page, '1,000.00', '0.00');

      await part.getByLabel('Password').fill(login.password);
      const number = await driver.place('Risk 11.00 to win 10.00');
      await expectBalance(page, '989.00', '11.00');
      await driver.visit('openBets');
      await expect(betOf(page, number)).toContainText('Chicago Bears +3½');
      await book.mover.push(createFirstFinal(book.games));
      await expect(betOf(page, number)).toContainText('−11.00');
      await driver.visit('transactions');
      await expect(transactionOf(page, number)).toContainText('989.00');
    });
  });
