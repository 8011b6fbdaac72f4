import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { restricted } from '../../../../testing/open-test-slip.ts';
import { openTestPage } from '../../../../testing/open-test-page.ts';
import { createOpenTeaser, spreadIdOf } from '../../../../testing/slip-examples.ts';
import { enter, pick, press, readAction, setUpSlipTests, show } from '../../../../testing/slip-panel.tsx';
import { deviceStorage } from '../../../ground/device-storage/device-storage.ts';
import { restoreSlip } from './slip-storage.ts';
import { useSlip } from './slip-store.ts';
import { EDITING } from './ticket-stage.ts';

setUpSlipTests();

const slip = () => useSlip.getState();
const choose = (type: Parameters<ReturnType<typeof slip>['chooseWagerType']>[0]) =>
  act(() => slip().chooseWagerType(type));
const toggle = (...sizes: number[]) =>
  act(() => {
    for (const size of sizes) slip().toggleRoundRobinSize(size);
  });
const chooseSpots = (count: number) => act(() => slip().chooseOpenSpots(count));
const openAccountWithSpots = () => openTestPage({ customer: restricted('PLOPEN', 'TEOPEN') });

describe('choices of a wager type that is left', () => {
  it('come back with the type: the sizes of a round robin with their amount', async () => {
    pick(1, 2, 3);
    await show();
    await press('Parlay');
    await press(/^2s/);
    await press(/^3s/);
    enter('Amount of each parlay', '5');
    const before = readAction();
    expect(before).toMatch(/^Risk 20\.00 to win /);
    await press('Teaser');
    expect(slip().options.roundRobinSizes).toEqual([]);
    await press('Straight');
    await press('Parlay');
    expect(screen.getByRole('button', { name: /^2s/ }).ariaPressed).toBe('true');
    expect(slip().options.roundRobinSizes).toEqual([2, 3]);
    expect(readAction()).toBe(before);
  });

  it('come back as the single parlay that it was made in the end', () => {
    choose('parlay');
    pick(1, 2, 3);
    toggle(2);
    act(() => slip().chooseSingleParlay());
    choose('teaser');
    choose('parlay');
    expect(slip().options.roundRobinSizes).toEqual([]);
  });

  it('are those of the type: open spots of a parlay, others of a teaser', () => {
    openAccountWithSpots();
    choose('parlay');
    pick(1, 2);
    chooseSpots(3);
    choose('teaser');
    expect(slip().options.openSpots).toBe(0);
    chooseSpots(1);
    choose('straight');
    expect(slip().options.openSpots).toBe(0);
    choose('parlay');
    expect(slip().options.openSpots).toBe(3);
    choose('teaser');
    expect(slip().options.openSpots).toBe(1);
    act(() => slip().chooseTeaser('T tp 7/5'));
    act(() => slip().confirmChangeWithPicks());
    expect([slip().options.teaserName, slip().options.openSpots]).toEqual(['T tp 7/5', 1]);
  });

  it('come back as far as the picks still have them', () => {
    openAccountWithSpots();
    choose('parlay');
    pick(1, 2, 3, 4);
    toggle(2, 4);
    choose('straight');
    act(() => slip().removeItem(spreadIdOf(4)));
    choose('parlay');
    expect(slip().options.roundRobinSizes).toEqual([2]);
    act(() => slip().chooseSingleParlay());
    const { mostOpenSpots } = slip().evaluation.choices;
    chooseSpots(mostOpenSpots);
    choose('straight');
    pick(4);
    choose('parlay');
    expect(slip().options.openSpots).toBe(mostOpenSpots - 1);
    expect(slip().evaluation.error?.code).not.toBe('openSpotsTooMany');
  });

  it('stay away when the account may no longer have them', () => {
    openAccountWithSpots();
    choose('parlay');
    pick(1, 2, 3);
    chooseSpots(2);
    choose('straight');
    const { customer } = slip();
    act(() => slip().applyCustomer({ ...customer!, restrictions: [] }));
    choose('parlay');
    expect(slip().options.openSpots).toBe(0);
  });

  it('survive a reload with the picks', () => {
    choose('parlay');
    pick(1, 2, 3);
    toggle(2, 3);
    choose('straight');
    const { owner } = slip();
    const restored = restoreSlip(deviceStorage, owner ?? '', 0);
    openTestPage();
    expect(slip().items).toEqual([]);
    act(() => useSlip.setState({ ...restored, owner }));
    act(() => slip().recalculate());
    choose('parlay');
    expect(slip().options.roundRobinSizes).toEqual([2, 3]);
  });

  it('are forgotten with the picks, in a wager that is filled, and after a ticket', () => {
    openAccountWithSpots();
    choose('teaser');
    pick(1, 2);
    chooseSpots(2);
    choose('straight');
    act(() => slip().clear());
    pick(1, 2);
    choose('teaser');
    expect(slip().options.openSpots).toBe(0);
    chooseSpots(2);
    choose('straight');
    act(() => slip().startFilling({ ticketNumber: 100_007, wagerNumber: 1 }, createOpenTeaser()));
    act(() => slip().confirmChangeWithPicks());
    expect(slip().options.openSpots).toBe(0);
    act(() => slip().stopFilling());
    act(() => slip().clear());
    choose('parlay');
    pick(1, 2);
    choose('straight');
    expect(slip().items[0]).toHaveProperty('chosen');
    act(() => useSlip.setState({ ticket: { stage: 'accepted' } as never }));
    act(() => useSlip.setState({ ticket: EDITING }));
    expect(slip().items[0]).not.toHaveProperty('chosen');
  });

  it('are the strip’s, too: a shape that was set up under the tabs is found there', async () => {
    openAccountWithSpots();
    choose('parlay');
    pick(1, 2, 3);
    chooseSpots(2);
    toggle(3);
    choose('straight');
    await show();
    const shapes = screen.getByRole('radiogroup', { name: 'Same picks as' });
    await userEvent.click(within(shapes).getByRole('radio', { name: /^Round robin/ }));
    expect(slip().options.roundRobinSizes).toEqual([3]);
    await press('Teaser');
    await press('Parlay');
    expect(slip().options.roundRobinSizes).toEqual([3]);
    await userEvent.click(within(shapes).getByRole('radio', { name: /^Parlay/ }));
    expect(slip().options).toMatchObject({ roundRobinSizes: [], openSpots: 2 });
    await press('Straight');
    await press('Parlay');
    expect(slip().options).toMatchObject({ roundRobinSizes: [], openSpots: 2 });
  });
});
