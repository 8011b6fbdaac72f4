import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createParlay } from '../../../testing/bet-examples.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import type { ReceiptShows } from './picture-receipt.ts';
import { useTicketPicture } from './ticket-picture-store.ts';
import { PictureDialog } from './PictureDialog.tsx';

/** A canvas that remembers the text that was drawn on it. */
const createContext = (written: string[]) =>
  new Proxy(
    {
      measureText: (text: string) => ({ width: text.length * 8 }),
      fillText: (text: string) => void written.push(text),
    } as Record<string, unknown>,
    { get: (known, name) => known[name as string] ?? (() => undefined) },
  );

let written: string[];

beforeEach(() => {
  openTestPage();
  written = [];
  vi.stubGlobal('Path2D', class {});
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () => createContext(written) as never,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(new Blob(['png'])));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const shareWith = (share: (data: ShareData) => Promise<void>): void =>
  void vi.stubGlobal('navigator', {
    userAgent: 'test',
    canShare: ({ files }: ShareData) => files?.[0]?.type === 'image/png',
    share,
  });

it('is painted, and has its text for screen readers', async () => {
  await renderPart(<PictureDialog bets={[createParlay(100)]} />);
  const picture = await screen.findByRole('img');
  expect(written).toEqual(expect.arrayContaining(['Open', 'Parlay (2)', 'Away 1 −3½', '+264']));
  expect(picture.getAttribute('aria-label')).toContain('Parlay (2). −110. Away 1 −3½');
});

it('of a ticket’s page has its receipt, and amounts and number only when they are ticked', async () => {
  const asked: ReceiptShows[] = [];
  act(() =>
    useTicketPicture.getState().show([createParlay(100)], (shows) => {
      asked.push(shows);
      return {
        facts: [{ name: 'Delay', text: shows.money ? '100.00' : '5 seconds' }],
        legs: new Map([['1-1', ['Picked −3 −120']]]),
      };
    }),
  );
  await renderPart(<PictureDialog bets={[createParlay(100)]} />);
  await screen.findByRole('img');
  expect(
    screen.getByText('Nothing about you. Amounts and the ticket number only if you tick them.'),
  ).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ money: false, number: false });
  expect(written).toEqual(expect.arrayContaining(['Delay', '5 seconds', 'Picked −3 −120']));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Show the amounts' }));
  expect(asked.at(-1)).toMatchObject({ money: true, number: false });
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('100.00');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Prices, delay, rule and grading' }));
  expect(screen.getByRole('img').getAttribute('aria-label')).not.toMatch(/100\.00|Picked/);
  act(() => useTicketPicture.getState().close());
});

it('goes to other apps as a file where the device supports that', async () => {
  const shared: ShareData[] = [];
  shareWith(async (data) => void shared.push(data));
  await renderPart(<PictureDialog bets={[createParlay(100)]} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Shared')).toBeTruthy();
  expect(shared.map(({ files }) => files?.map(({ name, type }) => [name, type]))).toEqual([
    [['ticket.png', 'image/png']],
  ]);
  expect(Object.keys(shared[0]!)).toEqual(['files']);
});

it('says nothing when the customer cancels sharing, and what else to do when it fails', async () => {
  const failures = ['AbortError', 'DataError'];
  shareWith(() => Promise.reject(new DOMException('no', failures.shift())));
  await renderPart(<PictureDialog bets={[createParlay(100)]} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
  await vi.waitFor(() => expect(failures).toHaveLength(1));
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('It couldn’t be shared. Save the picture instead.')).toBeTruthy();
});

it('is saved elsewhere, and copied where the clipboard takes pictures', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:picture';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(`${this.href} ${this.download}`);
  });
  const copied: unknown[] = [];
  vi.stubGlobal('ClipboardItem', class {});
  vi.stubGlobal('navigator', {
    userAgent: 'test',
    clipboard: { write: async (items: unknown) => void copied.push(items) },
  });
  await renderPart(<PictureDialog bets={[createParlay(100)]} />);
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Save picture' }));
  expect(await screen.findByText('The picture is saved with your downloads.')).toBeTruthy();
  expect(saved).toEqual(['blob:picture ticket.png']);
  fireEvent.click(screen.getByRole('button', { name: 'Copy picture' }));
  expect(await screen.findByText('The picture is on your clipboard.')).toBeTruthy();
  expect(copied).toHaveLength(1);
});
