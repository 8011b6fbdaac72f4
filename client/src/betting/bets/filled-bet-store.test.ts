import { expect, it, vi } from 'vitest';
import { createParlay } from '../../../testing/bet-examples.ts';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { useFilledBet } from './filled-bet-store.ts';

it('keeps the bet that was requested last, also when the answer about another one comes later', async () => {
  const [first, last] = [createParlay(7, 1), createParlay(8, 1)];
  openFakeBook({ 'GET /api/open-bets/7-1': { body: first }, 'GET /api/open-bets/8-1': { body: last } });
  const answer = globalThis.fetch;
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path.endsWith('/7-1')) await held;
    return answer(path, init);
  });
  const { load } = useFilledBet.getState();
  const late = load(first);
  await load(last);
  letGo();
  await late;
  expect(useFilledBet.getState().bet?.ticketNumber).toBe(8);
});
