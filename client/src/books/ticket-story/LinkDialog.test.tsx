import type { ReceiptLink } from '@lineboard/domain/books/ticket-story/receipt-link.schema';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { BOOK_MS } from '../../../testing/slip-examples.ts';
import { LinkSlot } from './LinkSlot.tsx';
import { useReceiptLinks } from './receipt-links-store.ts';

let book: FakeBook;
const TOKEN = 'a'.repeat(43);
const LINK: ReceiptLink = {
  ticketNumber: 100_042,
  showsMoney: true,
  showsNumber: false,
  shownName: 'Ann',
  madeAtMs: BOOK_MS,
};
const answer = (links: ReceiptLink[], token: string | null = TOKEN): void => {
  book.answers['GET /api/receipt-links'] = { body: { links } };
  book.answers['POST /api/receipt-links'] = { body: { token } };
  book.answers['DELETE /api/receipt-links/100042'] = { status: 204 };
};
const open = async () => {
  await renderPart(<LinkSlot ticketNumber={100_042} />);
  fireEvent.click(screen.getByRole('button', { name: 'Share link' }));
  return within(await screen.findByRole('dialog', { name: 'Link to this receipt' }));
};

beforeEach(() => {
  book = openFakeBook();
  openTestPage();
  useReceiptLinks.getState().forget();
});

describe('the link to a receipt', () => {
  it('shows neither money nor number nor name unless the customer says so, and is told once', async () => {
    answer([]);
    const dialog = await open();
    const make = await dialog.findByRole('button', { name: 'Make link' });
    answer([{ ...LINK, showsMoney: false, shownName: null }]);
    fireEvent.click(make);
    const address = await dialog.findByLabelText<HTMLInputElement>(/^Copy it now/);
    expect(address.value).toBe(`${window.location.origin}/receipt/${TOKEN}`);
    expect(book.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      ticketNumber: 100_042,
      showsMoney: false,
      showsNumber: false,
      shownName: null,
    });
    expect(await dialog.findByText(/^Ticket 100042: link of/)).toBeTruthy();
  });

  it('sends what the customer chose', async () => {
    answer([]);
    const dialog = await open();
    fireEvent.click(await dialog.findByLabelText('Show the amounts'));
    fireEvent.change(dialog.getByLabelText('Show a name (optional)'), { target: { value: ' Ann ' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Make link' }));
    await dialog.findByLabelText(/^Copy it now/);
    expect(book.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      showsMoney: true,
      showsNumber: false,
      shownName: 'Ann',
    });
  });

  it('that stands is told with what it shows, and can be ended', async () => {
    answer([LINK]);
    const dialog = await open();
    const end = await dialog.findByRole('button', { name: 'End link of ticket 100042' });
    expect(dialog.getByText('bet, price, result, times, amounts, Ann')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Make a new link instead' })).toBeTruthy();
    answer([]);
    fireEvent.click(end);
    expect(await dialog.findByRole('button', { name: 'Make link' })).toBeTruthy();
    expect(book.calls.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('that is one too many leads to those that can be ended', async () => {
    answer([{ ...LINK, ticketNumber: 100_001 }], null);
    const dialog = await open();
    fireEvent.click(await dialog.findByRole('button', { name: 'Make link' }));
    expect(await dialog.findByText(/^You have 50 links/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'End link of ticket 100001' })).toBeTruthy();
  });

  it('that couldn’t be made says why', async () => {
    answer([]);
    book.answers['POST /api/receipt-links'] = { status: 404, body: { error: { code: 'notFound' } } };
    const dialog = await open();
    fireEvent.click(await dialog.findByRole('button', { name: 'Make link' }));
    await vi.waitFor(() => expect(dialog.getAllByRole('status').at(-1)?.textContent).not.toBe(''));
  });

  it('offers nothing before the links are known, and another try where they couldn’t be read', async () => {
    const dialog = await open();
    const again = await dialog.findByRole('button', { name: 'Try again' });
    expect(dialog.queryByRole('button', { name: 'Make link' })).toBeNull();
    answer([]);
    fireEvent.click(again);
    expect(await dialog.findByRole('button', { name: 'Make link' })).toBeTruthy();
    expect(dialog.queryByRole('alert')).toBeNull();
  });
});
