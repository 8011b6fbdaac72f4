import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TICKET_WAGER_TYPES } from '@lineboard/domain/ground/wager-kind/wager-types';
import { deviceStorage } from '../../../ground/device-storage/device-storage.ts';
import { pickMoneyLine } from '../../../../testing/open-test-slip.ts';
import { enter, pick, press, readAction, setUpSlipTests, show } from '../../../../testing/slip-panel.tsx';
import { createOpenTeaser, spreadIdOf } from '../../../../testing/slip-examples.ts';
import { openTestPage } from '../../../../testing/open-test-page.ts';
import { restoreSlip } from './slip-storage.ts';
import { useSlip } from './slip-store.ts';
import { EDITING } from './ticket-stage.ts';

setUpSlipTests();

const slip = () => useSlip.getState();
const choose = (type: Parameters<ReturnType<typeof slip>['chooseWagerType']>[0]) =>
  act(() => slip().chooseWagerType(type));
const type = (gameNum: number, entered: 'risk' | 'toWin', cents: number | null) =>
  act(() => slip().enterAmount(spreadIdOf(gameNum), entered, cents));
const typeForTicket = (entered: 'risk' | 'toWin' | 'base', cents: number) =>
  act(() => slip().enterTicketAmount(entered, cents));
/** `risk 1000` of each pick. */
const ofPicks = () => slip().items.map(({ amountEntered, amountCents }) => `${amountEntered} ${amountCents}`);
const ofTicket = () => `${slip().options.amountEntered} ${slip().options.amountCents}`;

describe('a wager type that is chosen last', () => {
  it('brings its own amounts back, whatever was typed in others', async () => {
    pick(1, 2);
    await show();
    enter('Risk on Away 1 −3½', '20');
    enter('Risk on Away 2 −3½', '10');
    await press('Parlay');
    enter('Risk on the ticket', '7');
    await press('Teaser');
    enter('To win on the ticket', '50');
    await press('Straight');
    expect(ofPicks()).toEqual(['risk 2000', 'risk 1000']);
    expect(readAction()).toMatch(/^Risk 30\.00 to win /);
    await press('Parlay');
    expect(ofTicket()).toBe('risk 700');
    expect(readAction()).toMatch(/^Risk 7\.00 to win /);
    await press('Teaser');
    expect(ofTicket()).toBe('toWin 5000');
    expect(screen.getByRole('textbox', { name: 'To win on the ticket' })).toHaveProperty('value', '50.00');
  });

  it('takes over what means the same: risk stays risk, to win stays to win', () => {
    pick(1, 2);
    type(1, 'toWin', 2_500);
    type(2, 'risk', 1_000);
    choose('ifWinOnly');
    expect(ofPicks()).toEqual(['toWin 2500', 'risk 1000']);
    choose('parlay');
    expect(ofTicket()).toBe('toWin 2500');
    choose('teaser');
    expect(ofTicket()).toBe('toWin 2500');
    typeForTicket('risk', 900);
    choose('progressiveParlay');
    expect(ofTicket()).toBe('risk 900');
  });

  it('makes no amount of what means something else: a to-win is no risk, and a risk no base amount', () => {
    pick(1, 2);
    type(1, 'toWin', 2_500);
    choose('progressiveParlay');
    expect(ofTicket()).toBe('risk null');
    choose('straight');
    type(1, 'risk', 2_500);
    choose('actionReverse');
    expect(slip().options.amountCents).toBeNull();
    typeForTicket('base', 400);
    choose('progressiveParlay');
    expect(ofTicket()).toBe('risk null');
    choose('actionReverse');
    expect(ofTicket()).toBe('base 400');
  });

  it('hands a ticket’s amount to its only pick, and not to each of several', () => {
    choose('parlay');
    pick(1, 2);
    typeForTicket('risk', 900);
    choose('straight');
    expect(ofPicks()).toEqual(['risk null', 'risk null']);
    choose('parlay');
    expect(ofTicket()).toBe('risk 900');
    act(() => slip().removeItem(spreadIdOf(2)));
    choose('straight');
    expect(ofPicks()).toEqual(['risk 900']);
  });

  it('VAL2-24: clears what follows a gap in an if bet, and has it again as straights', () => {
    pick(1, 2, 3);
    type(1, 'risk', 500);
    type(3, 'risk', 700);
    choose('ifWinOrPush');
    expect(ofPicks()).toEqual(['risk 500', 'risk null', 'risk null']);
    choose('straight');
    expect(ofPicks()).toEqual(['risk 500', 'risk null', 'risk 700']);
  });

  it('has the amounts of picks that came off for another type, when they come back', async () => {
    pick(1);
    act(() => pickMoneyLine(useSlip, 1));
    const [, moneyLine] = slip().items;
    type(1, 'risk', 500);
    act(() => slip().enterAmount(moneyLine!.itemId, 'toWin', 600));
    choose('parlay');
    act(() => slip().confirmChange());
    expect(slip().items).toHaveLength(1);
    choose('straight');
    expect(ofPicks()).toEqual(['risk 500', 'toWin 600']);
  });

  it('another teaser keeps the amount of the ticket', () => {
    choose('teaser');
    pick(1, 2);
    typeForTicket('risk', 900);
    act(() => slip().chooseTeaser('T tp 7/5'));
    act(() => slip().confirmChange());
    act(() => slip().bringBackPicks());
    expect([slip().options.teaserName, ofTicket()]).toEqual(['T tp 7/5', 'risk 900']);
  });

  it('remembers over a reload, with the picks', () => {
    pick(1, 2);
    type(1, 'risk', 500);
    choose('parlay');
    typeForTicket('risk', 300);
    const { owner } = slip();
    const restored = restoreSlip(deviceStorage, owner ?? '', 0);
    openTestPage();
    act(() => useSlip.setState({ ...restored, owner }));
    choose('straight');
    expect(ofPicks()).toEqual(['risk 500', 'risk null']);
    choose('parlay');
    expect(ofTicket()).toBe('risk 300');
  });

  it('remembers nothing of picks that are gone, of another customer’s slip, or of a wager that is filled', () => {
    pick(1, 2);
    type(1, 'risk', 500);
    choose('parlay');
    act(() => slip().clear());
    pick(1, 2);
    choose('straight');
    expect(ofPicks()).toEqual(['risk null', 'risk null']);
    type(1, 'risk', 500);
    act(() => slip().startFilling({ ticketNumber: 100_007, wagerNumber: 1 }, createOpenTeaser()));
    act(() => slip().confirmChangeWithPicks());
    expect(ofTicket()).toBe('risk null');
  });

  it('begins again without amounts after a ticket', () => {
    pick(1);
    type(1, 'risk', 500);
    choose('ifWinOnly');
    const { items } = slip();
    expect(items[0]?.typed).toEqual([{ wagerType: 'straight', amountEntered: 'risk', amountCents: 500 }]);
    act(() => useSlip.setState({ ticket: { stage: 'accepted' } as never }));
    act(() => useSlip.setState({ ticket: EDITING }));
    expect(slip().items[0]).not.toHaveProperty('typed');
  });

  it('hands no amount to each parlay of a round robin that comes back', () => {
    choose('parlay');
    pick(1, 2, 3);
    act(() => slip().toggleRoundRobinSize(2));
    choose('straight');
    type(1, 'risk', 500);
    choose('parlay');
    expect([slip().options.roundRobinSizes, ofTicket()]).toEqual([[2], 'risk null']);
    typeForTicket('risk', 200);
    choose('teaser');
    choose('parlay');
    expect([slip().options.roundRobinSizes, ofTicket()]).toEqual([[2], 'risk 200']);
  });

  it('remembers what was typed before a shape was pressed', async () => {
    pick(1, 2);
    type(1, 'risk', 500);
    type(2, 'risk', 800);
    await show();
    await userEvent.click(screen.getByRole('radio', { name: /^Parlay / }));
    expect(ofTicket()).toBe('risk 500');
    await press('Straight');
    expect(ofPicks()).toEqual(['risk 500', 'risk 800']);
  });

  it('leaves the amounts of a slip that went to somebody else in between', () => {
    choose('teaser');
    pick(1, 2);
    typeForTicket('risk', 900);
    act(() => slip().chooseTeaser('T tp 7/5'));
    act(() => slip().confirmChange());
    act(() => useSlip.setState({ owner: 'BOB' }));
    act(() => slip().bringBackPicks());
    expect(ofTicket()).toBe('risk null');
  });

  it('never makes a risk larger that was typed once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...TICKET_WAGER_TYPES), { minLength: 1, maxLength: 8 }),
        fc.array(fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: null }), {
          minLength: 2,
          maxLength: 4,
        }),
        (types, cents) => {
          act(() => slip().clear());
          act(() => slip().chooseWagerType('parlay'));
          pick(...cents.map((_, at) => at + 1));
          if (cents.length > 2) act(() => slip().toggleRoundRobinSize(2));
          act(() => slip().chooseWagerType('straight'));
          cents.forEach((each, at) => type(at + 1, 'risk', each));
          const most = cents.reduce<number>((sum, each) => sum + (each ?? 0), 0);
          for (const each of types) {
            choose(each);
            if (slip().pendingChange !== null) act(() => slip().confirmChange());
            expect(slip().evaluation.totalRiskCents).toBeLessThanOrEqual(most);
          }
          choose('straight');
          expect(slip().items.map(({ amountCents }) => amountCents)).toEqual(cents);
        },
      ),
      { numRuns: 40 },
    );
  });
});
