import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { pickMoneyLine } from '../../../testing/open-test-slip.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import {
  BOOK_MS,
  createQuote,
  SPREAD,
  SPREAD_ID,
  SPREAD_SEEN,
  UNDERDOG,
  UNDERDOG_ID,
  UNDERDOG_SEEN,
} from '../../../testing/slip-examples.ts';
import { useLineState } from '../../ground/live/line-state.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { EMPTY_SLIP } from './state/empty-slip.ts';
import { SlipSheet } from './SlipSheet.tsx';
import { useSlip } from './state/slip-store.ts';

const SHEET_HEIGHT_PX = 600;
const sheet = (): HTMLElement => document.getElementById('slip')!;
const handle = (): HTMLElement => sheet().firstElementChild as HTMLElement;

/** One drag of the sheet's head, over the given time. */
const drag = (fromY: number, toY: number, overMs: number): void => {
  const point = (type: string, clientY: number, timeStamp: number): void => {
    const event = new MouseEvent(type, { bubbles: true, button: 0, clientY });
    Object.defineProperties(event, { pointerId: { value: 1 }, timeStamp: { value: timeStamp } });
    fireEvent(handle(), event);
  };
  point('pointerdown', fromY, 1000);
  point('pointermove', (fromY + toY) / 2, 1000 + overMs / 2);
  point('pointermove', toY, 1000 + overMs);
  expect(sheet().style.transform).toMatch(/translateY/);
  point('pointerup', toY, 1000 + overMs);
};

beforeEach(() => {
  openFakeBook();
  useSlip.setState(EMPTY_SLIP);
  useLineState.getState().applyLineState({ bookClock: { wallMs: Date.now(), bookMs: BOOK_MS, speed: 1 } });
  useShell.setState({ isSlipOpen: false, isMenuOpen: false });
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
    configurable: true,
    value: SHEET_HEIGHT_PX,
  });
  HTMLElement.prototype.setPointerCapture = () => undefined;
  useSlip.getState().togglePick(SPREAD, SPREAD_SEEN);
  useSlip.getState().applyQuotes([[SPREAD_ID, createQuote()]]);
});

describe('the slip of a phone', () => {
  it('shows how many picks there are and what they risk to win when it is closed', async () => {
    useSlip.getState().enterAmount(SPREAD_ID, 'risk', 11_000);
    await renderPart(<SlipSheet />);
    expect(sheet().dataset['peeking']).toBe('true');
    expect(screen.getByRole('button', { name: /^Open the slip/, expanded: false })).toBeTruthy();
    expect(handle().textContent).toContain('1 pick');
    expect(handle().textContent).toContain('Risk 110.00 To win 100.00');
  });

  it('DLG2-02: removing the last item closes it, removing another one doesn’t', async () => {
    useSlip.getState().togglePick(UNDERDOG, UNDERDOG_SEEN);
    useShell.setState({ isSlipOpen: true });
    await renderPart(<SlipSheet />);
    act(() => useSlip.getState().removeItem(UNDERDOG_ID));
    expect(useShell.getState().isSlipOpen).toBe(true);
    act(() => useSlip.getState().removeItem(SPREAD_ID));
    expect(useShell.getState().isSlipOpen).toBe(false);
  });

  it('stays open when another wager type removes the picks, and says so', async () => {
    useShell.setState({ isSlipOpen: true });
    await renderPart(<SlipSheet />);
    act(() => {
      useSlip.getState().removeItem(SPREAD_ID);
      pickMoneyLine(useSlip, 1);
    });
    useShell.setState({ isSlipOpen: true });
    act(() => {
      useSlip.getState().chooseWagerType('teaser');
      useSlip.getState().confirmChange();
    });
    expect(useSlip.getState().items).toEqual([]);
    expect(useShell.getState().isSlipOpen).toBe(true);
    expect(await screen.findByRole('region', { name: '1 pick was taken off' })).toBeTruthy();
  });

  it('follows the finger and settles on the nearer end', async () => {
    await renderPart(<SlipSheet />);
    drag(700, 300, 4000);
    expect(useShell.getState().isSlipOpen).toBe(true);
    drag(200, 300, 4000);
    expect(useShell.getState().isSlipOpen).toBe(true);
    drag(200, 600, 4000);
    expect(useShell.getState().isSlipOpen).toBe(false);
  });

  it('a tap opens it once, though a click follows', async () => {
    await renderPart(<SlipSheet />);
    drag(700, 702, 50);
    const echo = new MouseEvent('click', { bubbles: true });
    Object.defineProperty(echo, 'timeStamp', { value: 1060 });
    fireEvent(handle().firstElementChild!, echo);
    expect(useShell.getState().isSlipOpen).toBe(true);
  });

  it('leaves the focus in the field while figures change', async () => {
    useShell.setState({ isSlipOpen: true });
    await renderPart(<SlipSheet />);
    const risk = await screen.findByRole('textbox', { name: 'Risk on Chiefs −3½' });
    risk.focus();
    act(() => useSlip.getState().enterAmount(SPREAD_ID, 'risk', 500));
    act(() => useSlip.getState().enterAmount(SPREAD_ID, 'risk', 5000));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(document.activeElement).toBe(risk);
  });

  it('a flick counts however short it is', async () => {
    await renderPart(<SlipSheet />);
    drag(700, 640, 60);
    expect(useShell.getState().isSlipOpen).toBe(true);
    drag(200, 260, 60);
    expect(useShell.getState().isSlipOpen).toBe(false);
  });

  it('DLG1-08: is a dialog when it is open', async () => {
    useShell.setState({ isSlipOpen: true });
    await renderPart(<SlipSheet />);
    expect(screen.getByRole('dialog', { name: 'Bet slip' })).toBe(sheet());
  });

  it.each([
    ['in it', sheet],
    ['beside it', () => document.body],
  ])('Escape closes it, %s', async (_, place) => {
    useShell.setState({ isSlipOpen: true });
    await renderPart(<SlipSheet />);
    fireEvent.keyDown(place(), { key: 'Escape' });
    expect(useShell.getState().isSlipOpen).toBe(false);
  });
});
