import { fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useShell } from '../../ground/ui/shell-store.ts';
import { useMenuSwipe } from './use-menu-swipe.ts';

function Page({ mayOpen }: { mayOpen: boolean }) {
  useMenuSwipe(mayOpen);
  return (
    <>
      <p>page</p>
      <div data-own-swipe>row</div>
    </>
  );
}

const swipe = (target: Element, byX: number, byY = 0): void => {
  fireEvent.touchStart(target, { touches: [{ clientX: 200, clientY: 200 }] });
  fireEvent.touchEnd(target, { changedTouches: [{ clientX: 200 + byX, clientY: 200 + byY }] });
};

beforeEach(() => {
  useShell.setState({ isMenuOpen: false });
  window.innerWidth = 400;
});

describe('swiping on a phone', () => {
  it('SH1-04: a right swipe opens the menu', () => {
    const { getByText } = render(<Page mayOpen />);
    swipe(getByText('page'), 100);
    expect(useShell.getState().isMenuOpen).toBe(true);
  });

  it('SH1-04: a menu that a swipe opens replaces the slip', () => {
    const { getByText } = render(<Page mayOpen />);
    useShell.getState().changeShell({ isSlipOpen: true });
    swipe(getByText('page'), 100);
    expect(useShell.getState()).toMatchObject({ isMenuOpen: true, isSlipOpen: false });
  });

  it('SH1-03: a left swipe closes it', () => {
    const { getByText } = render(<Page mayOpen />);
    useShell.setState({ isMenuOpen: true });
    swipe(getByText('page'), -100);
    expect(useShell.getState().isMenuOpen).toBe(false);
  });

  it('SH1-05: where the menu may not open, a right swipe does nothing, and a left one still closes it', () => {
    const { getByText } = render(<Page mayOpen={false} />);
    swipe(getByText('page'), 100);
    expect(useShell.getState().isMenuOpen).toBe(false);
  });

  it('CON1-03: at 767 pixels and wider nothing happens', () => {
    const { getByText } = render(<Page mayOpen />);
    window.innerWidth = 767;
    swipe(getByText('page'), 100);
    expect(useShell.getState().isMenuOpen).toBe(false);
    window.innerWidth = 766;
    swipe(getByText('page'), 100);
    expect(useShell.getState().isMenuOpen).toBe(true);
  });

  it('a slightly slanted scroll down is no swipe, nor is a swipe that a part keeps for itself', () => {
    const { getByText } = render(<Page mayOpen />);
    swipe(getByText('page'), 100, 90);
    swipe(getByText('row'), 100);
    expect(useShell.getState().isMenuOpen).toBe(false);
  });
});
