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

const EMPTY = 'Chiefs, moneyline, no line';
const emptyCell = (pick = 'G.7.0.M.team1'): HTMLButtonElement => {
  const empty = cell('none', pick);
  empty.setAttribute('aria-label', EMPTY);
  return empty;
};
const priced = (bookMs: number, moneyLine1: number | null) => ({
  bookMs,
  spread1: -3,
  moneyLine1,
  totalPoints: 40,
});
const LIVE = [{ bookMs: null, score1: 0, score2: 0, clock: 'Q1' }];
const OVER = { periodNumber: 1, market: 'S', reason: 'periodOver', sinceMs: null };

it('says why a cell is empty, to the pointer, the screen reader and the finger, until it isn’t', async () => {
  answer();
  const empty = emptyCell();
  fireEvent.pointerOver(empty.firstElementChild!);
  await waitFor(() => expect(empty.title).toBe(`${EMPTY}: not offered for this game`));
  expect(empty.getAttribute('aria-description')).toBe('not offered for this game');
  fireEvent.click(empty);
  await waitFor(() =>
    expect(useNotices.getState().waiting.map(({ text }) => text)).toEqual([
      `${EMPTY}: not offered for this game`,
    ]),
  );
  empty.dataset['state'] = 'open';
  await waitFor(() => expect(empty.hasAttribute('title')).toBe(false));
  expect(empty.hasAttribute('aria-description')).toBe(false);
});

it.each([
  ['G.7.0.M.team1', { points: [priced(1_000, -110)], scores: LIVE }, /: not offered in play$/],
  ['G.7.1.M.team1', { scores: LIVE }, /: not offered in play$/],
  ['G.7.1.M.team1', { scores: LIVE, holds: [OVER] }, /: this part of the game is over$/],
  [
    'G.7.0.M.team1',
    { points: [priced(1_000, -110), priced(Date.now() - 125_500, null)], scores: LIVE },
    /: taken down 2:0[5-7] ago$/,
  ],
  ['G.7.0.S.team1', { points: [priced(1_000, null)] }, /: not offered for this game$/],
])('%s, of which the book tells %o, is empty for that cause', async (pick, told, words) => {
  book.answers[PATH] = { body: { gameNum: 7, points: [], scores: [], holds: [], ...told } };
  const empty = emptyCell(pick);
  fireEvent.pointerOver(empty);
  await waitFor(() => expect(empty.title).toMatch(words));
});

it('says no more than its name of a cell that nobody can tell of: no answer, or a contest’s', async () => {
  book.answers[PATH] = { status: 404, body: { error: { code: 'notFound' } } };
  const [empty, contest] = [emptyCell(), emptyCell('C.7.1')];
  fireEvent.pointerOver(contest);
  fireEvent.pointerOver(empty);
  await waitFor(() => expect([empty.title, contest.title]).toEqual([EMPTY, EMPTY]));
  expect(empty.hasAttribute('aria-description')).toBe(false);
});

it('asks nothing of open prices, of contests, and once for all prices of a game', async () => {
  answer({}, { market: 'L' });
  for (const state of ['open', 'circled', 'stale']) fireEvent.pointerOver(cell(state));
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
