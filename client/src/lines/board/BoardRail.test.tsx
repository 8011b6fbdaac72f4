import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { BoardRail } from './BoardRail.tsx';

const opener = () => screen.getByRole('button', { name: /^Filters/ });

beforeEach(() => {
  openFakeBook({ 'POST /api/customer/actions': { status: 204 } });
  useOffering.setState(useOffering.getInitialState());
  useDeviceSettings.setState(useDeviceSettings.getInitialState());
});

it('keeps the filters behind a button, which says what is chosen', async () => {
  await renderPart(<BoardRail spotlight={null} />);
  expect(screen.queryByRole('button', { name: 'Today' })).toBeNull();
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  expect(useOffering.getState().dateFilter).toBe('T');
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'Team totals' }));
  expect(screen.getByRole('button', { name: 'Filters: Today · Team totals' })).toBeTruthy();
});

it('closes the panel on a choice, so that the board is visible, and the focus goes back to its button', async () => {
  await renderPart(<BoardRail spotlight={null} />);
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'Spotlight' }));
  expect(useDeviceSettings.getState().spotlight).toBe(false);
  expect(opener().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(opener());
});

it('closes the panel on Escape and on a press elsewhere', async () => {
  await renderPart(<BoardRail spotlight={null} />);
  await userEvent.click(opener());
  await userEvent.keyboard('{Escape}');
  expect(opener().getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(opener());
  await userEvent.click(document.body);
  expect(opener().getAttribute('aria-expanded')).toBe('false');
});

it('offers only the markets for live games, directly', async () => {
  useOffering.setState({ onlyLive: true });
  await renderPart(<BoardRail spotlight={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'Team totals' }));
  expect(useOffering.getState().teamTotals).toBe(true);
  expect(screen.queryByRole('button', { name: /^Filters/ })).toBeNull();
});
