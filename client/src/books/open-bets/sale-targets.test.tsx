import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { SaleTargetAnswer } from '@lineboard/domain/betting/selling/sale.schema';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBet, createOpenBetsAnswer } from '../../../testing/bet-examples.ts';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { useOfferedBets } from '../../betting/selling/offered-bets-store.ts';
import { useSaleDialog } from '../../betting/selling/sale-dialog-store.ts';
import { useSales } from '../../betting/selling/sales-store.ts';
import { OpenBetsPage } from './OpenBetsPage.tsx';
import { useOpenBets } from './open-bets-store.ts';

const TARGET = '/api/open-bets/100-1/sale-target';
let book: FakeBook;

const list = (bet: OpenBet): void => {
  book.answers['GET /api/open-bets'] = { body: createOpenBetsAnswer([bet]) };
};
const sent = (method: string) =>
  book.calls.filter((call) => call.method === method && call.path === TARGET).map(({ body }) => body);

beforeEach(() => {
  openTestPage();
  useOpenBets.getState().forget();
  useSales.setState(useSales.getInitialState());
  useSaleDialog.setState(useSaleDialog.getInitialState());
  book = openFakeBook();
});

/** The dialog of a bet that is offered 99.75 for, and may pay 210.00. */
const open = async (bet: OpenBet = createBet(100, 1), label = 'At a target, 100-1') => {
  list(bet);
  await renderPart(<OpenBetsPage />);
  const target = await screen.findByRole('button', { name: label });
  act(() => useOfferedBets.getState().apply([['100-1', { offerCents: 9_975, paybackCents: 21_000 }]]));
  fireEvent.click(target);
  const dialog = within(await screen.findByRole('dialog', { name: 'Cash out 100-1' }));
  const field = (await dialog.findByRole('textbox', { name: /^Target/ })) as HTMLInputElement;
  const set = (text: string): void => {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.click(dialog.getByRole('button', { name: /^(Set|Change) target$/ }));
  };
  return { dialog, field, set };
};

describe('the target of an open bet', () => {
  it('HR-55.1: is armed, shown on the bet, changed and taken off', async () => {
    const { dialog, set } = await open();
    book.answers[`PUT ${TARGET}`] = ({ body }) => {
      const { amountCents } = body as { amountCents: number };
      list(createBet(100, 1, { saleTarget: { amountCents } }));
      return { body: { state: 'armed', amountCents } satisfies SaleTargetAnswer };
    };
    set('150');
    expect(await dialog.findByText('Cashes out at 150.00')).toBeTruthy();
    expect(
      await screen.findByRole('button', { name: 'Cashes out at 150.00, 100-1', hidden: true }),
    ).toBeTruthy();
    set('160.50');
    expect(await dialog.findByText('Cashes out at 160.50')).toBeTruthy();
    expect(sent('PUT')).toEqual([{ amountCents: 15_000 }, { amountCents: 16_050 }]);
    book.answers[`DELETE ${TARGET}`] = () => {
      list(createBet(100, 1));
      return { status: 204 };
    };
    fireEvent.click(await dialog.findByRole('button', { name: 'Take it off' }));
    expect(await dialog.findByText('No target is set.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'At a target, 100-1', hidden: true })).toBeTruthy();
  });

  it('HR-55.1: is none that the offer has reached, nor more than the bet can pay, nor what is no amount', async () => {
    const { dialog, set } = await open();
    for (const [typed, said] of [
      ['99.75', /^The offer is 99.75 already/],
      ['210.01', 'More than the bet can pay.'],
      ['0', 'Enter an amount such as 120.00.'],
      ['1.000,5', 'Enter an amount such as 120.00.'],
    ] as const) {
      set(typed);
      expect(await dialog.findByText(said)).toBeTruthy();
    }
    expect(sent('PUT')).toEqual([]);
  });

  it('says why the book takes none, and when no answer came', async () => {
    const { dialog, set } = await open();
    book.answers[`PUT ${TARGET}`] = { body: { state: 'refused', refusal: 'tooMany' } };
    set('150');
    expect(await dialog.findByText(/^Not set: You have as many/)).toBeTruthy();
    book.answers[`PUT ${TARGET}`] = 'lost';
    set('150');
    expect(await dialog.findByText(/^No answer came/)).toBeTruthy();
    // What the list says is what the book has.
    await vi.waitFor(() =>
      expect(book.calls.filter(({ path }) => path === '/api/open-bets')).toHaveLength(3),
    );
  });

  it('is shown as the book has it, also when the line is gone', async () => {
    const { dialog, field } = await open(
      createBet(100, 1, { saleTarget: { amountCents: 15_000 } }),
      'Cashes out at 150.00, 100-1',
    );
    expect(field.value).toBe('150');
    act(() => useOfferedBets.getState().apply([['100-1', { refusal: 'noLine', leg: 0 }]]));
    expect(dialog.getByRole('button', { name: 'Take it off' })).toBeTruthy();
    // The game may have a line beside it: what is missing is one at the bet's own number.
    expect(screen.getByRole('button', { name: /^Cash out No line at −3½/, hidden: true })).toBeTruthy();
  });
});
