import type { Page } from '@playwright/test';
import type { NewCustomer } from './book/customers.ts';
import { cell, expect, signIn, slip, test } from './book/fixtures.ts';
import { CELLS } from './book/opening-cells.ts';
import { createSlipDriver, type WagerTab } from './book/slip-driver.ts';

interface Restriction {
  /** The id of the specification's row, where it has one. */
  id?: string;
  code: string;
  params?: Record<string, number>;
  /** Everything else that both customers have in common. */
  customer?: Partial<NewCustomer>;
  type?: WagerTab;
  /** The page asks for the account when the customer signs in, else with the first pick. */
  knowsAccountAtOnce?: true;
  picks: readonly RegExp[];
  /** Fails unless the page is right for a customer with (`isOn`) or without the restriction. */
  check: (page: Page, isOn: boolean) => Promise<void>;
}

const WITH_FREE_PLAY = { freePlayCents: 20_000 } as const;
const PAIR = [CELLS.bearsSpread, CELLS.wolvesSpread] as const;

const expectShown = async (page: Page, role: 'switch' | 'group', name: RegExp | string, isShown: boolean) => {
  // The next checks prove that the slip is there at all.
  await expect(
    slip(page)
      .getByRole('button', { name: /^Remove/ })
      .first(),
  ).toBeVisible();
  // An element that must be missing could merely be late.
  if (!isShown) await page.waitForTimeout(300);
  await expect(slip(page).getByRole(role, { name })).toHaveCount(isShown ? 1 : 0);
};
const freePlayIs = (isShown: boolean) => (page: Page, isOn: boolean) =>
  expectShown(page, 'switch', /^Free play/, isOn === isShown);

const RESTRICTIONS: readonly Restriction[] = [
  {
    id: 'ST2-07, VAL2-57',
    code: 'MOVER',
    picks: [CELLS.bearsSpread],
    check: async (page, isOn) => {
      await slip(page)
        .getByLabel(/^Risk on/)
        .fill('11');
      const action = isOn ? 'Continue' : 'Risk 11.00 to win 10.00';
      await expect(slip(page).getByRole('button', { name: action })).toBeEnabled();
    },
  },
  {
    id: 'VAL2-29',
    code: 'DROUNDR',
    type: 'Parlay',
    picks: [...PAIR, CELLS.lionsMoney],
    check: (page, isOn) => expectShown(page, 'group', 'Round robin', !isOn),
  },
  {
    id: 'VAL1-16',
    code: 'PLOPEN',
    type: 'Parlay',
    picks: PAIR,
    check: (page, isOn) => expectShown(page, 'group', 'Open spots', isOn),
  },
  {
    id: 'VAL1-17',
    code: 'TEOPEN',
    type: 'Teaser',
    picks: PAIR,
    check: (page, isOn) => expectShown(page, 'group', 'Open spots', isOn),
  },
  {
    id: 'ROLE2-06',
    code: 'FPDISABLE',
    customer: WITH_FREE_PLAY,
    picks: [CELLS.bearsSpread],
    check: freePlayIs(false),
  },
  {
    id: 'ROLE2-11',
    code: 'FPSTRAIGHT',
    customer: WITH_FREE_PLAY,
    picks: [CELLS.bearsSpread],
    check: freePlayIs(false),
  },
  {
    id: 'ROLE2-07',
    code: 'FPPARLAYS',
    customer: WITH_FREE_PLAY,
    type: 'Parlay',
    picks: PAIR,
    check: freePlayIs(true),
  },
  {
    id: 'ROLE2-08',
    code: 'FPTEASERS',
    customer: WITH_FREE_PLAY,
    type: 'Teaser',
    picks: PAIR,
    check: freePlayIs(true),
  },
  {
    id: 'ROLE2-09',
    code: 'FPREVERSES',
    customer: WITH_FREE_PLAY,
    type: 'Action reverse',
    picks: PAIR,
    check: freePlayIs(true),
  },
  {
    id: 'ROLE2-10',
    code: 'FPCONTEST',
    customer: WITH_FREE_PLAY,
    picks: [],
    check: async (page, isOn) => {
      await page.getByRole('button', { name: /contest linked to Chicago Bears/ }).click();
      await cell(page, /^Casey Marlow/).click();
      await expectShown(page, 'switch', /^Free play/, isOn);
      // Twelve to one is above the free-play limit: the restriction alone must be what refuses it.
      if (isOn) await expect(slip(page).getByText('Free play only takes prices up to 140')).toBeVisible();
    },
  },
  {
    id: 'ROLE2-12',
    code: 'FPACTIVE',
    knowsAccountAtOnce: true,
    customer: WITH_FREE_PLAY,
    picks: [CELLS.bearsSpread],
    check: (page, isOn) =>
      expect(slip(page).getByRole('switch', { name: /^Free play/ })).toBeChecked({ checked: isOn }),
  },
  {
    id: 'ROLE1-23',
    code: 'AUTOLINECH',
    picks: [CELLS.bearsSpread],
    check: async (page, isOn) => {
      const choice = slip(page).getByLabel('When odds change');
      await (isOn ? expect(choice).toBeDisabled() : expect(choice).toBeEnabled());
    },
  },
  {
    code: 'LESSJUICE',
    params: { Cents: 8 },
    picks: [CELLS.bearsSpread],
    check: async (page, isOn) => {
      await expectShown(page, 'switch', 'Less Juice', isOn);
      if (!isOn) return;
      await slip(page).getByRole('switch', { name: 'Less Juice' }).check();
      await expect(slip(page).getByRole('region', { name: 'Chicago Bears +3½' })).toContainText('−102');
    },
  },
  ...(['NOSPTWAGER', 'NOWAGERING'] as const).map(
    (code): Restriction => ({
      id: code === 'NOSPTWAGER' ? 'ROLE1-11' : 'ROLE1-12.1',
      code,
      picks: [],
      check: async (page, isOn) => {
        await cell(page, CELLS.bearsSpread).click();
        await expect(slip(page).getByRole('button', { name: /^Remove/ })).toHaveCount(isOn ? 0 : 1);
        await expect(page.getByText('Account under read only.!')).toHaveCount(isOn ? 1 : 0);
      },
    }),
  ),
  {
    id: 'ROLE2-13',
    code: 'FBMLDISABLE',
    params: { MaxSpreadPoints: 3.5 },
    picks: [],
    check: async (page, isOn) => {
      const price = isOn ? /^Green Bay Packers, moneyline, no line/ : /^Green Bay Packers, moneyline −170/;
      await expect(cell(page, price)).toHaveAttribute('aria-disabled', String(isOn));
    },
  },
];

/** Puts the row's picks on the slip, which has heard of the account. */
const takePicks = async (
  page: Page,
  origin: string,
  { type, picks }: Pick<Restriction, 'type' | 'picks'>,
): Promise<void> => {
  const driver = createSlipDriver(page, origin);
  if (type !== undefined) await driver.chooseType(type);
  await driver.pick(...picks);
};

for (const { id, code, params, customer, knowsAccountAtOnce, check, ...bet } of RESTRICTIONS)
  test(`${id === undefined ? '' : `${id}: `}a customer with ${code}`, async ({ book, page }) => {
    const { origin } = book.gateway;
    const login = await book.customers.add({
      customerId: `${code}-ON`,
      ...customer,
      restrictions: [{ code, ...(params === undefined ? {} : { params }) }],
    });
    const account = page.waitForResponse((answer) => answer.url().endsWith('/api/tickets/account'));
    await signIn(page, origin, login);
    if (knowsAccountAtOnce) await account;
    await takePicks(page, origin, bet);
    if (bet.picks.length > 0) await account;
    else void account.catch(() => undefined);
    await check(page, true);
  });

test('a customer with free play and no restriction is kept from none of it', async ({ book, page }) => {
  const { origin } = book.gateway;
  await signIn(page, origin, await book.customers.add({ customerId: 'UNRESTRICTED', ...WITH_FREE_PLAY }));
  const account = page.waitForResponse((answer) => answer.url().endsWith('/api/tickets/account'));
  await cell(page, CELLS.bearsSpread).click();
  await account;
  // Picks and wager type survive a reload: each case begins without them. An open page would store them again.
  await page.addInitScript(() => localStorage.clear());
  for (const restriction of RESTRICTIONS)
    await test.step(`without ${restriction.code}`, async () => {
      await page.reload();
      await takePicks(page, origin, restriction);
      await restriction.check(page, false);
    });
});
