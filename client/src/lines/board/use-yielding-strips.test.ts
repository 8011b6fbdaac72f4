import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useStrips } from '../../ground/ui/strips.ts';
import { useYieldingStrips } from './use-yielding-strips.ts';

const scroller = document.createElement('div');
const strip = document.createElement('button');
strip.dataset['strip'] = '';

const scrollTo = (scrollTop: number): void => {
  scroller.scrollTop = scrollTop;
  fireEvent.scroll(scroller);
};
const areYielded = (): boolean => useStrips.getState().areYielded;
const open = () =>
  renderHook(({ isPhone }) => useYieldingStrips({ current: scroller }, isPhone), {
    initialProps: { isPhone: true },
  });

beforeEach(() => {
  document.body.append(scroller, strip);
  scroller.scrollTop = 0;
});
afterEach(() => {
  document.body.replaceChildren();
  useStrips.setState(useStrips.getInitialState());
});

it('a phone’s strips hide on the way down, and come back with the focus', () => {
  open();
  scrollTo(400);
  expect(areYielded()).toBe(true);
  act(() => strip.focus());
  expect(areYielded()).toBe(false);
});

it('they come back when the board is left, and what is scrolled and focused later is none of theirs', () => {
  const board = open();
  scrollTo(400);
  board.unmount();
  expect(areYielded()).toBe(false);
  scrollTo(900);
  expect(areYielded()).toBe(false);
  useStrips.setState({ areYielded: true });
  fireEvent.focusIn(strip);
  expect(areYielded()).toBe(true);
});

it('a page that grows to a desk’s shows them', () => {
  const board = open();
  scrollTo(400);
  board.rerender({ isPhone: false });
  expect(areYielded()).toBe(false);
});
