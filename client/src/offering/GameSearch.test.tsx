import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../testing/fake-book.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { openTestPage } from '../../testing/open-test-page.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { MenuDrawer } from '../shell/MenuDrawer.tsx';
import { useShell } from '../ui/shell-store.ts';

/** As a phone's menu has it; the drawer of a screen without room for it in the header. */
const open = async (): Promise<HTMLElement> => {
  openScreen(360);
  useShell.setState({ isMenuOpen: true });
  await renderPart(<MenuDrawer />);
  const field = await screen.findByRole('searchbox');
  await userEvent.type(field, 'avery');
  return field;
};

let book: FakeBook;
beforeEach(() => {
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

it('Enter on a phone leaves the menu for the board that it narrowed', async () => {
  fireEvent.keyDown(await open(), { key: 'Enter' });
  expect(useShell.getState().isMenuOpen).toBe(false);
});

it('Escape on a phone empties the field first, then closes the menu', async () => {
  const field = await open();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect([field, useShell.getState().isMenuOpen]).toMatchObject([{ value: '' }, true]);
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(useShell.getState().isMenuOpen).toBe(false);
});
