import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CellSurroundings, createCellElement } from './cell-element.ts';
import type { CellView } from './cell-view.ts';
import { createSayCell } from './cell-words.ts';
import { MARK_MS, PriceMarks } from './price-marks.ts';
import { SelectedPicks } from './selected-picks.ts';
import texts from '@lineboard/domain/catalogues/en/first/board.json' with { type: 'json' };

/** The English catalogue, without i18next around it. */
const t = ((key: string, values: Record<string, string> = {}) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{{${name}}}`, value),
    (texts as Record<string, string>)[key.replace('board:', '')] ?? key,
  )) as unknown as Parameters<typeof createSayCell>[0];

const PICK = { type: 'G', gameNum: 7, periodNumber: 0, market: 'S', side: 'team1' } as const;
const KEY = 'G.7.0.S.team1';

const view = (changed: Partial<CellView> = {}): CellView => ({
  price: -110,
  points: -3.5,
  teased: null,
  state: 'open',
  version: 4,
  move: 'none',
  moveSequence: 0,
  ...changed,
});

const createCell = (place = { column: 0, line: 0 }) => {
  const selected = new SelectedPicks();
  const surroundings = {
    marks: new PriceMarks(() => Date.now()),
    selected,
    priceType: 'A' as 'A' | 'D' | 'F',
  };
  const say = createSayCell(t, 'Chicago Bears', 'spread');
  const cell = createCellElement({ pick: PICK, say, points: 'spread', ...place }, {
    ...surroundings,
    priceType: () => surroundings.priceType,
  } satisfies CellSurroundings);
  return { ...cell, selected, surroundings };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a cell', () => {
  it('shows points and price and reads out team, market, points and price in one sentence', () => {
    const { button, draw } = createCell();
    draw(view(), false);
    expect(button.textContent).toBe('−3½−110');
    expect(button.getAttribute('aria-label')).toBe('Chicago Bears, spread −3½ −110');
    expect(button.dataset['pick']).toBe(KEY);
  });

  it('SH1-12: writes the price in the chosen format when it is redrawn', () => {
    const { button, draw, surroundings } = createCell();
    draw(view(), false);
    surroundings.priceType = 'D';
    draw(view(), false);
    expect(button.textContent).toBe('−3½1.91');
    surroundings.priceType = 'F';
    draw(view(), false);
    expect(button.textContent).toBe('−3½10/11');
  });

  it('HR-12.1: shows and reads out a teased number with the line that it is made of, and not its price', () => {
    const { button, draw } = createCell();
    draw(view({ teased: 2.5 }), false);
    expect(button.textContent).toBe('−3½\u200a→+2½');
    expect(button.getAttribute('aria-label')).toBe('Chicago Bears, spread −3½ → +2½ with the teaser');
    expect(button.hasAttribute('data-teased')).toBe(true);
    draw(view(), false);
    expect(button.textContent).toBe('−3½−110');
    expect(button.hasAttribute('data-teased')).toBe(false);
    draw(view({ price: null, points: null, state: 'none' }), false);
    expect(button.textContent).toBe('');
  });

  it('HR-12.5: calls a taken pick changed in a teaser when its number moves, and not for its price', () => {
    const { button, draw, selected } = createCell();
    selected.update(new Map([[KEY, { price: -110, line: -3.5 }]]));
    draw(view({ teased: 2.5, price: -118 }), false);
    expect(button.dataset['state']).toBe('open selected');
    draw(view({ teased: 3.5, points: -2.5 }), false);
    expect(button.dataset['state']).toBe('open selected changed');
  });

  it('CON1-36: reserves the place of a decimal price’s second digit, and doesn’t read it out', () => {
    const { button, draw, surroundings } = createCell();
    surroundings.priceType = 'D';
    draw(view({ price: 150 }), false);
    expect(button.textContent).toBe('−3½2.5\u2007');
    expect(button.getAttribute('aria-label')).toBe('Chicago Bears, spread −3½ 2.5');
    draw(view({ price: 158 }), false);
    expect(button.textContent).toBe('−3½2.58');
  });

  it.each([
    ['open', false, ''],
    ['circled', false, ', circled: lower maximum'],
    ['held', true, ', held'],
    ['doubted', true, ', being checked'],
    ['suspended', true, ', suspended: no updates'],
    ['stale', true, ', may be old'],
  ] as const)('HR-32.1, HR-32.5: %s is a state of its own, to eye and ear', (state, isRefused, words) => {
    const { button, draw } = createCell();
    draw(view({ state }), false);
    expect(button.dataset['state']).toBe(state);
    expect(button.getAttribute('aria-disabled')).toBe(String(isRefused));
    expect(button.getAttribute('aria-label')).toBe(`Chicago Bears, spread −3½ −110${words}`);
  });

  it('ERR1-14: is empty and silent without a line', () => {
    const { button, draw } = createCell();
    draw(view({ price: null, points: null, state: 'none' }), false);
    expect(button.textContent).toBe('');
    expect(button.getAttribute('aria-label')).toBe('Chicago Bears, spread, no line');
  });

  it('marks a pick on the slip, and that it changed since it was taken', () => {
    const { button, draw, selected } = createCell();
    draw(view(), false);
    selected.update(new Map([[KEY, { price: -110, line: -3.5 }]]));
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(button.dataset['state']).toBe('open selected');
    draw(view({ points: -4 }), true);
    expect(button.dataset['state']).toBe('open selected changed');
    expect(button.getAttribute('aria-label')).toContain('changed since you took it');
    selected.update(new Map());
    expect(button.dataset['state']).toBe('open');
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });

  it('reads out its state, however it got there', () => {
    const { button, draw } = createCell();
    for (const state of ['stale', 'held', 'open', 'circled', 'open', 'stale'] as const)
      draw(view({ state }), false);
    expect(button.getAttribute('aria-label')).toBe('Chicago Bears, spread −3½ −110, may be old');
    draw(view({ price: null }), false);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    draw(view(), false);
    expect(button.getAttribute('aria-disabled')).toBe('false');
    expect(button.getAttribute('aria-label')).toBe('Chicago Bears, spread −3½ −110');
  });

  it('is in its own column and line, and is not pressed', () => {
    const places = [
      [0, 1],
      [2, 0],
      [0, 0],
    ] as const;
    const cells = places.map(([column, line]) => createCell({ column, line }).button);
    expect(cells.map(({ dataset }) => [Number(dataset['column']), Number(dataset['line'])])).toEqual(places);
    expect(cells.map((cell) => cell.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'false']);
  });
});

describe('a move', () => {
  it('is marked with its direction for about a second, in its own place', () => {
    const { button, draw } = createCell();
    draw(view(), false);
    draw(view({ price: -105, move: 'up', moveSequence: 1 }), true);
    expect(button.textContent).toBe('−3½−105▲');
    vi.advanceTimersByTime(MARK_MS - 1);
    expect(button.textContent).toBe('−3½−105▲');
    vi.advanceTimersByTime(251);
    expect(button.textContent).toBe('−3½−105');
  });

  it('the other way replaces the first mark, and begins its own second', () => {
    const { button, draw } = createCell();
    draw(view({ move: 'up', moveSequence: 1 }), true);
    vi.advanceTimersByTime(900);
    draw(view({ price: -115, move: 'down', moveSequence: 2 }), true);
    expect(button.textContent).toBe('−3½−115▼');
    vi.advanceTimersByTime(900);
    expect(button.textContent).toBe('−3½−115▼');
  });

  it('fades towards its end, and is fully visible at once when the price moves again', () => {
    const { button, draw } = createCell();
    draw(view({ move: 'up', moveSequence: 1 }), true);
    const mark = [...button.children].find((part) => part.textContent === '▲')!;
    vi.advanceTimersByTime(500);
    expect(mark.hasAttribute('data-fading')).toBe(false);
    vi.advanceTimersByTime(400);
    expect(mark.hasAttribute('data-fading')).toBe(true);
    draw(view({ price: -105, move: 'up', moveSequence: 2 }), true);
    expect(mark.hasAttribute('data-fading')).toBe(false);
    vi.advanceTimersByTime(1_300);
    expect([mark.textContent, mark.hasAttribute('data-fading')]).toEqual(['', false]);
  });

  it.each([
    { count: 20, fading: 20 },
    { count: 200, fading: 0 },
  ])('of $count marks at once $fading fade: a busy board has no room for it', ({ count, fading }) => {
    const marks = new PriceMarks(() => Date.now());
    const parts = Array.from({ length: count }, () => {
      const part = document.createElement('span');
      marks.mark(part.appendChild(document.createTextNode('')), '▲');
      return part;
    });
    vi.advanceTimersByTime(800);
    expect(parts.filter((part) => part.hasAttribute('data-fading'))).toHaveLength(fading);
    vi.advanceTimersByTime(500);
    expect(parts.some((part) => part.textContent !== '' || part.hasAttribute('data-fading'))).toBe(false);
  });

  it('a price that moves again keeps no other’s mark from going at its time', () => {
    const marks = new PriceMarks(() => Date.now());
    const create = (): Text => document.createElement('span').appendChild(document.createTextNode(''));
    const [again, once] = [create(), create()];
    marks.mark(again, '▲');
    marks.mark(once, '▼');
    vi.advanceTimersByTime(900);
    marks.mark(again, '▼');
    vi.advanceTimersByTime(300);
    expect([again.data, once.data]).toEqual(['▼', '']);
    vi.advanceTimersByTime(1_000);
    expect(again.data).toBe('');
  });

  it('leaves no timer behind once all marks are gone', () => {
    const { draw } = createCell();
    draw(view({ move: 'changed', moveSequence: 1 }), true);
    vi.advanceTimersByTime(2_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a cell that leaves the page takes its mark with it', () => {
    const { draw, release } = createCell();
    draw(view({ move: 'up', moveSequence: 1 }), true);
    release();
    vi.advanceTimersByTime(300);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a cell that left the page isn’t drawn again when its pick comes onto the slip', () => {
    const { button, draw, release, selected } = createCell();
    const picked = new Map([[KEY, { price: -110, line: -3.5 }]] as const);
    draw(view(), false);
    selected.update(picked);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    selected.update(new Map());
    release();
    selected.update(picked);
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });
});
