import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openTestPage } from '../../../../testing/open-test-page.ts';
import { restricted } from '../../../../testing/open-test-slip.ts';
import { createGameQuote } from '../../../../testing/slip-examples.ts';
import { enter, pick, press, readAction, setUpSlipTests, show } from '../../../../testing/slip-panel.tsx';
import { useDeviceSettings } from '../../../ground/device/device-settings.ts';
import { useSlip } from '../state/slip-store.ts';

setUpSlipTests();

describe('a parlay', () => {
  it('ST2-16: has one amount, both ways, and the action is the bet', async () => {
    await show();
    await press('Parlay');
    pick(1, 2);
    expect(screen.queryByRole('textbox', { name: /^Risk on Away/ })).toBeNull();
    enter('Risk on the ticket', '100');
    expect(screen.getByRole('textbox', { name: 'To win on the ticket' })).toHaveProperty('value', '264.46');
    expect(readAction()).toBe('Risk 100.00 to win 264.46');
  });

  it('says what its legs pay together, before anything is staked and in the customer’s own odds', async () => {
    await show();
    await press('Parlay');
    pick(1);
    const odds = screen.getByText('Combined odds').nextElementSibling;
    expect(odds?.textContent).toBe('–');
    pick(2);
    expect(odds?.textContent).toBe('+264');
    act(() => void useDeviceSettings.setState({ priceType: 'D' }));
    expect(odds?.textContent).toBe('3.64');
    act(() => void useDeviceSettings.setState({ priceType: 'A' }));
  });

  it('says in the action what is missing with one pick, and marks nothing as wrong', async () => {
    await show();
    await press('Parlay');
    pick(1);
    expect(readAction()).toBe('Too few picks for this wager');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('HR-4.1: a tap enters the maximum of the ticket', async () => {
    await show();
    await press('Parlay');
    pick(1, 2);
    await press('Max 500');
    expect(screen.getByRole('textbox', { name: 'Risk on the ticket' })).toHaveProperty('value', '500.00');
  });

  const addMoneyLineOfGame1 = () =>
    act(() => {
      const seen = { price: -170, line: null, position: { epoch: 'e', clk: 7 } };
      const moneyLine = { type: 'G', gameNum: 1, periodNumber: 0, market: 'M', side: 'team1' } as const;
      useSlip.getState().togglePick(moneyLine, seen);
      useSlip.getState().applyQuotes([['G.1.0.M.team1', createGameQuote(1)]]);
    });

  it('HR-14.4: a round robin leaves out combinations of two picks that exclude each other, in its figures too', async () => {
    await show();
    await press('Parlay');
    pick(1, 2, 3);
    addMoneyLineOfGame1();
    await press(/Parlays of 2: 5 parlays/);
    enter('Amount of each parlay', '10');
    expect(screen.getByText('5 parlays, risk 50.00 in all')).toBeTruthy();
    expect(readAction()).toMatch(/^Risk 50\.00 to win/);
  });

  it('VAL2-22: picks that exclude each other are named on both, and on the ticket', async () => {
    await show();
    await press('Parlay');
    pick(1, 2);
    addMoneyLineOfGame1();
    enter('Risk on the ticket', '100');
    expect(within(screen.getByRole('region', { name: 'Away 1' })).getByRole('alert').textContent).toContain(
      'with Away 1 −3½',
    );
    expect(
      screen.getByText('Please review your parlay combinations, some picks are no valid!', { exact: false }),
    ).toBeTruthy();
  });

  it('VAL2-27, VAL2-28, HR-14.2: a round robin of three picks names its parlays and what they risk', async () => {
    await show();
    await press('Parlay');
    pick(1, 2);
    expect(screen.queryByRole('group', { name: 'Round robin' })).toBeNull();
    pick(3);
    await press(/Parlays of 2: 3 parlays/);
    enter('Amount of each parlay', '10');
    expect(screen.getByText('3 parlays, risk 30.00 in all')).toBeTruthy();
    expect(readAction()).toMatch(/^Risk 30\.00 to win/);
  });

  it('HR-14.6: a size chosen over an entered to-win clears it and says why, and never makes it a risk', async () => {
    await show();
    await press('Parlay');
    pick(1, 2, 3);
    enter('To win on the ticket', '100');
    expect(readAction()).toBe('Risk 16.78 to win 100.00');
    await press(/Parlays of 2: 3 parlays/);
    expect(screen.getByRole('alert').textContent).toBe(
      'For a round robin, enter the risk of each parlay, not an amount to win',
    );
    expect(screen.getByRole('textbox', { name: 'Amount of each parlay' })).toHaveProperty('value', '');
    expect(useSlip.getState().evaluation).toMatchObject({ totalRiskCents: 0, safeToPost: false });
    await press('Close the notice');
    expect(screen.queryByRole('alert')).toBeNull();
    enter('Amount of each parlay', '10');
    expect(readAction()).toMatch(/^Risk 30\.00 to win/);
    await press(/Parlays of 3: 1 parlay/);
    expect(screen.getByRole('textbox', { name: 'Amount of each parlay' })).toHaveProperty('value', '10.00');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('HR-14.6: a to-win that was entered and removed again leaves a round robin available', async () => {
    await show();
    await press('Parlay');
    pick(1, 2, 3);
    enter('To win on the ticket', '100');
    enter('To win on the ticket', '');
    await press(/Parlays of 2: 3 parlays/);
    expect(screen.queryByRole('alert')).toBeNull();
    enter('Amount of each parlay', '10');
    expect(readAction()).toMatch(/^Risk 30\.00 to win/);
  });

  it('VAL2-29: DROUNDR hides the round robin', async () => {
    openTestPage({ customer: restricted('DROUNDR') });
    await show();
    await press('Parlay');
    pick(1, 2, 3);
    expect(screen.queryByRole('group', { name: 'Round robin' })).toBeNull();
  });

  it('VAL1-16: open spots show only with PLOPEN, and say their deadline', async () => {
    await show();
    await press('Parlay');
    pick(1, 2);
    expect(screen.queryByRole('group', { name: 'Open spots' })).toBeNull();
    act(() => openTestPage({ customer: restricted('PLOPEN') }));
    await press('Parlay');
    pick(1, 2);
    expect(screen.getByText(/up to 7 days after the last graded leg/)).toBeTruthy();
    await press('Add an open spot');
    expect(useSlip.getState().options.openSpots).toBe(1);
  });

  it('ST2-23, ERR2-09: open spots over a round robin say so in capitals, until the notice is closed', async () => {
    openTestPage({ customer: restricted('PLOPEN') });
    await show();
    await press('Parlay');
    pick(1, 2, 3);
    await press(/Parlays of 2: 3 parlays/);
    await press('Add an open spot');
    expect(screen.getByRole('alert').textContent).toBe('OPEN SPOTS ARE ONLY AVAILABLE FOR SINGLE PARLAYS');
    await press('Close the notice');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
