import { PHONE_BELOW_PX } from '../src/ground/ui/breakpoints.ts';
import { DIALOG, expectClean } from './book/axe.ts';
import { cell, expect, LOGINS, place, signIn, slip, test } from './book/fixtures.ts';
import { gameRow, lineRow, scoreRow } from './book/pushed-games.ts';

for (const width of [360, 1440]) {
  const isPhone = width < PHONE_BELOW_PX;
  // Its own account and games: otherwise bets of another test would be found, or its finals would grade these.
  const login = isPhone ? LOGINS.postUp : LOGINS.credit;
  const [parentNum, childNum] = isPhone ? ([511, 512] as const) : ([521, 522] as const);
  const football = { sportType: 'Football', sportSubType: 'NFL' } as const;

  test(`R2-17, R2-18, ST1-52, HR-25.4: a bet rolls from an open one, is graded with it and is found in the transactions, at ${width} pixels`, async ({
    book,
    page,
  }) => {
    await book.mover.push(
      gameRow({ gameNum: parentNum, ...football, team1Id: 'Buffalo Bills', team2Id: 'Miami Dolphins' }),
      lineRow(parentNum),
      gameRow({ gameNum: childNum, ...football, team1Id: 'Houston Texans', team2Id: 'Tennessee Titans' }),
      lineRow(childNum),
    );
    await page.setViewportSize({ width, height: 860 });
    await signIn(page, book.gateway.origin, login);
    const part = isPhone ? page.getByRole('dialog', { name: 'Bet slip' }) : slip(page);
    const openSlip = async (): Promise<void> => {
      if (isPhone) await page.getByRole('button', { name: /^(\d+ )?Slip$/ }).click();
    };
    const main = page.getByRole('main');

    await cell(page, /^Buffalo Bills, moneyline/).click();
    await openSlip();
    await part.getByLabel(/^Risk on Buffalo Bills/).fill('10');
    await place(part, 'Risk 10.00 to win 15.00');
    await expect(part.getByText('Ticket accepted')).toBeVisible();
    await part.getByRole('button', { name: 'Done' }).click();
    if (isPhone) await expect(part).toHaveCount(0);

    await cell(page, /^Houston Texans, spread/).click();
    await openSlip();
    await part.getByRole('link', { name: 'Roll from an open bet' }).click();
    await expect(page.getByRole('heading', { name: 'Rolling If Bet Selection' })).toBeVisible();
    await expect(page).toHaveURL(isPhone ? /#\/openBetsMobile\?/ : /#\/openBets\?/);
    await expectClean(page, 'open bets to roll from');
    await main
      .getByRole('listitem')
      .filter({ hasText: 'Buffalo Bills' })
      .getByRole('button', { name: /^Roll from this bet/ })
      .first()
      .click();
    await expect(
      page.getByRole('dialog', { name: /\S/ }).getByText('It may risk up to 25.00.'),
    ).toBeVisible();
    await expectClean(page, 'the question about it', { within: DIALOG });
    await page.getByRole('button', { name: 'Use this bet' }).click();

    await expect(part.getByText(/^Rolls from bet/)).toBeVisible();
    await part.getByLabel(/^Risk on Houston Texans/).fill('22');
    await place(part, 'Risk 22.00 to win 20.00');
    await expect(part.getByText('Ticket accepted')).toBeVisible();

    await page.goto(`${book.gateway.origin}/#/openBets`);
    await expect(main.getByText(/Rolls from bet .* if it wins$/).first()).toBeVisible();
    await main
      .getByRole('button', { name: /^RIF hook-ups/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByText(isPhone ? 'Post-Up' : 'Credit')).toBeVisible();
    await page.keyboard.press('Escape');

    await book.mover.push(
      scoreRow(parentNum, 'final', [
        [7, 0],
        [7, 7],
        [7, 7],
        [0, 3],
      ]),
      scoreRow(childNum, 'final', [
        [7, 0],
        [7, 7],
        [3, 7],
        [0, 0],
      ]),
    );
    await page.goto(`${book.gateway.origin}/#/transactions`);
    await expect(main.getByText('+20.00').first()).toBeVisible();
    await expect(main.getByText('+15.00').first()).toBeVisible();
    await expectClean(page, 'transactions');
  });
}
