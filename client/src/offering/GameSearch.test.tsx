import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../testing/fake-book.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { openTestPage } from '../../testing/open-test-page.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { Header } from '../shell/Header.tsx';
import { useOffering } from './offering-store.ts';
import { useShell } from '../ui/shell-store.ts';

/** As the header of a phone has it, over the rest of it. */
const open = async (): Promise<HTMLElement> => {
  openScreen(360);
  await renderPart(<Header isPhone />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const field = await screen.findByRole('searchbox');
  await userEvent.type(field, 'avery');
  return field;
};

let book: FakeBook;
beforeEach(() => {
  useShell.setState(useShell.getInitialState());
  useOffering.setState(useOffering.getInitialState());
  book = openFakeBook();
});

it('VAL1-01, VAL1-02: what a customer searches for goes to the action log, once three characters stand', async () => {
  openTestPage();
  const field = await open();
  await vi.waitFor(() =>
    expect(book.calls).toContainEqual({
      method: 'POST',
      path: '/api/customer/actions',
      body: { action: 'Search', detail: 'avery' },
    }),
  );
  book.calls.length = 0;
  await userEvent.clear(field);
  await userEvent.type(field, 'av');
  await new Promise((done) => setTimeout(done, 400));
  expect(book.calls).toEqual([]);
});

it('Enter on a phone takes the keyboard from the board that it narrowed, and the field stays', async () => {
  const field = await open();
  await vi.waitFor(() => expect(useOffering.getState().search).toBe('avery'));
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(document.activeElement).not.toBe(field);
  expect(screen.getByRole('searchbox')).toBe(field);
});

it('Escape on a phone empties the field first, then gives the header back, with the focus on its icon', async () => {
  const field = await open();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect([screen.getByRole('searchbox'), useShell.getState().isSearchOpen]).toMatchObject([
    { value: '' },
    true,
  ]);
  fireEvent.keyDown(field, { key: 'Escape' });
  await vi.waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
});

it('closing the field of a phone shows the whole board again', async () => {
  await open();
  await vi.waitFor(() => expect(useOffering.getState().search).toBe('avery'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  expect(useOffering.getState().search).toBe('');
});
