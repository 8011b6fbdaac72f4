import { evaluateTicket } from '@lineboard/domain/betting/ticket/evaluate-ticket';
import { describe, expect, it } from 'vitest';
import { openTestSlip, pickSpreads, restricted } from '../../../../testing/open-test-slip.ts';
import {
  createGameQuote,
  spreadIdOf,
  spreadOf,
  SPREAD_SEEN,
  ACCOUNT,
  BOOK_MS,
  CUSTOMER,
  UNDERDOG,
  UNDERDOG_ID,
  UNDERDOG_SEEN,
} from '../../../../testing/slip-examples.ts';
import { createSlipStore } from './create-slip-store.ts';

const openIfBet = () => {
  const slip = openTestSlip();
  slip.getState().chooseWagerType('ifWinOnly');
  pickSpreads(slip, 1, 2, 3);
  return slip;
};

describe('if bets', () => {
  it('VAL2-23: disable an amount until the pick before it has risk and to-win', () => {
    const slip = openIfBet();
    const disabled = () => slip.getState().evaluation.items.map(({ amountDisabled }) => amountDisabled);
    expect(disabled()).toEqual([false, true, true]);
    slip.getState().enterAmount(spreadIdOf(1), 'risk', 11_000);
    expect(disabled()).toEqual([false, false, true]);
  });

  it('VAL2-24: clear the later amounts when one is removed', () => {
    const slip = openIfBet();
    for (const gameNum of [1, 2, 3]) slip.getState().enterAmount(spreadIdOf(gameNum), 'risk', 11_000);
    slip.getState().enterAmount(spreadIdOf(2), 'risk', null);
    expect(slip.getState().items.map(({ amountCents }) => amountCents)).toEqual([11_000, null, null]);
  });

  it('VAL2-24: treat invalid text as a missing amount', () => {
    const slip = openIfBet();
    for (const gameNum of [1, 2, 3]) slip.getState().enterAmount(spreadIdOf(gameNum), 'risk', 11_000);
    slip.getState().enterAmount(spreadIdOf(1), 'risk', 'invalid');
    expect(slip.getState().items.map(({ amountCents }) => amountCents)).toEqual(['invalid', null, null]);
  });

  it('leave the amounts of straights independent', () => {
    const slip = openTestSlip();
    pickSpreads(slip, 1, 2);
    slip.getState().enterAmount(spreadIdOf(2), 'risk', 11_000);
    slip.getState().enterAmount(spreadIdOf(1), 'risk', null);
    expect(slip.getState().items.map(({ amountCents }) => amountCents)).toEqual([null, 11_000]);
  });

  it('HR-20.6: let a pick move up, and the request has the new order', () => {
    const slip = openIfBet();
    slip.getState().moveItem(spreadIdOf(3), 0);
    slip.getState().enterAmountForAll('base', 10_000);
    const order = slip
      .getState()
      .beginSending()
      ?.items.map(({ itemId }) => itemId);
    expect(order).toEqual([3, 1, 2].map(spreadIdOf));
  });

  it('move nothing to a place that doesn’t exist', () => {
    const slip = openIfBet();
    const { items } = slip.getState();
    slip.getState().moveItem(spreadIdOf(1), -1);
    slip.getState().moveItem(spreadIdOf(1), 3);
    slip.getState().moveItem('unknown', 0);
    expect(slip.getState().items).toBe(items);
  });
});

describe('points', () => {
  it('HR-30.1: are sent with the item when bought, at the book’s price for them', () => {
    const slip = openTestSlip();
    pickSpreads(slip, 1);
    slip.getState().buyPoints(spreadIdOf(1), 1);
    expect(slip.getState().evaluation.items[0]).toMatchObject({ finalLine: -3, finalPrice: -135 });
    slip.getState().enterAmount(spreadIdOf(1), 'risk', 13_500);
    expect(slip.getState().beginSending()?.items[0]).toMatchObject({
      pointsBought: 1,
      seenPrice: -110,
      seenLine: -3.5,
    });
  });
});

describe('free play and Less Juice', () => {
  const withFreePlay = (codes: string[]) => {
    const slip = openTestSlip(restricted(...codes));
    slip.getState().applyAccount({
      ...ACCOUNT,
      balance: { ...ACCOUNT.balance, freePlayBalanceCents: 20_000, version: 2 },
    });
    return slip;
  };

  it('ROLE2-12: free play is on at first with FPACTIVE', () => {
    const slip = withFreePlay(['FPACTIVE']);
    slip.getState().togglePick(spreadOf(1), SPREAD_SEEN);
    expect(slip.getState().options.useFreePlay).toBe(true);
  });

  it('ROLE2-12: with FPACTIVE a pick from before the balance was known begins with free play once it is', () => {
    const figures = {
      ...ACCOUNT,
      balance: { ...ACCOUNT.balance, freePlayBalanceCents: 20_000, version: 2 },
    };
    const startUnknown = () => {
      const slip = openTestSlip(restricted('FPACTIVE'));
      slip.getState().applyAccount(null);
      slip.getState().togglePick(spreadOf(1), SPREAD_SEEN);
      expect(slip.getState().options.useFreePlay).toBe(false);
      return slip;
    };
    const slip = startUnknown();
    slip.getState().applyAccount(figures);
    expect(slip.getState().options.useFreePlay).toBe(true);
    slip.getState().setFreePlay(false);
    slip.getState().applyAccount({ ...figures, balance: { ...figures.balance, version: 3 } });
    expect(slip.getState().options.useFreePlay).toBe(false);
    const typed = startUnknown();
    typed.getState().enterAmount(typed.getState().items[0]!.itemId, 'risk', 1_000);
    typed.getState().applyAccount(figures);
    expect(typed.getState().options.useFreePlay).toBe(false);
  });

  it('ROLE2-12: with FPACTIVE a pick from before the rules were loaded begins with free play once they are', () => {
    let isLoaded = false;
    const slip = createSlipStore({
      evaluate: (draft, context) => (isLoaded ? evaluateTicket(draft, context) : null),
      readBookMs: () => BOOK_MS,
      createKey: () => 'key',
    });
    slip.getState().applyCustomer({ ...CUSTOMER, ...restricted('FPACTIVE') });
    slip
      .getState()
      .applyAccount({ ...ACCOUNT, balance: { ...ACCOUNT.balance, freePlayBalanceCents: 20_000 } });
    slip.getState().togglePick(spreadOf(1), SPREAD_SEEN);
    expect(slip.getState().options.useFreePlay).toBe(false);
    isLoaded = true;
    slip.getState().recalculate();
    expect(slip.getState().options.useFreePlay).toBe(true);
  });

  it('ROLE2-12: free play is off at first without FPACTIVE, and where it isn’t allowed', () => {
    const without = withFreePlay([]);
    without.getState().togglePick(spreadOf(1), SPREAD_SEEN);
    expect(without.getState().options.useFreePlay).toBe(false);
    const moneyLine = withFreePlay(['FPACTIVE']);
    moneyLine.getState().togglePick(UNDERDOG, UNDERDOG_SEEN);
    expect(moneyLine.getState().options.useFreePlay).toBe(false);
  });

  it('VAL2-51, VAL2-54: a ticket that can’t be free play says so and is not sent', () => {
    const slip = withFreePlay([]);
    slip.getState().togglePick(UNDERDOG, UNDERDOG_SEEN);
    slip.getState().applyQuotes([[UNDERDOG_ID, createGameQuote(1)]]);
    slip.getState().enterAmount(UNDERDOG_ID, 'risk', 1_000);
    slip.getState().setFreePlay(true);
    expect(slip.getState().evaluation.error?.code).toBe('freePlayUnavailable');
    expect(slip.getState().beginSending()).toBeNull();
  });

  it('Less Juice is sent with the request', () => {
    const slip = openTestSlip(restricted('LESSJUICE'));
    pickSpreads(slip, 1);
    slip.getState().setLessJuice(true);
    slip.getState().enterAmount(spreadIdOf(1), 'risk', 10_500);
    expect(slip.getState().beginSending()).toMatchObject({ lessJuice: true, items: [{ seenPrice: -110 }] });
  });
});
