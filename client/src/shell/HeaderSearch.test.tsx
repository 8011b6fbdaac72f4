import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { openFakeBook } from '../../testing/fake-book.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { useOffering } from '../offering/offering-store.ts';
import { useShell } from '../ui/shell-store.ts';
import { Header } from './Header.tsx';

/** As the header of a phone has it, over the rest of it. */
const open = async (): Promise<HTMLElement> => {
  openScreen(360);
  await renderPart(<Header isPhone />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const field = await screen.findByRole('searchbox');
  await userEvent.type(field, 'avery');
  return field;
};

beforeEach(() => {
  useShell.setState(useShell.getInitialState());
  useOffering.setState(useOffering.getInitialState());
  openFakeBook();
});

it('Enter on a phone takes the keyboard from the board that it narrowed, and the field stays', async () => {
  const field = await open();
  expect(useOffering.getState().search).toBe('');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(useOffering.getState().search).toBe('avery');
  expect(document.activeElement).not.toBe(field);
  expect(screen.getByRole('searchbox')).toBe(field);
});

it('Escape on a phone closes the list, empties the field, and gives the header back with the focus on its icon', async () => {
  const field = await open();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(field).toMatchObject({ value: 'avery' });
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
  const field = await open();
  fireEvent.keyDown(field, { key: 'Enter' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  expect(useOffering.getState().search).toBe('');
});
