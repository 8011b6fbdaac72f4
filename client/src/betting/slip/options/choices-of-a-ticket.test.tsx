import { sampleContestLine } from '@lineboard/workers/testing/sample-book';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openTestPage } from '../../../../testing/open-test-page.ts';
import { restricted } from '../../../../testing/open-test-slip.ts';
import {
  createGameQuote,
  createOpenParlay,
  spreadIdOf,
  SPREAD_SEEN,
  spreadOf,
} from '../../../../testing/slip-examples.ts';
import { pick, press, setUpSlipTests, show } from '../../../../testing/slip-panel.tsx';
import { useSession } from '../../../ground/session/session-store.ts';
import { useSlip } from '../state/slip-store.ts';

setUpSlipTests();

const slip = () => useSlip.getState();
const requote = (
  ...[line, game]: [Parameters<typeof createGameQuote>[1], Parameters<typeof createGameQuote>[2]?]
) => act(() => slip().applyQuotes([[spreadIdOf(1), createGameQuote(1, { ...line, version: 8 }, game)]]));
const acceptChanges = () => act(() => slip().acceptChanges());

describe('rolling from an open bet', () => {
  const showRollable = async (type: string, ...codes: string[]) => {
    openTestPage({ customer: { enableRifFlag: true, ...restricted(...codes) } });
    await show();
    if (type !== 'Straight') await press(type);
    pick(1, 2, 3);
    expect(readButton()).not.toBeNull();
  };
  const readButton = () => screen.queryByRole('link', { name: 'Roll from an open bet' });

  it('VAL2-38: is not offered offline', async () => {
    await showRollable('Straight');
    act(() => {
      useSession.getState().endSession(false);
      slip().applyCustomer(null);
    });
    expect(readButton()).toBeNull();
  });

  it('VAL2-40: is not offered with a game of parlay restriction D', async () => {
    await showRollable('Straight');
    requote({}, { parlayRestriction: 'D' });
    expect(readButton()).toBeNull();
  });

  it('VAL2-43: is not offered with an Asian line', async () => {
    await showRollable('Straight');
    requote({ spread1: -3.25, spread2: 3.25 });
    acceptChanges();
    expect(readButton()).toBeNull();
  });

  it('VAL2-44: is not offered with open spots', async () => {
    await showRollable('Parlay', 'PLOPEN');
    act(() => slip().chooseOpenSpots(1));
    expect(readButton()).toBeNull();
  });

  it('VAL2-45: is not offered on a round robin', async () => {
    await showRollable('Parlay');
    act(() => slip().toggleRoundRobinSize(2));
    expect(readButton()).toBeNull();
  });

  it('VAL2-46: is not offered with Less Juice', async () => {
    await showRollable('Straight', 'LESSJUICE');
    act(() => slip().setLessJuice(true));
    expect(readButton()).toBeNull();
  });
});

describe('free play', () => {
  const readSwitch = () => screen.queryByRole('switch', { name: /^Free play/ });
  const showWithFreePlay = async (type: string, ...codes: string[]) => {
    openTestPage({
      customer: { enableRifFlag: true, ...restricted(...codes) },
      freePlayBalanceCents: 20_000,
    });
    await show();
    if (type !== 'Straight') await press(type);
    pick(1, 2);
    expect(readSwitch()).toHaveProperty('disabled', false);
  };
  const isOffered = () => readSwitch() !== null && !(readSwitch() as HTMLInputElement).disabled;

  it('VAL2-48: needs a free-play balance that is known and not negative', async () => {
    await showWithFreePlay('Straight');
    act(() => openTestPage({ freePlayBalanceCents: -1 }));
    pick(1);
    expect(isOffered()).toBe(false);
  });

  it('VAL2-49: is not offered with open spots', async () => {
    await showWithFreePlay('Parlay', 'FPPARLAYS', 'PLOPEN');
    act(() => slip().chooseOpenSpots(1));
    expect(isOffered()).toBe(false);
  });

  it('VAL2-50: is not offered with a contest', async () => {
    await showWithFreePlay('Straight');
    const line = sampleContestLine(12, 3, { moneyLine: 120, wagerCutoffMs: 4_000_000_000_000 });
    act(() => {
      slip().togglePick(
        { type: 'C', contestNum: 12, contestantNum: 3 },
        { price: 120, line: null, position: { epoch: 'e', clk: 1 } },
      );
      slip().applyQuotes([['C.12.3', { type: 'C', line, feedUp: true }]]);
    });
    expect(isOffered()).toBe(false);
  });

  it('VAL2-53: is not offered with a rolling if', async () => {
    await showWithFreePlay('Straight');
    act(() => slip().chooseParentRif({ ticketNumber: 7, wagerNumber: 2 }, true, createOpenParlay()));
    expect(isOffered()).toBe(false);
  });

  it('VAL2-55: is not offered on an Asian line when that is denied', async () => {
    await showWithFreePlay('Straight', 'FPNOASIAN');
    requote({ spread1: -3.25, spread2: 3.25 });
    acceptChanges();
    expect(isOffered()).toBe(false);
  });

  it('VAL2-55: is offered on an Asian line when that is not denied', async () => {
    await showWithFreePlay('Straight');
    requote({ spread1: -3.25, spread2: 3.25 });
    acceptChanges();
    expect(isOffered()).toBe(true);
  });
});

describe('open spots', () => {
  const readStepper = () => screen.queryByRole('group', { name: 'Open spots' });

  it.each([
    ['VAL1-16', 'Parlay', 'PLOPEN', 'TEOPEN'],
    ['VAL1-17', 'Teaser', 'TEOPEN', 'PLOPEN'],
  ])('%s: a %s has them with %s, and not with %s', async (_id, type, code, other) => {
    openTestPage({ customer: restricted(other) });
    await show();
    await press(type);
    pick(1, 2);
    expect(readStepper()).toBeNull();
    act(() => openTestPage({ customer: restricted(code) }));
    await press(type);
    pick(1, 2);
    expect(readStepper()).not.toBeNull();
  });

  it.each(['Straight', 'If win only', 'If win or push', 'Action reverse'])(
    'VAL1-15: a ticket of the type %s has none, whatever is permitted',
    async (type) => {
      openTestPage({ customer: restricted('PLOPEN', 'TEOPEN') });
      await show();
      if (type !== 'Straight') await press(type);
      pick(1, 2);
      expect(readStepper()).toBeNull();
    },
  );
});

describe('points to buy', () => {
  const readChoice = () => screen.queryByRole('combobox', { name: /^Points on/ });

  it.each([
    ['Football', true],
    ['Basketball', true],
    ['Baseball', true],
    ['Hockey', false],
    ['Soccer', false],
  ])('VAL2-32: a spread of %s has them: %s', async (sportType, has) => {
    pick(1);
    requote({}, { sportType });
    await show();
    expect(readChoice() !== null).toBe(has);
  });

  it('VAL2-34: are offered only for the full game', async () => {
    const firstHalf = { ...spreadOf(1), periodNumber: 1 };
    act(() => {
      slip().togglePick(firstHalf, SPREAD_SEEN);
      slip().applyQuotes([['G.1.1.S.team1', createGameQuote(1, { periodNumber: 1 })]]);
    });
    await show();
    expect(readChoice()).toBeNull();
  });
});
