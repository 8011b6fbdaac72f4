import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { openScreen } from '../../../testing/open-screen.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { Header } from './Header.tsx';
import { openSearch } from './HeaderSearch.tsx';

const isGone = () => vi.waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
const opener = () => screen.getByRole('button', { name: 'Search' });

/** The search of a phone, over its header, filtering the board. */
const open = async (): Promise<HTMLElement> => {
  await renderPart(<Header isPhone />);
  await userEvent.click(opener());
  const field = await screen.findByRole('searchbox');
  await userEvent.type(field, 'avery{Enter}');
  await vi.waitFor(() => expect(useOffering.getState().search).toBe('avery'));
  return field;
};

beforeEach(() => {
  openFakeBook();
  openScreen(360);
  useShell.setState(useShell.getInitialState());
  useOffering.setState(useOffering.getInitialState());
});
afterEach(() => void vi.restoreAllMocks());

it('Enter closes the keyboard over the filtered board, and the field stays for as long as the filter does', async () => {
  const field = await open();
  expect(document.activeElement).not.toBe(field);
  expect(screen.getByRole('searchbox')).toBe(field);
  useOffering.getState().changeOffering({ search: '' });
  await isGone();
});

it('opening it again while it filters the board clears both on closing', async () => {
  const field = await open();
  act(openSearch);
  expect(document.activeElement).toBe(field);
  act(() => field.blur());
  act(() => useOffering.getState().changeOffering({ search: '' }));
  await isGone();
});

it('closing it shows the whole board again, with the focus on its icon', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await isGone();
  expect(useOffering.getState().search).toBe('');
  expect(document.activeElement).toBe(opener());
});

it('Escape in an empty field gives the header back, with the focus on its icon', async () => {
  await renderPart(<Header isPhone />);
  await userEvent.click(opener());
  fireEvent.keyDown(await screen.findByRole('searchbox'), { key: 'Escape' });
  await isGone();
  expect(document.activeElement).toBe(opener());
});
