import type { Locator, Page } from '@playwright/test';
import { cell, expect, LOGINS, place, signIn, slip, test } from './book/fixtures.ts';

/** The third is circled: its maximum is for all tickets of a run together. */
const SPREADS = [/^Chicago Bears, spread/, /^Northern Mountains.*, spread/, /^Detroit Lions, spread/];

interface Ticket {
  title: string;
  type: string;
  picks: number;
  /** Amount fields by name, and what goes into them. */
  amounts: Array<readonly [RegExp, string]>;
  option?: (part: Locator) => Promise<void>;
  bet: string;
}

const TICKETS: readonly Ticket[] = [
  {
    title: 'a parlay',
    type: 'Parlay',
    picks: 2,
    amounts: [[/^Risk on the ticket/, '10']],
    bet: 'Risk 10.00 to win 26.45',
  },
  {
    title: 'a round robin of three picks by twos',
    type: 'Parlay',
    picks: 3,
    option: (part) => part.getByRole('button', { name: 'Parlays of 2: 3 parlays' }).click(),
    amounts: [[/^Amount of each parlay/, '5']],
    bet: 'Risk 15.00 to win 39.66',
  },
  {
    title: 'a teaser',
    type: 'Teaser',
    picks: 2,
    amounts: [[/^Risk on the ticket/, '11']],
    bet: 'Risk 11.00 to win 10.00',
  },
  {
    title: 'an if bet, win only',
    type: 'If win only',
    picks: 2,
    amounts: [
      [/^Risk on Chicago Bears/, '11'],
      [/^Risk on Northern Mountains/, '22'],
    ],
    bet: 'Risk 12.00 to win 30.00',
  },
  {
    title: 'an if bet, win or push',
    type: 'If win or push',
    picks: 2,
    amounts: [
      [/^Risk on Chicago Bears/, '22'],
      [/^Risk on Northern Mountains/, '11'],
    ],
    bet: 'Risk 22.00 to win 30.00',
  },
  {
    title: 'an action reverse',
    type: 'Action reverse',
    picks: 2,
    amounts: [[/^Base amount of each pick/, '10']],
    bet: 'Risk 22.00 to win 40.00',
  },
  {
    title: 'a birdcage (ARBC)',
    type: 'Action reverse',
    picks: 3,
    option: (part) => part.getByRole('switch', { name: 'Birdcage (ARBC)' }).click(),
    amounts: [[/^Base amount of each pick/, '5']],
    bet: 'Risk 33.00 to win 60.00',
  },
];

const fillAndPlace = async (part: Locator, { option, amounts, bet }: Ticket): Promise<void> => {
  await option?.(part);
  for (const [name, amount] of amounts) await part.getByRole('textbox', { name }).fill(amount);
  await place(part, bet);
  await expect(part.getByText('Ticket accepted')).toBeVisible();
  await expect(part.getByText(bet)).toBeVisible();
};

const chooseType = (part: Locator, type: string): Promise<void> =>
  part.getByRole('group', { name: 'Wager type' }).getByRole('button', { name: type, exact: true }).click();

test.describe('on a desktop', () => {
  for (const ticket of TICKETS)
    test(`${ticket.title} is placed`, async ({ book, page }) => {
      await signIn(page, book.gateway.origin, LOGINS.credit);
      await chooseType(slip(page), ticket.type);
      for (const sentence of SPREADS.slice(0, ticket.picks)) await cell(page, sentence).click();
      await fillAndPlace(slip(page), ticket);
    });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  const openSheet = async (page: Page): Promise<Locator> => {
    await page.getByRole('navigation').last().getByText('Slip').tap();
    return page.getByRole('dialog', { name: 'Bet slip' });
  };

  for (const ticket of TICKETS)
    test(`${ticket.title} is placed`, async ({ book, page }) => {
      await signIn(page, book.gateway.origin, LOGINS.credit);
      await chooseType(await openSheet(page), ticket.type);
      await page.keyboard.press('Escape');
      for (const sentence of SPREADS.slice(0, ticket.picks)) await cell(page, sentence).tap();
      await fillAndPlace(await openSheet(page), ticket);
    });
});

test('ST1-19, ST1-22, ERR1-05: another wager type asks before it takes the picks away', async ({
  book,
  page,
}) => {
  await signIn(page, book.gateway.origin, LOGINS.credit);
  await cell(page, SPREADS[0]!).click();
  await chooseType(slip(page), 'Parlay');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Changing wager types will remove some of your selections. Continue?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(cell(page, SPREADS[0]!)).toHaveAttribute('aria-pressed', 'true');
});
