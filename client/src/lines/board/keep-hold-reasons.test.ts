import { fireEvent, waitFor } from '@testing-library/react';
import type { Hold } from '@lineboard/domain/lines/offering/in-play.schema';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { createI18n } from '../../ground/i18n/i18n.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { setI18n } from 'react-i18next';
import { keepHoldReasons } from './keep-hold-reasons.ts';

const PATH = 'GET /api/offering/games/7/history';

let book: FakeBook;
let stop: () => void;

const cell = (state: string, pick = 'G.7.0.S.team1'): HTMLButtonElement => {
  const button = document.createElement('button');
  button.dataset['state'] = state;
  button.dataset['pick'] = pick;
  button.append(document.createElement('span'));
  document.body.append(button);
  return button;
};
const answer = (...holds: Partial<Hold>[]): void => {
  book.answers[PATH] = {
    body: {
      gameNum: 7,
      points: [],
      scores: [],
      holds: holds.map((hold) => ({ periodNumber: 0, market: 'S', reason: 'feed', sinceMs: null, ...hold })),
    },
  };
};
const asked = (): number => book.calls.filter(({ path }) => path === '/api/offering/games/7/history').length;

beforeEach(() => {
  book = openFakeBook();
  setI18n(createI18n('en'));
  stop = keepHoldReasons();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  useNotices.getState().takeNotices();
});

it('says under the pointer why a price is held, until it isn’t', async () => {
  answer({ market: 'M', reason: 'checking' }, { reason: 'scored', sinceMs: Date.now() - 12_500 });
  const held = cell('held selected');
  fireEvent.pointerOver(held.firstElementChild!);
  await waitFor(() => expect(held.title).toMatch(/^Held 0:1[2-4]: the score has just changed$/));
  expect(held.getAttribute('aria-description')).toBe(held.title);
  expect(useNotices.getState().waiting).toEqual([]);
  held.dataset['state'] = 'open';
  await waitFor(() => expect(held.hasAttribute('title')).toBe(false));
  expect(held.hasAttribute('aria-description')).toBe(false);
});

it('says it to the keyboard, and in a notice to the finger that presses', async () => {
  answer({ reason: 'operator' });
  const held = cell('held');
  held.focus();
  await waitFor(() => expect(held.title).toBe('Held: paused by the book'));
  for (let press = 0; press < 20; press += 1) fireEvent.click(held);
  await waitFor(() =>
    expect(useNotices.getState().waiting.map(({ text }) => text)).toEqual(['Held: paused by the book']),
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(useNotices.getState().waiting).toHaveLength(1);
});

it('says of an empty cell what it is that has no line, until there is one, and asks nobody for that', async () => {
  const empty = cell('none');
  empty.setAttribute('aria-label', 'Chiefs, moneyline, no line');
  fireEvent.pointerOver(empty.firstElementChild!);
  expect(empty.title).toBe('Chiefs, moneyline, no line');
  expect(empty.hasAttribute('aria-description')).toBe(false);
  fireEvent.click(empty);
  expect(useNotices.getState().waiting.map(({ text }) => text)).toEqual(['Chiefs, moneyline, no line']);
  expect(asked()).toBe(0);
  empty.dataset['state'] = 'open';
  await waitFor(() => expect(empty.hasAttribute('title')).toBe(false));
});

it('asks nothing of open prices, of contests, and once for all prices of a game', async () => {
  answer({}, { market: 'L' });
  for (const state of ['open', 'circled', 'none', 'stale']) fireEvent.pointerOver(cell(state));
  fireEvent.pointerOver(cell('held', 'C.7.1'));
  fireEvent.pointerOver(cell('held', 'G.__proto__.0.S.team1'));
  await Promise.resolve();
  expect(asked()).toBe(0);
  const [spread, total] = [cell('held'), cell('held', 'G.7.0.L.over')];
  fireEvent.pointerOver(spread);
  fireEvent.pointerOver(total);
  await waitFor(() => expect(total.title).toBe('Held: paused where the line is made'));
  expect(asked()).toBe(1);
});

it('says nothing when the book names no cause, and when the price has opened meanwhile', async () => {
  answer({ market: 'M' });
  const [held, opened] = [cell('held'), cell('held', 'G.7.0.M.team1')];
  fireEvent.pointerOver(held);
  fireEvent.pointerOver(opened);
  opened.dataset['state'] = 'open';
  await waitFor(() => expect(asked()).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([held.title, opened.title]).toEqual(['', '']);
});
