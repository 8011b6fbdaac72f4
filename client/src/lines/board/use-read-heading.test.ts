import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { STRIPS_PX, useStrips } from '../../ground/ui/strips.ts';
import { useReadHeading } from './use-read-heading.ts';

const scroller = document.createElement('div');
const getVirtualItemForOffset = vi.fn<(offsetPx: number) => { index: number }>();

/** Rows of 10 pixels, scrolled to the third; every fourth is a heading. */
const open = () => {
  const virtualizer = { scrollOffset: 30, getVirtualItemForOffset };
  getVirtualItemForOffset.mockImplementation((offsetPx) => ({ index: Math.floor(offsetPx / 10) }));
  return renderHook(() =>
    useReadHeading(virtualizer as never, { current: scroller }, [0, 4, 8, 12], STRIPS_PX),
  );
};

afterEach(() => useStrips.setState(useStrips.getInitialState()));

it('names the heading below a phone’s strips, and the one above once they have gone', () => {
  const { result } = open();
  expect(result.current).toBe(12);
  act(() => useStrips.setState({ areYielded: true }));
  expect(result.current).toBe(0);
});

it('looks for no heading of a list that has gone', () => {
  const { unmount } = open();
  unmount();
  getVirtualItemForOffset.mockClear();
  useStrips.setState({ areYielded: true });
  scroller.dispatchEvent(new Event('scroll'));
  expect(getVirtualItemForOffset).not.toHaveBeenCalled();
});
