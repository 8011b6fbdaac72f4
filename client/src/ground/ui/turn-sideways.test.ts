import { createEvent, fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { turnSideways } from './turn-sideways.ts';

/** @returns whether the row takes the wheel event from the page */
const turnWheel = (row: HTMLElement, init: WheelEventInit): boolean => {
  const event = createEvent.wheel(row, init);
  fireEvent(row, event);
  return !event.defaultPrevented;
};

it('a wheel that turns up and down moves the row, in pixels or in lines', () => {
  const row = document.createElement('div');
  const stop = turnSideways(row);
  expect(turnWheel(row, { deltaY: 100 })).toBe(false);
  expect(row.scrollLeft).toBe(100);
  expect(turnWheel(row, { deltaY: -3, deltaMode: WheelEvent.DOM_DELTA_LINE })).toBe(false);
  expect(row.scrollLeft).toBe(52);
  stop();
  turnWheel(row, { deltaY: 100 });
  expect(row.scrollLeft).toBe(52);
});

it('zooming, and scrolling that moves the row already, is left to the browser', () => {
  const row = document.createElement('div');
  turnSideways(row);
  for (const other of [{ ctrlKey: true }, { shiftKey: true }, { deltaX: 5 }])
    expect(turnWheel(row, { deltaY: 100, ...other })).toBe(true);
  expect(row.scrollLeft).toBe(0);
});

it('a row that is at its end leaves the wheel to the page', () => {
  const row = document.createElement('div');
  Object.defineProperty(row, 'scrollLeft', { get: () => 40, set: () => undefined });
  turnSideways(row);
  expect(turnWheel(row, { deltaY: 100 })).toBe(true);
});
