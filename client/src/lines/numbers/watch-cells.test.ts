import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOLD_MS, NUMBERS_KEY, REST_MS, watchCells } from './watch-cells.ts';

const open = vi.fn<(cell: HTMLElement, opening: string) => void>();
const prepare = vi.fn<(opening: string) => void>();
const press = vi.fn<() => void>();
let stop = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div role="grid">
    <button id="one" data-pick="G.1.0.S.team1" data-state="open"><span>−110</span></button>
    <button id="two" data-pick="G.1.0.S.team2" data-state="open"></button>
    <button id="none" data-pick="G.2.0.S.team1" data-state="none"></button>
  </div><button id="elsewhere" data-pick="G.1.0.S.team1"></button>`;
  document.querySelector('[role="grid"]')?.addEventListener('click', press);
  stop = watchCells({ open, prepare });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.clearAllMocks();
  document.body.innerHTML = '';
});

const part = (id: string): HTMLElement => document.querySelector<HTMLElement>(`#${id}`)!;
const point = (type: string, id: string, init: PointerEventInit = {}): void => {
  const event = new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, ...init });
  part(id).dispatchEvent(event);
};
const touch = { pointerType: 'touch' };
const mouse = { pointerType: 'mouse' };

describe('a finger', () => {
  it('that is held opens, and the click that follows presses nothing', () => {
    point('pointerdown', 'one', touch);
    expect(prepare).toHaveBeenCalledExactlyOnceWith('hold');
    vi.advanceTimersByTime(HOLD_MS - 1);
    expect(open).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(open).toHaveBeenCalledExactlyOnceWith(part('one'), 'hold');
    point('pointerup', 'one', touch);
    fireEvent.click(part('one'));
    expect(press).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    fireEvent.click(part('one'));
    expect(press).toHaveBeenCalledOnce();
  });

  it('that goes up earlier only presses', () => {
    point('pointerdown', 'one', touch);
    vi.advanceTimersByTime(HOLD_MS - 1);
    point('pointerup', 'one', touch);
    fireEvent.click(part('one'));
    vi.advanceTimersByTime(HOLD_MS);
    expect(open).not.toHaveBeenCalled();
    expect(press).toHaveBeenCalledOnce();
  });

  it.each([
    ['moves', () => point('pointermove', 'one', { ...touch, clientX: 0, clientY: 11 })],
    ['scrolls', () => point('pointercancel', 'one', touch)],
    ['sees the list scroll', () => part('one').parentElement?.dispatchEvent(new Event('scroll'))],
    ['is one of two', () => point('pointerdown', 'two', { ...touch, isPrimary: false })],
    ['held a cell that is gone', () => part('one').remove()],
  ])('that %s opens nothing', (_, happen) => {
    point('pointerdown', 'one', touch);
    happen();
    vi.advanceTimersByTime(2 * HOLD_MS);
    expect(open).not.toHaveBeenCalled();
  });

  it('may tremble', () => {
    point('pointerdown', 'one', touch);
    point('pointermove', 'one', { ...touch, clientX: 4, clientY: 4 });
    vi.advanceTimersByTime(HOLD_MS);
    expect(open).toHaveBeenCalledOnce();
  });

  it('gets no menu of the browser on a cell, and its own elsewhere', () => {
    const menu = (id: string): boolean => fireEvent.contextMenu(part(id));
    expect(menu('one')).toBe(true);
    point('pointerdown', 'one', touch);
    expect(menu('one')).toBe(false);
    point('pointerup', 'one', touch);
    expect(menu('one')).toBe(true);
  });

  it.each(['none', 'elsewhere'])('opens nothing on %s', (id) => {
    point('pointerdown', id, touch);
    vi.advanceTimersByTime(2 * HOLD_MS);
    expect(open).not.toHaveBeenCalled();
  });
});

describe('a mouse', () => {
  it('that rests opens, and one that moves on begins anew', () => {
    point('pointermove', 'one', mouse);
    vi.advanceTimersByTime(REST_MS - 1);
    point('pointermove', 'two', mouse);
    vi.advanceTimersByTime(REST_MS - 1);
    expect(open).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(open).toHaveBeenCalledExactlyOnceWith(part('two'), 'rest');
  });

  it('that has pressed a cell opens nothing there until it was elsewhere', () => {
    point('pointermove', 'one', mouse);
    point('pointerdown', 'one', mouse);
    fireEvent.click(part('one'));
    point('pointermove', 'one', mouse);
    vi.advanceTimersByTime(2 * REST_MS);
    expect(open).not.toHaveBeenCalled();
    expect(press).toHaveBeenCalledOnce();
    point('pointermove', 'two', mouse);
    point('pointermove', 'one', mouse);
    vi.advanceTimersByTime(REST_MS);
    expect(open).toHaveBeenCalledExactlyOnceWith(part('one'), 'rest');
  });

  it('with a button down, or gone from the page, opens nothing', () => {
    point('pointermove', 'one', { ...mouse, buttons: 1 });
    vi.advanceTimersByTime(REST_MS);
    point('pointermove', 'one', mouse);
    point('pointerout', 'one', { ...mouse, relatedTarget: null });
    vi.advanceTimersByTime(REST_MS);
    expect(open).not.toHaveBeenCalled();
  });
});

describe('the key', () => {
  it('opens at once, alone, and on a cell', () => {
    const key = (id: string, init: KeyboardEventInit = {}): boolean =>
      fireEvent.keyDown(part(id), { key: NUMBERS_KEY, ...init });
    expect(key('elsewhere')).toBe(true);
    expect(key('none')).toBe(true);
    expect(key('one', { ctrlKey: true })).toBe(true);
    expect(key('one', { key: 'Enter' })).toBe(true);
    expect(key('one', { repeat: true })).toBe(true);
    expect(open).not.toHaveBeenCalled();
    expect(key('one')).toBe(false);
    expect(open).toHaveBeenCalledExactlyOnceWith(part('one'), 'key');
  });
});

it('hears nothing once it is stopped, not even what has begun', () => {
  point('pointerdown', 'one', touch);
  stop();
  vi.advanceTimersByTime(HOLD_MS);
  point('pointermove', 'one', mouse);
  vi.advanceTimersByTime(REST_MS);
  fireEvent.keyDown(part('one'), { key: NUMBERS_KEY });
  expect(open).not.toHaveBeenCalled();
});
