import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestPage } from '../../../../testing/open-test-page.ts';
import { restricted } from '../../../../testing/open-test-slip.ts';
import { createGameQuote, spreadIdOf } from '../../../../testing/slip-examples.ts';
import {
  enter,
  pick,
  press,
  pressAction,
  readAction,
  setUpSlipTests,
  show,
} from '../../../../testing/slip-panel.tsx';
import { renderPart } from '../../../../testing/render-part.tsx';
import { SlipPanel } from '../SlipPanel.tsx';
import { useLineState } from '../../../ground/live/line-state.ts';
import { useSlip } from '../state/slip-store.ts';

setUpSlipTests();

const BET = 'Risk 11.00 to win 10.00';
const ACCEPT = 'Accept Away 1 −3½ −110 → −120';

const action = (name: string): HTMLElement => screen.getByRole('button', { name });
const movePrice = (spreadAdj1: number, version: number): void =>
  act(() => useSlip.getState().applyQuotes([[spreadIdOf(1), createGameQuote(1, { spreadAdj1, version })]]));
const fill = async (): Promise<void> => {
  await show();
  pick(1);
  enter('Risk on Away 1 −3½', '11');
};

describe('an action whose meaning changes', () => {
  beforeEach(fill);

  it('takes no press that was on its way, but takes the next one', async () => {
    await press(BET);
    movePrice(-120, 8);
    await press(ACCEPT);
    expect(readAction()).toBe(ACCEPT);
    await pressAction(ACCEPT);
    expect(readAction()).toMatch(/^Risk 11.00 to win 9.17/);
  });

  it('takes no such press either when its meaning changed back a moment before', async () => {
    movePrice(-120, 8);
    await pressAction(ACCEPT);
    movePrice(-130, 9);
    const next = 'Accept Away 1 −3½ −120 → −130';
    await press(next);
    expect(readAction()).toBe(next);
  });

  it('takes no press that was meant for the change before', async () => {
    movePrice(-120, 8);
    await waitFor(() => expect(action(ACCEPT).getAttribute('aria-disabled')).toBeNull());
    movePrice(-130, 9);
    const next = 'Accept Away 1 −3½ −110 → −130';
    await press(next);
    expect(readAction()).toBe(next);
    await pressAction(next);
    expect(readAction()).toMatch(/^Risk 11.00 to win 8.46/);
  });

  it('takes no press that began on the change before, however long it is held', async () => {
    movePrice(-120, 8);
    await waitFor(() => expect(action(ACCEPT).getAttribute('aria-disabled')).toBeNull());
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: action(ACCEPT) });
    movePrice(-130, 9);
    const next = 'Accept Away 1 −3½ −110 → −130';
    await waitFor(() => expect(action(next).getAttribute('aria-disabled')).toBeNull());
    await user.pointer({ keys: '[/MouseLeft]', target: action(next) });
    expect(readAction()).toBe(next);
    action(next).focus();
    await user.keyboard('[Space>]');
    movePrice(-140, 10);
    const last = 'Accept Away 1 −3½ −110 → −140';
    await waitFor(() => expect(action(last).getAttribute('aria-disabled')).toBeNull());
    await user.keyboard('[/Space]');
    expect(readAction()).toBe(last);
    await user.keyboard('[Space]');
    expect(readAction()).toMatch(/^Risk 11.00 to win 7.86/);
  });

  it('is not pressed by a key that is held for its earlier meaning', () => {
    fireEvent.keyDown(action(BET), { key: 'Enter' });
    movePrice(-120, 8);
    const isPressed = fireEvent.keyDown(action(ACCEPT), { key: 'Enter', repeat: true });
    expect(isPressed).toBe(false);
  });
});

describe('a bet that is held while its price moves in steps', () => {
  const hold = (): boolean => fireEvent.pointerDown(action(readAction() ?? ''), { button: 0 });
  const isHeld = (): boolean => document.querySelector('[data-hold="holding"]') !== null;
  const accept = (kind: 'better' | 'close'): void =>
    act(() => useSlip.getState().choosePriceAcceptance(kind));

  beforeEach(fill);

  it('is held on while they come to no more than what the customer wants taken unasked', () => {
    accept('close');
    hold();
    movePrice(-112, 8);
    movePrice(-115, 9);
    movePrice(-110, 10);
    movePrice(-115, 11);
    expect(isHeld()).toBe(true);
  });

  it('is no longer held once they come to more, and the next hold begins at what stands there then', () => {
    accept('close');
    hold();
    movePrice(-115, 8);
    movePrice(-120, 9);
    expect(isHeld()).toBe(false);
    expect(readAction()).toMatch(/^Risk 11.00 to win 9.17/);
    hold();
    movePrice(-125, 10);
    expect(isHeld()).toBe(true);
  });

  it('counts them from the first of two presses, too', () => {
    accept('close');
    fireEvent.click(action(BET));
    movePrice(-115, 8);
    expect(document.querySelector('[data-hold="arming"]')).not.toBeNull();
    movePrice(-120, 9);
    expect(document.querySelector('[data-hold="idle"]')).not.toBeNull();
  });

  it('is held on through any number of better prices', () => {
    accept('better');
    hold();
    for (const [at, price] of [-108, -106, -104, 102].entries()) movePrice(price, 8 + at);
    expect(isHeld()).toBe(true);
  });
});

describe('the action that accepts', () => {
  const move = (gameNum: number, line: Parameters<typeof createGameQuote>[1]): void =>
    act(() =>
      useSlip
        .getState()
        .applyQuotes([[spreadIdOf(gameNum), createGameQuote(gameNum, { version: 8, ...line })]]),
    );

  it('names the pick with its points from what to what, and the price only where it moved, too', async () => {
    await fill();
    move(1, { spread1: -4, spread2: 4 });
    expect(readAction()).toBe('Accept Away 1 −3½ → −4');
    move(1, { spread1: -4, spread2: 4, spreadAdj1: -115, version: 9 });
    expect(readAction()).toBe('Accept Away 1 −3½ −110 → −4 −115');
  });

  it('counts several changes, lists them beneath it and in its name, and accepts them all', async () => {
    await show();
    pick(1, 2, 3);
    for (const gameNum of [1, 2, 3]) enter(`Risk on Away ${gameNum} −3½`, '11');
    move(1, { spread1: -4, spread2: 4 });
    move(3, { spreadAdj1: -120 });
    const [first, second] = ['Away 1 −3½ → −4', 'Away 3 −3½ −110 → −120'];
    expect(readAction()).toBe('Accept 2 changes');
    const listed = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(listed.filter((text) => text.includes('→'))).toEqual([first, second]);
    act(() => useLineState.setState({ accepting: false }));
    expect(screen.queryByText(first)).toBeNull();
    act(() => useLineState.setState({ accepting: true }));
    await pressAction(`Accept 2 changes: ${first}, ${second}`);
    expect(readAction()).toMatch(/^Risk 33.00 to win/);
    expect(screen.queryByText(first)).toBeNull();
  });

  it.each([
    ['es', 'Aceptar Away 1 −3½ → −4', 'Aceptar 2 cambios'],
    ['pt-br', 'Aceitar Away 1 −3½ → −4', 'Aceitar 2 mudanças'],
    ['th', 'ยอมรับ Away 1 −3½ → −4', 'ยอมรับการเปลี่ยนแปลง 2 รายการ'],
    ['zh-hant', '接受 Away 1 −3½ → −4', '接受 2 項變動'],
  ] as const)('says so in %s', async (language, one, two) => {
    await renderPart(<SlipPanel />, language);
    pick(1, 2);
    act(() => useSlip.getState().enterAmountForAll('risk', 1_100));
    move(1, { spread1: -4, spread2: 4 });
    await waitFor(() => expect(readAction()).toBe(one));
    move(2, { spreadAdj1: -120 });
    expect(readAction()).toBe(two);
  });
});

it('a press that began on one step of a ticket never ends on another', async () => {
  openTestPage({ customer: restricted('MOVER') });
  await fill();
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: action('Continue') });
  movePrice(-120, 8);
  await waitFor(() => expect(action(ACCEPT).getAttribute('aria-disabled')).toBeNull());
  await user.pointer({ keys: '[/MouseLeft]', target: action(ACCEPT) });
  expect(readAction()).toBe(ACCEPT);
});
