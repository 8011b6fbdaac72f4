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
import { useSlip } from '../state/slip-store.ts';

setUpSlipTests();

const BET = 'Risk 11.00 to win 10.00';
const ACCEPT = 'Accept changes';

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
    await press(ACCEPT);
    expect(readAction()).toBe(ACCEPT);
  });

  it('is not pressed by a key that is held for its earlier meaning', () => {
    fireEvent.keyDown(action(BET), { key: 'Enter' });
    movePrice(-120, 8);
    const isPressed = fireEvent.keyDown(action(ACCEPT), { key: 'Enter', repeat: true });
    expect(isPressed).toBe(false);
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
