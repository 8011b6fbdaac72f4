import { rowOfType, TICKET_WAGER_TYPES } from '@lineboard/domain/ground/wager-kind/wager-types';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { restricted } from '../../../../testing/open-test-slip.ts';
import { openTestPage } from '../../../../testing/open-test-page.ts';
import { createOpenTeaser, spreadIdOf } from '../../../../testing/slip-examples.ts';
import { enter, pick, press, readAction, setUpSlipTests, show } from '../../../../testing/slip-panel.tsx';
import { deviceStorage } from '../../../ground/device-storage/device-storage.ts';
import { listShapes } from '../shapes/list-shapes.ts';
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

  it('survive a reload with the picks', async () => {
    openTestPage({ customer: restricted('LESSJUICE') });
    choose('parlay');
    pick(1, 2, 3);
    toggle(2, 3);
    choose('actionReverse');
    act(() => slip().setArbc(true));
    choose('straight');
    act(() => slip().setLessJuice(true));
    choose('teaser');
    act(() => slip().chooseTeaser('T tp 7/5'));
    act(() => slip().confirmChangeWithPicks());
    choose('ifWinOnly');
    const { owner } = slip();
    const restored = restoreSlip(deviceStorage, owner ?? '', 0);
    openTestPage({ customer: restricted('LESSJUICE') });
    expect(slip().items).toEqual([]);
    act(() => useSlip.setState({ ...restored, owner }));
    act(() => slip().recalculate());
    choose('parlay');
    expect(slip().options.roundRobinSizes).toEqual([2, 3]);
    choose('actionReverse');
    expect(slip().options.arbc).toBe(true);
    choose('straight');
    expect(slip().options.lessJuice).toBe(true);
    await show();
    await press('Teaser');
    expect(slip().options.teaserName).toBe('T tp 7/5');
  });

  it('come back with the tab: the teaser, and the picks that it takes', async () => {
    pick(1, 2);
    await show();
    await press('Teaser');
    const byBook = slip().options.teaserName;
    act(() => slip().chooseTeaser('T tp 7/5'));
    act(() => slip().confirmChangeWithPicks());
    expect(byBook).not.toBe('T tp 7/5');
    await press('Straight');
    expect(slip().options.teaserName).toBeNull();
    await press('Teaser');
    expect(slip().options.teaserName).toBe('T tp 7/5');
    expect(slip().items).toHaveLength(2);
    expect(slip().ticket).toEqual(EDITING);
    const { rules } = slip();
    await press('Straight');
    const teasers = rules.teasers.filter(({ teaserName }) => teaserName !== 'T tp 7/5');
    act(() => slip().applyRules({ ...rules, teasers }));
    await press('Teaser');
    expect(slip().options.teaserName).toBe(byBook);
  });

  it('come back with the tab: a birdcage while there are picks for it', async () => {
    pick(1, 2, 3);
    await show();
    await press('Action reverse');
    await userEvent.click(screen.getByRole('switch', { name: 'Birdcage (ARBC)' }));
    await press('Straight');
    expect(slip().options.arbc).toBe(false);
    await press('Action reverse');
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Birdcage (ARBC)' }).checked).toBe(true);
    await press('Straight');
    act(() => slip().removeItem(spreadIdOf(3)));
    await press('Action reverse');
    expect(slip().options.arbc).toBe(false);
    expect(slip().evaluation.error?.code).not.toBe('arbcNeedsThree');
  });

  it('come back with the tab: less juice, until the account may not have it', async () => {
    openTestPage({ customer: restricted('LESSJUICE') });
    pick(1, 2);
    await show();
    await userEvent.click(screen.getByRole('switch', { name: 'Less Juice' }));
    await press('Parlay');
    expect(slip().options.lessJuice).toBe(false);
    await press('Straight');
    expect(slip().options.lessJuice).toBe(true);
    await press('Parlay');
    act(() => slip().applyCustomer({ ...slip().customer!, restrictions: [] }));
    await press('Straight');
    expect(slip().options.lessJuice).toBe(false);
  });

  it('never reach a ticket of another kind, whatever the device has kept', async () => {
    openTestPage({ customer: restricted('LESSJUICE', 'PLOPEN', 'TEOPEN') });
    pick(1, 2, 3);
    const { items } = slip();
    const everything = {
      roundRobinSizes: [2],
      openSpots: 1,
      arbc: true,
      lessJuice: true,
      teaserName: 'T tp 7/5',
    };
    const chosen = TICKET_WAGER_TYPES.map((wagerType) => ({ ...everything, shape: wagerType, wagerType }));
    act(() => useSlip.setState({ items: items.map((item) => ({ ...item, chosen })) }));
    await show();
    for (const wagerType of TICKET_WAGER_TYPES.toReversed()) {
      choose(wagerType);
      const { options, evaluation } = slip();
      const { hasRoundRobin, openSpotsBy, hasArbc, hasLessJuice, isTeased } = rowOfType(wagerType);
      const had = [
        options.roundRobinSizes.length > 0,
        options.openSpots > 0,
        options.arbc,
        options.lessJuice,
        options.teaserName !== null,
      ];
      const may = [hasRoundRobin, openSpotsBy !== null, hasArbc, hasLessJuice, isTeased];
      expect(
        had.filter((has, at) => has && !may[at]),
        wagerType,
      ).toEqual([]);
      expect(evaluation.error?.code ?? '', wagerType).not.toMatch(/Unavailable|arbc/);
    }
    for (const wagerType of ['teaser', 'straight'] as const) {
      const kept = [{ ...everything, shape: 'teaser', wagerType } as const];
      act(() => useSlip.setState({ items: slip().items.map((item) => ({ ...item, chosen: kept })) }));
      const strip = listShapes(slip(), 0, null, new Map()).shapes;
      const teaser = strip.find(({ options }) => options.wagerType === 'teaser');
      expect(teaser?.options).toMatchObject({ lessJuice: false, roundRobinSizes: [] });
    }
  });

  it('are left out of a shape of the strip that may not have them now', () => {
    openTestPage({ customer: restricted('PLOPEN', 'LESSJUICE') });
    choose('actionReverse');
    pick(1, 2);
    const { roundRobinSizes } = slip().options;
    const kept = { roundRobinSizes, openSpots: 2, lessJuice: true, teaserName: null };
    const chosen = (['straight', 'parlay'] as const).map((shape) => ({ ...kept, shape, wagerType: shape }));
    act(() => useSlip.setState({ items: slip().items.map((item) => ({ ...item, chosen })) }));
    const offered = () =>
      chosen.map(({ shape }) => {
        const { options } = listShapes(slip(), 0, null, new Map()).shapes.find(
          (each) => each.options.wagerType === shape,
        )!;
        return `${options.openSpots} ${options.lessJuice}`;
      });
    expect(offered()).toEqual(['0 true', '2 false']);
    act(() => slip().setFreePlay(true));
    expect(offered()).toEqual(['0 false', '0 false']);
    act(() => slip().setFreePlay(false));
    const { customer } = slip();
    act(() => slip().applyCustomer({ ...customer!, restrictions: [] }));
    expect(offered()).toEqual(['0 false', '0 false']);
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
