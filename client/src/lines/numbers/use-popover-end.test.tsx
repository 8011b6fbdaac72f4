import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePopoverEnd } from './use-popover-end.ts';

const close = vi.fn<() => void>();
let cell: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  close.mockReset();
  cell = document.createElement('button');
  document.body.append(cell);
});
afterEach(() => {
  cell.remove();
  vi.useRealTimers();
});

function Panel({ isKept }: { isKept: boolean }) {
  const panel = useRef<HTMLDivElement>(null);
  usePopoverEnd(panel, cell, isKept, close);
  return (
    <div ref={panel}>
      <span>a number</span>
    </div>
  );
}
const open = (isKept = false) => render(<Panel isKept={isKept} />);
const number = (): HTMLElement => screen.getByText('a number');
/** The pointer rests there for so long. */
const moveTo = (target: Element, ms: number): void => {
  fireEvent.pointerMove(target);
  vi.advanceTimersByTime(ms);
};

it('a pointer that has left cell and numbers ends them, and one that crosses the gap between them doesn’t', () => {
  open();
  moveTo(cell, 1_000);
  for (const over of [number(), cell]) {
    moveTo(document.body, 200);
    moveTo(over, 1_000);
  }
  expect(close).not.toHaveBeenCalled();
  moveTo(document.body, 200);
  // A pointer that moves on doesn't begin its time anew.
  moveTo(document.body, 150);
  expect(close).toHaveBeenCalledOnce();
});

it('a pointer doesn’t matter to what a key has opened', () => {
  open(true);
  moveTo(document.body, 1_000);
  expect(close).not.toHaveBeenCalled();
});

it.each<[string, (target: Element) => unknown]>([
  ['a press', (target) => fireEvent.pointerDown(target)],
  ['a scroll', (target) => fireEvent.scroll(target)],
])('%s elsewhere ends it, and one inside doesn’t', (_, act) => {
  open(true);
  act(number());
  expect(close).not.toHaveBeenCalled();
  act(document.body);
  expect(close).toHaveBeenCalledOnce();
});

it('Escape ends it, and nothing that it lies upon; other keys don’t', () => {
  const beneath = vi.fn<() => void>();
  document.body.addEventListener('keydown', beneath, { once: true });
  open(true);
  fireEvent.keyDown(number(), { key: 'Escape' });
  expect(close).toHaveBeenCalledOnce();
  expect(beneath).not.toHaveBeenCalled();
  fireEvent.keyDown(number(), { key: 'Tab' });
  expect(close).toHaveBeenCalledOnce();
  expect(beneath).toHaveBeenCalledOnce();
});

it('ends with its cell, however long that stays', () => {
  open(true);
  vi.advanceTimersByTime(2_000);
  expect(close).not.toHaveBeenCalled();
  cell.remove();
  vi.advanceTimersByTime(500);
  expect(close).toHaveBeenCalledOnce();
});

it('once it has ended, nothing ends it again', () => {
  const { unmount } = open();
  moveTo(document.body, 200);
  unmount();
  cell.remove();
  vi.advanceTimersByTime(1_000);
  moveTo(document.body, 1_000);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.pointerDown(document.body);
  fireEvent.scroll(document.body);
  expect(close).not.toHaveBeenCalled();
});
