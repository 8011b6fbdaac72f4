import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createOpenParlay, spreadIdOf } from '../../../../testing/slip-examples.ts';
import { pickMoneyLine } from '../../../../testing/open-test-slip.ts';
import { openTestPage } from '../../../../testing/open-test-page.ts';
import { enter, pick, press, readAction, setUpSlipTests, show } from '../../../../testing/slip-panel.tsx';
import { useLastStake } from '../../../ground/device/last-stake.ts';
import { CUSTOMER } from '../../../../testing/slip-examples.ts';
import { useSlip } from '../state/slip-store.ts';

setUpSlipTests();

const strip = (): HTMLElement => screen.getByRole('radiogroup', { name: 'Same picks as' });
const shape = (name: RegExp | string): HTMLElement =>
  within(strip()).getByRole('radio', {
    name: typeof name === 'string' ? new RegExp(`^${name}(?: [^:]+)?:`) : name,
  });
const told = (name: string): string | null => shape(name).textContent;
const choose = (name: string): Promise<void> => userEvent.click(shape(name));
const risksOf = (): unknown[] => useSlip.getState().items.map(({ amountCents }) => amountCents);

describe('the same picks in every shape', () => {
  it('stand side by side at the stake that is entered, and the press gives what was shown', async () => {
    pick(1, 2, 3);
    await show();
    enter('Risk on Away 1 −3½', '10');
    expect(told('Straight')).toBe('Straight ×3: Risk 10.00, Best +9.09, Worst −10.00');
    expect(told('Parlay')).toBe('Parlay +596: Risk 10.00, Best +59.58, Worst −10.00');
    expect(told('Round robin')).toBe('Round robin ×3: Risk 30.00, Best +79.35, Worst −30.00');
    expect(told('If win only')).toMatch(/^If win only: Risk 10\.00, Best \+27\.27/);
    await choose('Round robin');
    expect(readAction()).toBe('Risk 30.00 to win 79.35');
    await choose('Parlay');
    expect(readAction()).toBe('Risk 10.00 to win 59.58');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(useSlip.getState().items.map(({ itemId }) => itemId)).toEqual([1, 2, 3].map(spreadIdOf));
  });

  it('leave the focus in the amount that is typed', async () => {
    pick(1, 2);
    await show();
    const amount = screen.getByRole('textbox', { name: 'Risk on Away 1 −3½' });
    await userEvent.click(amount);
    await userEvent.click(screen.getByRole('heading', { name: 'Same picks as' }));
    expect(document.activeElement).toBe(amount);
  });

  it('lose neither amounts that differ, nor sizes, nor bought points on the way', async () => {
    pick(1, 2, 3);
    await show();
    enter('Risk on Away 1 −3½', '10');
    enter('Risk on Away 2 −3½', '20');
    act(() => useSlip.getState().buyPoints(spreadIdOf(3), 1));
    await choose('Teaser');
    expect(useSlip.getState().items[2]?.pointsBought).toBe(0);
    await choose('Round robin');
    act(() => {
      useSlip.getState().toggleRoundRobinSize(3);
    });
    expect(useSlip.getState().items[2]?.pointsBought).toBe(1);
    await choose('Action reverse');
    expect(useSlip.getState().options).toMatchObject({
      arbc: true,
      amountEntered: 'base',
      amountCents: 1_000,
    });
    await choose('Straight');
    expect(risksOf()).toEqual([1_000, 2_000, null]);
    expect(useSlip.getState().items[2]?.pointsBought).toBe(1);
    await choose('Round robin');
    expect(useSlip.getState().options.roundRobinSizes).toEqual([2, 3]);
  });

  it('take an amount along that was changed on the ticket', async () => {
    pick(1, 2);
    await show();
    await choose('Parlay');
    expect(useSlip.getState().options.amountCents).toBeNull();
    enter('Risk on the ticket', '25');
    await choose('Straight');
    expect(risksOf()).toEqual([2_500, 2_500]);
  });

  it('have figures for an example while nothing is entered, and enter nothing', async () => {
    pick(1, 2);
    await show();
    expect(screen.getByText('at 100 a bet')).toBeTruthy();
    expect(told('Parlay')).toBe('Parlay +264: Risk 100.00, Best +264.46, Worst −100.00');
    await choose('Parlay');
    expect(useSlip.getState().options.amountCents).toBeNull();
    act(() => {
      useLastStake.setState({ stake: { customerId: CUSTOMER.customerId, entered: 'risk', cents: 2_000 } });
    });
    expect(screen.getByText('at 20 a bet')).toBeTruthy();
    act(() => {
      useLastStake.setState({ stake: { customerId: 'ANOTHER', entered: 'risk', cents: 3_000 } });
    });
    expect(screen.getByText('at 100 a bet')).toBeTruthy();
  });

  it('say in a word which don’t take the picks, and such a press does nothing', async () => {
    pick(1);
    act(() => pickMoneyLine(useSlip, 1));
    await show();
    const parlay = shape('Parlay');
    expect(parlay.textContent).toBe('Parlay: Picks hang together');
    expect(parlay.title).toMatch(/correlated/);
    expect(parlay.getAttribute('aria-disabled')).toBe('true');
    expect(shape('Round robin').textContent).toContain('Needs more picks');
    await userEvent.click(parlay);
    expect(useSlip.getState()).toMatchObject({ pendingChange: null, options: { wagerType: 'straight' } });
    expect(useSlip.getState().items).toHaveLength(2);
  });

  it('are those of the types above: a type that the book doesn’t have is no shape either', async () => {
    pick(1, 2);
    await show();
    const typesOf = () =>
      within(screen.getByRole('group', { name: 'Wager type' }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    const shapesOf = () =>
      within(strip())
        .getAllByRole('radio')
        .map(({ textContent }) => textContent?.split(/ [×+−]|:/)[0])
        .filter((name) => name !== 'Round robin');
    expect(shapesOf()).toEqual(typesOf());
    act(() => useSlip.getState().applyRules({ ...useSlip.getState().rules, progressiveCard: null }));
    expect(shapesOf()).toEqual(typesOf());
    expect(typesOf()).not.toContain('Progressive');
  });

  it('keep free play free, and say which shapes don’t take it', async () => {
    openTestPage({
      freePlayBalanceCents: 50_000,
      customer: { restrictions: [{ code: 'FPPARLAYS', params: {} }] },
    });
    pick(1, 2);
    await show();
    act(() => useSlip.getState().setFreePlay(true));
    expect(shape('If win only').textContent).toContain('No free play');
    await choose('Parlay');
    expect(useSlip.getState().options.useFreePlay).toBe(true);
  });

  it('go by the keyboard: arrows choose the next that takes the picks, and the focus goes along', async () => {
    pick(1, 2);
    await show();
    act(() => shape('Straight').focus());
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    expect(useSlip.getState().options.wagerType).toBe('parlay');
    expect(document.activeElement).toBe(shape('Parlay'));
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(shape('Teaser'));
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
    expect(useSlip.getState().options.wagerType).toBe('actionReverse');
    const stops = within(strip())
      .getAllByRole('radio')
      .filter((each) => each.tabIndex === 0);
    expect(stops).toEqual([shape('Action reverse')]);
  });

  it('unfold to a table', async () => {
    pick(1, 2);
    await show();
    await press('Side by side');
    expect(strip().dataset['open']).toBe('true');
    expect(within(strip()).getByText('Worst')).toBeTruthy();
    await press('In a row');
    expect(within(strip()).queryByText('Worst')).toBeNull();
  });

  it('are not there for one pick, nor for a ticket that fills another', async () => {
    pick(1);
    await show();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    act(() => {
      useSlip.getState().clear();
      useSlip.getState().startFilling({ ticketNumber: 100_001, wagerNumber: 1 }, createOpenParlay());
    });
    pick(1, 2);
    expect(screen.queryByRole('radiogroup')).toBeNull();
  });

  it('another customer’s slip finds nothing that was set up before', async () => {
    pick(1, 2);
    await show();
    enter('Risk on Away 1 −3½', '10');
    enter('Risk on Away 2 −3½', '20');
    await choose('Parlay');
    act(() => useSlip.setState({ owner: 'ANOTHER' }));
    await choose('Straight');
    expect(risksOf()).toEqual([1_000, 1_000]);
  });
});
