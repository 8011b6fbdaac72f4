import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestPage } from '../../../../testing/open-test-page.ts';
import { CUSTOMER } from '../../../../testing/slip-examples.ts';
import { enter, pick, press, readAction, setUpSlipTests, show } from '../../../../testing/slip-panel.tsx';
import { useLastStake } from '../../../ground/device/last-stake.ts';
import { useSlip } from '../state/slip-store.ts';

setUpSlipTests();
const { customerId } = CUSTOMER;
beforeEach(() => useLastStake.setState({ stake: { customerId, entered: 'risk', cents: 1_000 } }));

const readAmounts = (): Array<string | null> =>
  within(screen.getByRole('group', { name: /^Quick amounts/ }))
    .getAllByRole('button')
    .map((button) => `${button.textContent}${(button as HTMLButtonElement).disabled ? ' off' : ''}`);

describe('quick amounts', () => {
  it('begin with the last amount as it was entered, and continue around it', async () => {
    pick(1);
    await show();
    expect(readAmounts()).toEqual(['↻ 10', '5', '10', '20', '50']);
    await press('Re-use last amount, 10');
    expect(readAction()).toBe('Risk 10.00 to win 9.09');
    await press('10');
    expect(readAction()).toBe('Risk 11.00 to win 10.00');
  });

  it('apply to the focused field, and say so', async () => {
    pick(1);
    await show();
    expect(screen.getByRole('button', { name: '20' }).title).toBe(
      '20: to win at a minus price, to risk at a plus price',
    );
    act(() => screen.getByLabelText('Risk on Away 1 −3½').focus());
    expect(screen.getByRole('button', { name: '20' }).title).toBe('Risk 20');
    await press('20');
    expect(readAction()).toBe('Risk 20.00 to win 18.18');
    act(() => screen.getByLabelText('To win on Away 1 −3½').focus());
    await press('20');
    expect(readAction()).toBe('Risk 22.00 to win 20.00');
  });

  it('take the place of a text that was no amount, in its field, too', async () => {
    pick(1);
    await show();
    const field = screen.getByLabelText('Risk on Away 1 −3½') as HTMLInputElement;
    enter('Risk on Away 1 −3½', '1.234');
    expect(field.value).toBe('1.234');
    await press('20');
    expect(readAction()).toBe('Risk 22.00 to win 20.00');
    expect(field.value).toBe('22.00');
    enter('Risk on Away 1 −3½', '1.234');
    enter('To win on Away 1 −3½', '10');
    expect(field.value).toBe('11.00');
  });

  it('are of the pick whose field has the focus, and leave what is entered for the others', async () => {
    pick(1, 2, 3);
    await show();
    const risks = () => useSlip.getState().items.map(({ amountCents }) => amountCents);
    expect(screen.getByRole('group', { name: 'Quick amounts for every pick' })).toBeTruthy();
    await press('20');
    expect(risks()).toEqual([2_000, 2_000, 2_000]);
    act(() => screen.getByLabelText('Risk on Away 2 −3½').focus());
    expect(screen.getByRole('group', { name: 'Quick amounts' })).toBeTruthy();
    await press('50');
    expect(risks()).toEqual([2_000, 5_000, 2_000]);
    await press('Re-use last amount, 10');
    expect(risks()).toEqual([2_000, 1_000, 2_000]);
  });

  it('offer the amount of one pick to those that have none', async () => {
    pick(1, 2);
    await show();
    act(() => screen.getByLabelText('Risk on Away 2 −3½').focus());
    await press('50');
    expect(screen.getByText('50.00 on the other pick, too?')).toBeTruthy();
    act(() => useSlip.getState().removeItem(useSlip.getState().items[1]!.itemId));
    await press('20');
    expect(useSlip.getState().items.map(({ amountCents }) => amountCents)).toEqual([2_000]);
  });

  it('keep the places of those below the least or above the most of the wager', async () => {
    openTestPage({ customer: { minimumWagerCents: 1_000 } });
    useLastStake.setState({ stake: { customerId, entered: 'risk', cents: 1_000 } });
    pick(1);
    await show();
    expect(readAmounts()).toEqual(['↻ 10', '5 off', '10', '20', '50']);
    act(() => {
      useLastStake.setState({ stake: null });
    });
    expect(readAmounts()).toEqual(['200', '500', '1,000 off', '5,000 off']);
  });

  it('show another customer on the same device nothing of the last one’s', async () => {
    useLastStake.setState({ stake: { customerId: 'ANOTHER', entered: 'risk', cents: 1_000 } });
    pick(1);
    await show();
    expect(readAmounts()[0]).toBe('200');
  });

  it('a to-win that was entered last becomes the risk of each parlay of a round robin', async () => {
    useLastStake.setState({ stake: { customerId, entered: 'toWin', cents: 1_000 } });
    await show();
    await press('Parlay');
    pick(1, 2, 3);
    act(() => useSlip.getState().toggleRoundRobinSize(2));
    await press('Re-use last amount, 10');
    expect(readAction()).toMatch(/^Risk 30\.00 to win/);
    enter('Amount of each parlay', '20');
    expect(readAction()).toMatch(/^Risk 60\.00 to win/);
  });
});
