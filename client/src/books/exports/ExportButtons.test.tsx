import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { ExportButtons } from './ExportButtons.tsx';

const asked = vi.fn<(path: string) => Promise<Response>>();
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
  URL.createObjectURL = () => 'blob:file';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
});

const show = () =>
  renderPart(<ExportButtons call="exportOpenBets" query={{ futures: 'hidden' }} fileName="Open Bets" />);

it('CALL1-42, SCR1-43, CON1-38: the PDF button saves the listed bets as "Open Bets"', async () => {
  asked.mockResolvedValue(new Response('%PDF'));
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'PDF' }));
  await vi.waitFor(() => expect(saved).toEqual(['Open Bets.pdf blob:file']));
  expect(asked.mock.calls.map(([path]) => path)).toEqual(['/api/exports/open-bets/pdf?futures=hidden']);
});

it('CALL1-43, SCR1-44, CON1-39, CON1-40: the Excel button does so, too, and no second file is requested meanwhile', async () => {
  let answer: (response: Response) => void = () => undefined;
  asked.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Excel' }));
  expect(screen.getByText('Preparing the file')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'PDF' }));
  answer(new Response('PK'));
  await vi.waitFor(() => expect(saved).toEqual(['Open Bets.xlsx blob:file']));
  expect(asked).toHaveBeenCalledTimes(1);
});

it.each([
  [422, '{"error":{"code":"exportTooLong"}}', /too many rows/i],
  [429, '{"error":{"code":"rateLimited"}}', /./],
  [503, '', /./],
])('an answer of %i is said, and nothing is saved', async (status, body, words) => {
  asked.mockResolvedValue(new Response(body, { status }));
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'PDF' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(saved).toEqual([]);
});

it('a missing network is reported', async () => {
  asked.mockRejectedValue(new TypeError('no network'));
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Excel' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
});
