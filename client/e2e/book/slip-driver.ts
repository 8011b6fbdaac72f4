import { expect, type Locator, type Page } from '@playwright/test';
import { PHONE_BELOW_PX } from '../../src/ground/ui/breakpoints.ts';
import { cell, place, slip } from './fixtures.ts';

export type WagerTab =
  | 'Straight'
  | 'Parlay'
  | 'Teaser'
  | 'Progressive'
  | 'If win only'
  | 'If win or push'
  | 'Action reverse';

/**
 * One customer's way to a ticket. It is the same on a desk and on a phone, where the slip is a sheet over the board.
 */
export interface SlipDriver {
  /** The slip, unfolded. */
  open(): Promise<Locator>;
  /** Closes the sheet of a phone. */
  fold(): Promise<void>;
  /** The slip that the page unfolds by itself, without the customer's doing. */
  arrive(): Promise<Locator>;
  /** Chosen while the slip is empty: the page asks nothing. */
  chooseType(type: WagerTab): Promise<void>;
  pick(...sentences: RegExp[]): Promise<void>;
  /** Places what is on the slip and folds it away. @param label of the action; @returns the ticket's number */
  place(label: string | RegExp): Promise<string>;
  /** Opens the board of another league. @param query of its address */
  showBoard(query: string): Promise<void>;
  /** Opens a page of the account in this width's layout. */
  visit(page: 'openBets' | 'transactions'): Promise<void>;
}

/** A desk, and a phone of the narrowest kind. */
export const SCREENS = {
  desk: { viewport: { width: 1440, height: 900 }, hasTouch: false },
  phone: { viewport: { width: 360, height: 780 }, hasTouch: true },
} as const;

/** @param origin of the gateway */
export const createSlipDriver = (page: Page, origin: string): SlipDriver => {
  const isPhone = (page.viewportSize()?.width ?? 0) < PHONE_BELOW_PX;
  const sheet = page.getByRole('dialog', { name: 'Bet slip' });

  const arrive = async (): Promise<Locator> => {
    const part = isPhone ? sheet : slip(page);
    await expect(part).toBeVisible();
    return part;
  };
  const open = async (): Promise<Locator> => {
    if (!isPhone) return slip(page);
    if (!(await sheet.isVisible())) await page.getByRole('navigation').last().getByText('Slip').tap();
    return arrive();
  };
  const fold = async (): Promise<void> => {
    if (!isPhone || !(await sheet.isVisible())) return;
    await sheet.getByRole('button', { name: 'Close the slip' }).tap();
    await expect(sheet).toHaveCount(0);
  };
  const press = isPhone ? 'tap' : 'click';

  return {
    open,
    fold,
    arrive,
    chooseType: async (type) => {
      const part = await open();
      await part.getByRole('button', { name: type, exact: true })[press]();
      await expect(part.getByRole('button', { name: type, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    },
    pick: async (...sentences) => {
      await fold();
      for (const sentence of sentences) {
        await cell(page, sentence)[press]();
        await expect(cell(page, sentence)).toHaveAttribute('aria-pressed', 'true');
      }
    },
    place: async (label) => {
      const part = await open();
      await place(part, label, press);
      await expect(part.getByText('Ticket accepted')).toBeVisible();
      const number = await part.getByText(/^Ticket \d+$/).innerText();
      await part.getByRole('button', { name: 'Done' })[press]();
      if (isPhone) await expect(sheet).toHaveCount(0);
      return number.replace('Ticket ', '');
    },
    showBoard: async (query) => {
      await fold();
      await page.goto(`${origin}/#/${query}`);
    },
    visit: async (name) => {
      await fold();
      await page.goto(`${origin}/#/${name}${isPhone ? 'Mobile' : ''}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  };
};

/** A ticket on the open-bets page by its number: open tickets and recently settled ones. */
export const betOf = (page: Page, ticketNumber: string): Locator =>
  page.getByRole('region', { name: `Ticket ${ticketNumber}` });

/** The last booking for a ticket's wager in transactions: a row of the table, or a card on a phone. */
export const transactionOf = (page: Page, ticketNumber: string): Locator =>
  page
    .getByRole('main')
    .locator('tbody tr, li')
    .filter({ has: page.getByText(`${ticketNumber}-1`, { exact: true }) })
    .first();

/** Available money and money at risk, as the header shows them. */
export const expectBalance = async (page: Page, available: string, atRisk: string): Promise<void> => {
  const figures = page.getByLabel('Balance').locator('dd');
  await expect(figures.first()).toHaveText(available);
  await expect(figures.last()).toHaveText(atRisk);
};
