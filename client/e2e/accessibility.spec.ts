import type { Locator, Page } from '@playwright/test';
import { PHONE_BELOW_PX } from '../src/ground/ui/breakpoints.ts';
import { DIALOG, expectClean, expectCleanInBothSchemes } from './book/axe.ts';
import { createFirstFinal, createOtherFinals, FINALS } from './book/final-scores.ts';
import { cell, expect, LOGINS, pageHeaders, signIn, slip, test } from './book/fixtures.ts';
import { CELLS } from './book/opening-cells.ts';
import { createOpeningImage } from './book/pushed-games.ts';
import { betOf, createSlipDriver, SCREENS, transactionOf, type WagerTab } from './book/slip-driver.ts';

const WIDTHS = [360, 768, 1440] as const;

for (const width of WIDTHS)
  test(`axe finds nothing on board, spotlight, slip, sign-in, open bets, bell and inbox at ${width} pixels, dark and light`, async ({
    book,
    page,
  }) => {
    const longNames = createOpeningImage(book.games).find(
      ({ kind, gameNum }) => kind === 'game' && gameNum === book.games.wolves,
    )!;
    await book.mover.push({ ...longNames, isSpotlight: true });
    await page.setViewportSize({ width, height: 860 });
    await page.goto(`${book.gateway.origin}/#/signIn`);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expectCleanInBothSchemes(page, 'sign-in');

    await signIn(page, book.gateway.origin, LOGINS.postUp);
    await expect(cell(page, /^Chicago Bears, spread/)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Spotlight' })).toContainText('Northern Mountains');
    await expectCleanInBothSchemes(page, 'board');

    const unfold = page.getByRole('button', { name: /line since opening/i }).first();
    await unfold.click();
    await expect(page.getByText('Full game since opening')).toBeVisible();
    await expect(page.getByText(/^Total: opened/).first()).toBeAttached();
    await expectCleanInBothSchemes(page, 'a line since opening');
    await unfold.click();

    await cell(page, /^Chicago Bears, spread/).click();
    if (width < PHONE_BELOW_PX) await page.getByRole('button', { name: /^(\d+ )?Slip$/ }).click();
    await expect(page.getByLabel(/^Risk on Chicago Bears/)).toBeVisible();
    await page.getByLabel(/^Risk on Chicago Bears/).fill('100000');
    await expectCleanInBothSchemes(page, 'slip', { within: width < PHONE_BELOW_PX ? DIALOG : '#slip' });

    await page.goto(`${book.gateway.origin}/#/openBets`);
    await expect(page.getByRole('heading', { name: 'Open Bets' })).toBeVisible();
    await expectCleanInBothSchemes(page, 'open bets');

    await page.getByRole('button', { name: /^Notifications/ }).click();
    const notifications = page.getByRole('dialog', { name: 'Notifications' });
    await expect(notifications).toBeVisible();
    await expectCleanInBothSchemes(page, 'bell', { within: DIALOG });
    await notifications.getByRole('button', { name: /^Inbox/ }).click();
    await expect(page.getByRole('dialog', { name: 'Inbox' }).getByText('Welcome')).toBeVisible();
    await expect(page).toHaveURL(/dialog=inbox/);
    await expectCleanInBothSchemes(page, 'inbox', { within: DIALOG });
    // One step back from both, to the page that was under them.
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Open Bets' })).toBeVisible();
  });

/** Every wager type on the slip, with an amount in each of its fields. */
const TYPES: ReadonlyArray<readonly [type: WagerTab, picks: readonly RegExp[], amount: RegExp]> = [
  ['Straight', [CELLS.packersSpread, CELLS.lionsMoney], /^Risk on/],
  ['Parlay', [CELLS.packersSpread, CELLS.lionsMoney, CELLS.wolvesSpread], /^Risk on/],
  ['Teaser', [CELLS.packersSpread, CELLS.wolvesSpread], /^Risk on/],
  ['If win only', [CELLS.packersSpread, CELLS.lionsMoney], /^Risk on/],
  ['If win or push', [CELLS.packersSpread, CELLS.lionsMoney], /^Risk on/],
  ['Action reverse', [CELLS.packersSpread, CELLS.lionsMoney, CELLS.wolvesSpread], /^Base amount/],
];

for (const [screen, { viewport, hasTouch }] of Object.entries(SCREENS))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport, hasTouch });

    test('axe finds nothing on the slip of any wager type, on open bets and on transactions, dark and light', async ({
      book,
      page,
    }) => {
      test.setTimeout(240_000);
      const { origin } = book.gateway;
      const login = await book.customers.add({
        customerId: `AXE-${screen}`.toUpperCase(),
        freePlayCents: 20_000,
        enableRifFlag: true,
        restrictions: [{ code: 'PLOPEN' }, { code: 'LESSJUICE' }],
      });
      await signIn(page, origin, login);
      const driver = createSlipDriver(page, origin);
      let ticket = '';
      for (const [type, picks, amount] of TYPES) {
        await driver.chooseType(type);
        await driver.pick(...picks);
        const part = await driver.open();
        // The fields come with the rules, which the first pick loads.
        await expect(part.getByLabel(amount).first()).toBeVisible();
        for (const field of await part.getByLabel(amount).all()) await field.fill('11');
        if (type === 'Parlay') await part.getByRole('button', { name: 'Add an open spot' }).click();
        if (type === 'Action reverse') await part.getByRole('switch', { name: 'Birdcage (ARBC)' }).check();
        await expectCleanInBothSchemes(page, type, { within: hasTouch ? DIALOG : '#slip' });
        ticket = await driver.place(/^Risk .* to win/);
      }
      await driver.visit('openBets');
      await book.mover.push(createFirstFinal(book.games));
      await expect(betOf(page, ticket)).toContainText(`Won ${FINALS.bears}`);
      await expectCleanInBothSchemes(page, 'open bets');
      await book.mover.push(...createOtherFinals(book.games));
      await driver.visit('transactions');
      await expect(transactionOf(page, ticket)).toBeVisible();
      await expectCleanInBothSchemes(page, 'transactions');
    });

    test('a passkey is added, signs in and is removed once the password was asked for again; axe finds nothing', async ({
      book,
      page,
    }) => {
      const { namedOrigin: origin } = book.gateway;
      const login = await book.customers.add({ customerId: `KEY-${screen}`.toUpperCase() });
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('WebAuthn.enable');
      const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          protocol: 'ctap2',
          transport: 'internal',
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified: true,
        },
      });
      await signIn(page, origin, login);
      await page.goto(`${origin}/#/?dialog=passkeys`);
      const dialog = page.getByRole('dialog', { name: 'Passkeys' });
      await expect(dialog).toContainText('You have no passkey yet.');
      await dialog.getByRole('button', { name: 'Add a passkey' }).click();
      await expect(dialog.getByRole('listitem')).toContainText('Not used yet');
      await expectClean(page, 'a passkey', { within: DIALOG });

      // The virtual authenticator has no user until the button is pressed: it would answer to what the field offers.
      await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false });
      await page.request.delete(`${origin}/api/session`, { headers: await pageHeaders(page, origin) });
      await page.goto(`${origin}/#/signIn`);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
      await expectClean(page, 'signing in with a passkey');
      await cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: true });
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await expect(page.getByText('Available')).toBeVisible();

      // The answer that the book gives ten minutes later.
      await page.route(
        '**/api/passkeys/*',
        (route) => route.fulfill({ status: 403, json: { error: { code: 'confirmIdentity' } } }),
        { times: 1 },
      );
      await page.goto(`${origin}/#/?dialog=passkeys`);
      await expect(dialog.getByRole('listitem')).toContainText('Last used');
      await dialog.getByRole('button', { name: /^Remove/ }).click();
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await dialog.getByRole('button', { name: 'Remove' }).click();
      const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
      await expect(question.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
      await expectClean(page, 'the question who it is', { within: DIALOG });
      await question.getByLabel('Present password').fill(login.password);
      await question.getByRole('button', { name: 'Confirm', exact: true }).click();
      await expect(dialog).toContainText('You have no passkey yet.');
      await expect(page).toHaveURL(/dialog=passkeys/);
    });
  });

/** Presses Tab until the part has the focus. */
const tabTo = async (
  page: Page,
  part: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab',
): Promise<void> => {
  for (
    let presses = 0;
    presses < 60 && !(await part.evaluate((element) => element === document.activeElement));
    presses += 1
  )
    await page.keyboard.press(key);
  await expect(part).toBeFocused();
};

test('the keyboard alone chooses a parlay, its picks and its amount, and places it', async ({
  book,
  page,
}) => {
  await signIn(page, book.gateway.origin, LOGINS.postUp);
  await expect(cell(page, CELLS.bearsSpread)).toBeVisible();
  await tabTo(page, slip(page).getByRole('button', { name: 'Parlay' }));
  await page.keyboard.press('Enter');
  await expect(slip(page).getByRole('button', { name: 'Parlay' })).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, page.getByRole('main').locator('[data-pick][tabindex="0"]'), 'Shift+Tab');
  await tabTo(page, cell(page, CELLS.bearsSpread), 'ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, CELLS.lionsMoney)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('s');
  await tabTo(page, slip(page).getByLabel('Risk on the ticket'));
  await page.keyboard.type('10');
  // Enter leaves the field and goes on to the bet; then two presses place it.
  await page.keyboard.press('Enter');
  await expect(slip(page).getByRole('button', { name: 'Risk 10.00 to win 37.73' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(slip(page).getByRole('button', { name: /^Press again/ })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
  await page.keyboard.press('Enter');
  await expect(slip(page).getByText('Ticket accepted')).toBeVisible();
  // The button goes away with the bet; a customer who presses Tab next begins at the receipt.
  await expect(slip(page)).toBeFocused();
});

test('the keyboard alone places a ticket by holding it', async ({ book, page }) => {
  await signIn(page, book.gateway.origin, LOGINS.postUp);
  await cell(page, /^Chicago Bears, spread/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, /^Chicago Bears, moneyline/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cell(page, /^Green Bay Packers, moneyline/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell(page, /^Green Bay Packers, moneyline/)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('s');
  await tabTo(page, slip(page).getByLabel(/^Risk on Green Bay Packers/));
  await page.keyboard.type('17');
  const button = slip(page).getByRole('button', { name: 'Risk 17.00 to win 10.00' });
  await expect(button).toBeEnabled();
  await tabTo(page, button);
  // Holds the key until the button has counted down.
  await page.keyboard.down('Enter');
  await expect(slip(page).getByText('Ticket accepted')).toBeVisible();
  await page.keyboard.up('Enter');
});
