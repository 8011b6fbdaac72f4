import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { spreadIdOf } from '../../../../testing/slip-examples.ts';
import { enter, pick, press, readAction, setUpSlipTests, show } from '../../../../testing/slip-panel.tsx';
import { useSlip } from '../state/slip-store.ts';

setUpSlipTests();

describe('if bets and reverses', () => {
  it('VAL2-23, VAL2-24: later fields wait for the amounts before them', async () => {
    await show();
    await press('If win only');
    pick(1, 2);
    const second = screen.getByRole('textbox', { name: 'Risk on Away 2 −3½' });
    expect(second).toHaveProperty('disabled', true);
    enter('Risk on Away 1 −3½', '110');
    expect(second).toHaveProperty('disabled', false);
    expect(screen.getByText('if it wins')).toBeTruthy();
  });

  it('HR-20.6: the keyboard changes the order', async () => {
    await show();
    await press('If win or push');
    pick(1, 2);
    screen.getByRole('button', { name: /Bet Away 2 −3½ before Away 1 −3½/ }).focus();
    await userEvent.keyboard('{Enter}');
    expect(useSlip.getState().items.map(({ itemId }) => itemId)).toEqual([2, 1].map(spreadIdOf));
  });

  it('VAL2-25: an action reverse of three picks says that it takes two', async () => {
    await show();
    await press('Action reverse');
    pick(1, 2, 3);
    expect(readAction()).toBe('An action reverse takes exactly 2 picks');
  });

  it('VAL2-26, ST2-17: ARBC says that it takes three, and with them what it can cost', async () => {
    await show();
    await press('Action reverse');
    pick(1, 2);
    await userEvent.click(screen.getByRole('switch', { name: 'Birdcage (ARBC)' }));
    expect(readAction()).toBe('A birdcage takes at least 3 picks');
    pick(3);
    enter('Base amount of each pick', '100');
    expect(screen.getByText(/6 bets/)).toBeTruthy();
    expect(readAction()).toBe('Risk 660.00 to win 1,200.00');
  });

  it('VAL2-13: an action reverse above its maximum says "Amount exceeded" on the pick', async () => {
    await show();
    await press('Action reverse');
    pick(1, 2);
    enter('Base amount of each pick', '5000');
    const card = screen.getByRole('region', { name: 'Away 1 −3½' });
    expect(within(card).getByRole('alert').textContent).toMatch(/^Amount exceeded · Max risk/);
  });
});
