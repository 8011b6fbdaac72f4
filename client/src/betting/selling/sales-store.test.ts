import { ACCOUNT } from '../../../testing/slip-examples.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SaleOrder } from './sale-stage.ts';
import { useSales } from './sales-store.ts';

const order = (changed: Partial<SaleOrder> = {}): SaleOrder => ({
  ticketNumber: 100,
  wagerNumber: 1,
  key: 'one',
  sharePercent: 50,
  seenCents: 5_000,
  tolerancePercent: 2,
  ...changed,
});
const stageOf = (name = '100-1') => useSales.getState().sales.get(name)?.stage;
const kept = (): string[] => Object.keys(localStorage).sort();

beforeEach(() => {
  localStorage.clear();
  useSales.setState(useSales.getInitialState());
  useSales.getState().own('ANN');
});

describe('the sales of a page', () => {
  it('HR-53.3: a bet has one at a time, and other bets have theirs', () => {
    const { begin, markUnknown } = useSales.getState();
    expect(begin(order())).toBe(true);
    expect(begin(order({ key: 'two' }))).toBe(false);
    markUnknown(order());
    expect(begin(order({ key: 'two' }))).toBe(false);
    expect(begin(order({ key: 'two', wagerNumber: 2 }))).toBe(true);
    expect(kept()).toEqual(['lb-sale:ANN:one', 'lb-sale:ANN:two']);
    useSales.getState().apply(order(), { state: 'changed', offerCents: 4_000 });
    expect(begin(order({ key: 'three' }))).toBe(true);
    // The answer to the first key came again, late.
    useSales.getState().apply(order(), { state: 'closed' });
    expect(stageOf()).toBe('sending');
    expect(kept()).toEqual(['lb-sale:ANN:three', 'lb-sale:ANN:two']);
  });

  it('HR-53.3: nobody’s are begun, and another customer has none of them', () => {
    const { begin, own, markUnknown, apply } = useSales.getState();
    begin(order());
    own('BOB');
    expect(stageOf()).toBeUndefined();
    const { balance } = ACCOUNT;
    const left = { riskLeftCents: 0, toWinLeftCents: 0 };
    apply(order(), {
      state: 'sold',
      ticketNumber: 100,
      wagerNumber: 1,
      sharePercent: 50,
      byTarget: false,
      paidCents: 1,
      ...left,
      balance,
    });
    markUnknown(order());
    expect(stageOf()).toBeUndefined();
    own(null);
    expect(begin(order({ key: 'two' }))).toBe(false);
    // Ann is asked about hers when she is back.
    own('ANN');
    expect(stageOf()).toBe('unknown');
    expect(kept()).toEqual(['lb-sale:ANN:one']);
  });

  it('what was read goes, what is under way stays', () => {
    const { begin, dismiss, fail } = useSales.getState();
    begin(order());
    dismiss('100-1');
    expect(stageOf()).toBe('sending');
    fail(order(), { code: 'forbidden', status: 403 });
    dismiss('100-1');
    expect(stageOf()).toBeUndefined();
    expect(kept()).toEqual([]);
  });
});
