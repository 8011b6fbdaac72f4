import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import { describe, expect, it } from 'vitest';
import { openTestSlip, pickMoneyLine, pickSpreads, restricted } from '../../../../testing/open-test-slip.ts';
import {
  createOpenParlay,
  spreadIdOf,
  spreadOf,
  SPREAD_SEEN,
  ACCOUNT,
} from '../../../../testing/slip-examples.ts';
import { selectOffersSameAmount } from './slip-view.ts';

const REF = { ticketNumber: 100_007, wagerNumber: 1 };

describe('the wager type', () => {
  it.each([
    ['ST2-10: straight', 'straight'],
    ['ST2-11: parlay', 'parlay'],
    ['ST2-12: teaser', 'teaser'],
    ['ST2-13: action reverse', 'actionReverse'],
    ['ST2-14: if bet win only', 'ifWinOnly'],
    ['ST2-15: if bet win or push', 'ifWinOrPush'],
  ] as const)('%s is what goes to the book', (_title, wagerType) => {
    const slip = openTestSlip();
    slip.getState().chooseWagerType(wagerType);
    pickSpreads(slip, 1, 2);
    slip.getState().enterAmountForAll('base', 10_000);
    expect(slip.getState().beginSending()).toMatchObject({ wagerType });
  });

  it('ST1-19: asks for confirmation when selections would be removed, and doesn’t otherwise', () => {
    const slip = openTestSlip();
    slip.getState().chooseWagerType('parlay');
    expect(slip.getState()).toMatchObject({ pendingChange: null, options: { wagerType: 'parlay' } });
    pickSpreads(slip, 1, 2);
    slip.getState().chooseWagerType('straight');
    expect(slip.getState()).toMatchObject({ pendingChange: null, options: { wagerType: 'straight' } });
    expect(slip.getState().items.map(({ itemId }) => itemId)).toEqual([1, 2].map(spreadIdOf));
    pickMoneyLine(slip, 1);
    slip.getState().chooseWagerType('parlay');
    expect(slip.getState()).toMatchObject({
      pendingChange: { kind: 'wagerType', closesOpenPlay: false, fittingCount: 2, misfitCount: 1 },
      options: { wagerType: 'straight' },
    });
  });

  it('ST1-20, ST1-21: clears the selections that don’t fit on confirmation and applies the change', () => {
    const slip = openTestSlip();
    pickMoneyLine(slip, 1);
    pickSpreads(slip, 2);
    pickMoneyLine(slip, 3);
    slip.getState().chooseWagerType('teaser');
    slip.getState().confirmChange();
    expect(slip.getState()).toMatchObject({ pendingChange: null, options: { wagerType: 'teaser' } });
    const { items, quotes, lastKnown } = slip.getState();
    const only = [spreadIdOf(2)];
    expect([items.map(({ itemId }) => itemId), [...quotes.keys()], [...lastKnown.keys()]]).toEqual([
      only,
      only,
      only,
    ]);
  });

  it('a wager type that takes them restores the picks that another one removed', () => {
    const slip = openTestSlip();
    pickMoneyLine(slip, 1);
    pickSpreads(slip, 2);
    slip.getState().enterAmount(spreadIdOf(2), 'risk', 11_000);
    const quotes = [...slip.getState().quotes.values()];
    slip.getState().chooseWagerType('teaser');
    slip.getState().confirmChange();
    expect(slip.getState().takenOff).toMatchObject({ count: 1, fitting: [] });
    slip.getState().chooseWagerType('straight');
    expect(slip.getState()).toMatchObject({ pendingChange: null, takenOff: null });
    expect(slip.getState().items.map(({ pick }) => pick)).toMatchObject([{ market: 'S' }, { market: 'M' }]);
    expect(new Set(slip.getState().quotes.values())).toEqual(new Set(quotes));
  });

  it('what a customer dismissed stays off', () => {
    const slip = openTestSlip();
    pickMoneyLine(slip, 1);
    pickSpreads(slip, 2);
    slip.getState().chooseWagerType('teaser');
    slip.getState().confirmChange();
    slip.getState().forgetTakenOff();
    slip.getState().chooseWagerType('straight');
    expect(slip.getState().items.map(({ itemId }) => itemId)).toEqual([spreadIdOf(2)]);
  });

  it('ST1-22: reverts on cancel and keeps everything', () => {
    const slip = openTestSlip();
    pickMoneyLine(slip, 1);
    const { items } = slip.getState();
    slip.getState().chooseWagerType('teaser');
    slip.getState().cancelChange();
    expect(slip.getState()).toMatchObject({ pendingChange: null, options: { wagerType: 'straight' } });
    expect(slip.getState().items).toBe(items);
  });

  it('ST1-20: closes an open play on a change, also without picks', () => {
    const slip = openTestSlip();
    slip.getState().startFilling(REF, createOpenParlay());
    slip.getState().chooseWagerType('straight');
    expect(slip.getState().pendingChange?.closesOpenPlay).toBe(true);
    slip.getState().confirmChange();
    expect(slip.getState()).toMatchObject({ filled: null, options: { filling: null } });
  });

  it('doesn’t change while a ticket is under way', () => {
    const slip = openTestSlip();
    pickSpreads(slip, 1);
    slip.getState().enterAmount(spreadIdOf(1), 'risk', 11_000);
    slip.getState().beginSending();
    slip.getState().chooseWagerType('parlay');
    slip.getState().setFreePlay(true);
    expect(slip.getState()).toMatchObject({ pendingChange: null, options: { useFreePlay: false } });
  });

  it('VAL2-16: doesn’t offer the same amount where the ticket has a single one', () => {
    const slip = openTestSlip();
    slip.getState().chooseWagerType('ifWinOrPush');
    pickSpreads(slip, 1, 2);
    slip.getState().enterAmount(spreadIdOf(1), 'risk', 11_000);
    expect(selectOffersSameAmount(slip.getState(), spreadIdOf(1))).toBe(true);
    const { items } = slip.getState();
    slip.setState({ options: { ...slip.getState().options, wagerType: 'parlay' }, items });
    expect(selectOffersSameAmount(slip.getState(), spreadIdOf(1))).toBe(false);
  });

  it('ST2-16, VAL2-20: has one amount for all picks of a parlay and a teaser', () => {
    for (const wagerType of ['parlay', 'teaser'] as const) {
      const slip = openTestSlip();
      slip.getState().chooseWagerType(wagerType);
      pickSpreads(slip, 1, 2);
      expect(slip.getState().evaluation.safeToPost).toBe(false);
      slip.getState().enterTicketAmount('risk', 10_000);
      expect(slip.getState().evaluation).toMatchObject({ safeToPost: true, totalRiskCents: 10_000 });
      slip.getState().enterTicketAmount('risk', 'invalid');
      expect(slip.getState().evaluation.safeToPost).toBe(false);
    }
  });
});

describe('teasers', () => {
  it('ST1-23, ST1-24: choosing teaser takes the first of the book’s teasers', () => {
    const slip = openTestSlip();
    slip.getState().chooseWagerType('teaser');
    expect(slip.getState().options.teaserName).toBe('T tp 6/4');
  });

  it('the book’s own teasers replace the defaults once they arrive', () => {
    const slip = openTestSlip();
    const own = { ...DEFAULT_HOUSE_RULES.teasers[0]!, teaserName: 'T tp 5/3' };
    slip.getState().applyRules({ ...DEFAULT_HOUSE_RULES, teasers: [own] });
    slip.getState().chooseWagerType('teaser');
    expect(slip.getState().options.teaserName).toBe('T tp 5/3');
  });

  it('ST1-24: the book’s rules may name another first teaser', () => {
    const slip = openTestSlip();
    slip.getState().applyRules({ ...DEFAULT_HOUSE_RULES, defaultTeaserName: 'T tp 7/5' });
    slip.getState().chooseWagerType('teaser');
    expect(slip.getState().options.teaserName).toBe('T tp 7/5');
  });

  it('ST1-25: another teaser asks first when there are picks, and closes the current bet', () => {
    const slip = openTestSlip();
    slip.getState().chooseWagerType('teaser');
    slip.getState().chooseTeaser('T tp 7/5');
    expect(slip.getState().options.teaserName).toBe('T tp 7/5');
    pickSpreads(slip, 1);
    slip.getState().chooseTeaser('T tp 6/4');
    expect(slip.getState().pendingChange?.kind).toBe('teaser');
    expect(slip.getState().options.teaserName).toBe('T tp 7/5');
    slip.getState().confirmChange();
    expect(slip.getState()).toMatchObject({ items: [], options: { teaserName: 'T tp 6/4' } });
  });
});

describe('round robin and open spots', () => {
  const openParlay = () => {
    const slip = openTestSlip(restricted('PLOPEN'));
    slip.getState().chooseWagerType('parlay');
    pickSpreads(slip, 1, 2, 3);
    return slip;
  };

  it('ENT2-16: sizes are chosen one by one and sorted ascending; the single parlay has none', () => {
    const slip = openParlay();
    slip.getState().toggleRoundRobinSize(3);
    slip.getState().toggleRoundRobinSize(2);
    expect(slip.getState().options.roundRobinSizes).toEqual([2, 3]);
    slip.getState().toggleRoundRobinSize(3);
    expect(slip.getState().options.roundRobinSizes).toEqual([2]);
    slip.getState().chooseSingleParlay();
    expect(slip.getState().options.roundRobinSizes).toEqual([]);
  });

  it('VAL2-28: sizes that the picks no longer have are removed with the pick', () => {
    const slip = openParlay();
    slip.getState().toggleRoundRobinSize(2);
    slip.getState().removeItem(spreadIdOf(3));
    expect(slip.getState().options.roundRobinSizes).toEqual([]);
  });

  it('ST2-21: a round robin ends open spots', () => {
    const slip = openParlay();
    slip.getState().chooseOpenSpots(2);
    slip.getState().toggleRoundRobinSize(2);
    expect(slip.getState().options).toMatchObject({ openSpots: 0, roundRobinSizes: [2] });
  });

  it('ST2-22, ST2-23: open spots reset the round robin to the single parlay and say so', () => {
    const slip = openParlay();
    slip.getState().toggleRoundRobinSize(2);
    slip.getState().chooseOpenSpots(1);
    expect(slip.getState()).toMatchObject({
      openSpotsNotice: true,
      options: { openSpots: 1, roundRobinSizes: [] },
    });
    slip.getState().dismissOpenSpotsNotice();
    expect(slip.getState().openSpotsNotice).toBe(false);
  });

  it('without a round robin no notice about open spots appears', () => {
    const slip = openParlay();
    slip.getState().chooseOpenSpots(1);
    expect(slip.getState().openSpotsNotice).toBe(false);
  });

  it('ST2-20: open spots turn free play off', () => {
    const slip = openParlay();
    slip.getState().setFreePlay(true);
    slip.getState().chooseOpenSpots(1);
    expect(slip.getState().options.useFreePlay).toBe(false);
  });

  it('ST2-18, CON2-08: a new ticket with open spots takes any number of picks', () => {
    const slip = openParlay();
    slip.getState().chooseOpenSpots(1);
    pickSpreads(slip, 4, 5);
    expect(slip.getState().items).toHaveLength(5);
    expect(slip.getState().options.openSpots).toBe(1);
  });

  it('more spots than may stay empty count as none', () => {
    const slip = openParlay();
    slip.getState().chooseOpenSpots(10);
    expect(slip.getState().options.openSpots).toBe(0);
  });
});

describe('filling an open play', () => {
  it('ST1-37: chooses its wager type, and names its ticket in the request', () => {
    const slip = openTestSlip();
    slip.getState().startFilling(REF, createOpenParlay());
    pickSpreads(slip, 1);
    expect(slip.getState().beginSending()).toMatchObject({ wagerType: 'parlay', filling: REF });
  });

  it('ST2-03, ST2-19: reverts the next selection when its places are full', () => {
    const slip = openTestSlip();
    slip.getState().startFilling(REF, createOpenParlay());
    pickSpreads(slip, 1);
    expect(slip.getState().togglePick(spreadOf(2), SPREAD_SEEN)).toBe(true);
    expect(slip.getState().togglePick(spreadOf(3), SPREAD_SEEN)).toBe(false);
    expect(slip.getState().items).toHaveLength(2);
  });

  const fillOne = (keepOpenPlay: boolean) => {
    const slip = openTestSlip();
    slip.getState().setKeepOpenPlay(keepOpenPlay);
    slip.getState().startFilling(REF, createOpenParlay());
    pickSpreads(slip, 1);
    const key = slip.getState().beginSending()?.idempotencyKey ?? '';
    slip.getState().applyAnswer(key, {
      state: 'accepted',
      ...REF,
      acceptedAtMs: 0,
      totalRiskCents: 10_000,
      totalToWinCents: 26_446,
      wagers: [],
      balance: ACCOUNT.balance,
    });
    return slip.getState();
  };

  it('ENT2-15.10: goes on with the remaining places when the open play is kept', () => {
    expect(fillOne(true)).toMatchObject({
      options: { filling: REF },
      filled: { wager: { terms: { openSpots: 1 } }, legs: [{}, {}] },
    });
  });

  it('ENT2-15.10: starts a new ticket when it isn’t kept', () => {
    expect(fillOne(false)).toMatchObject({ options: { filling: null }, filled: null });
  });

  it('leaves nothing of it to another customer', () => {
    const slip = openTestSlip();
    slip.getState().startFilling(REF, createOpenParlay());
    slip.getState().applyCustomer(null);
    expect(slip.getState()).toMatchObject({ filled: null, options: { filling: null } });
  });
});

describe('rolling if', () => {
  it('the parent is sent with the request, may be changed, and can be dropped', () => {
    const slip = openTestSlip({ enableRifFlag: true });
    pickSpreads(slip, 2);
    slip.getState().chooseParentRif(REF, true, { ...createOpenParlay(), chainLength: 1 });
    expect(slip.getState().options.parentRif).toEqual({ ...REF, winOnly: true });
    slip.getState().setParentWinOnly(false);
    expect(slip.getState().options.parentRif?.winOnly).toBe(false);
    slip.getState().dropParentRif();
    expect(slip.getState()).toMatchObject({ parent: null, options: { parentRif: null } });
  });

  it('VAL2-41, VAL2-42: an if bet and a reverse keep no parent', () => {
    const slip = openTestSlip({ enableRifFlag: true });
    slip.getState().chooseParentRif(REF, true, createOpenParlay());
    slip.getState().chooseWagerType('parlay');
    expect(slip.getState().options.parentRif).toEqual({ ...REF, winOnly: true });
    slip.getState().chooseWagerType('actionReverse');
    expect(slip.getState()).toMatchObject({ parent: null, options: { parentRif: null } });
  });
});
