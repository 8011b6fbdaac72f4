import type { CustomerInfo } from '@lineboard/domain/account/customer/customer.schema';
import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { ACCOUNT, createGameQuote, spreadIdOf } from '../../../testing/slip-examples.ts';
import { enter, pick, press, readAction, setUpSlipTests, show } from '../../../testing/slip-panel.tsx';
import { sampleContestLine } from '@lineboard/workers/testing/sample-book';
import { useSlip } from './state/slip-store.ts';

setUpSlipTests();

const card = (name: string) => screen.getByRole('region', { name });
const requote = (gameNum: number, line: Parameters<typeof createGameQuote>[1]) =>
  act(() =>
    useSlip
      .getState()
      .applyQuotes([[spreadIdOf(gameNum), createGameQuote(gameNum, { ...line, version: 8 })]]),
  );

const pickContestant = (): void => {
  const line = sampleContestLine(12, 3, { wagerCutoffMs: 4_000_000_000_000 });
  act(() => {
    useSlip
      .getState()
      .togglePick(
        { type: 'C', contestNum: 12, contestantNum: 3 },
        { price: 1_200, line: null, position: { epoch: 'e', clk: 1 } },
      );
    useSlip.getState().applyQuotes([['C.12.3', { type: 'C', line, feedUp: true }]]);
  });
};

describe('the most that a ticket may cost and win', () => {
  it('OWN-4, OWN-8: the customer’s own limits and time-outs are reported before anything is sent', async () => {
    const limit = { kind: 'stake', period: 'day', amount: 20_000, used: 9_000, next: null } as const;
    const own = { timeOut: null, limits: [{ ...limit, endsMs: Number.MAX_SAFE_INTEGER }] };
    const apply = (given: NonNullable<typeof ACCOUNT.own>) =>
      act(() => useSlip.getState().applyAccount({ ...ACCOUNT, own: given }));
    openTestPage();
    pick(1);
    await show();
    apply(own);
    enter('Risk on Away 1 −3½', '110');
    expect(readAction()).toBe('Risk 110.00 to win 100.00');
    expect(screen.getByText('Left of your limit').nextSibling?.textContent).toBe('110.00');
    enter('Risk on Away 1 −3½', '111');
    expect(readAction()).toBe('Change the amount');
    expect(screen.getByRole('alert').textContent).toBe(
      'Over the stake limit you set for yourself · 110.00 of 200.00 left today',
    );
    apply({
      timeOut: { length: 'day', beganAtMs: 0, endsAtMs: Date.parse('2026-11-21T15:00:00Z') },
      limits: [],
    });
    expect(screen.getByRole('alert').textContent).toMatch(
      /^You’re on a time-out\. You can’t bet until it ends\. · Until Sat, Nov 21/,
    );
  });

  it('VAL2-14: a contest wins no more than the customer’s largest contest payout', async () => {
    openTestPage({ customer: { contestMaxPayoutCents: 130_000 } });
    pickContestant();
    await show();
    enter('Risk on Player 3', '100');
    expect(readAction()).toBe('Risk 100.00 to win 1,200.00');
    enter('Risk on Player 3', '101');
    expect(within(card('Player 3')).getByRole('alert').textContent).toContain('Amount Exceeded');
  });

  it('VAL2-15: an if bet wins no more than the customer’s largest if-bet payout', async () => {
    openTestPage({ customer: { ifBetMaxPayoutCents: 31_000 } });
    await show();
    await press('If win or push');
    pick(1, 2);
    enter('Risk on Away 1 −3½', '110');
    enter('Risk on Away 2 −3½', '110');
    expect(readAction()).toBe('Risk 110.00 to win 200.00');
    act(() => openTestPage({ customer: { ifBetMaxPayoutCents: 30_999 } }));
    await press('If win or push');
    pick(1, 2);
    enter('Risk on Away 1 −3½', '110');
    enter('Risk on Away 2 −3½', '110');
    expect(readAction()).not.toBe('Risk 110.00 to win 200.00');
  });

  it('HR-84.5: a ticket wins no more than the book’s figure in the customer’s currency', async () => {
    const rules = {
      ...DEFAULT_HOUSE_RULES,
      mostTicketWinCents: 10_000,
      mostTicketWinCentsOf: { MXN: 20_000 },
    };
    const open = (currency: string): void => {
      openTestPage({ customer: { currency } });
      act(() => useSlip.setState({ rules }));
      pick(1);
    };
    open('MXN');
    await show();
    enter('Risk on Away 1 −3½', '220');
    expect(readAction()).toBe('Risk 220.00 to win 200.00');
    enter('Risk on Away 1 −3½', '220.02');
    expect(within(card('Away 1 −3½')).getByRole('alert').textContent).toContain('Amount Exceeded');
    act(() => open('USD'));
    expect(screen.getByRole('button', { name: 'Max 100 on Away 1 −3½' })).toBeTruthy();
    enter('Risk on Away 1 −3½', '110');
    expect(readAction()).toBe('Risk 110.00 to win 100.00');
    enter('Risk on Away 1 −3½', '110.02');
    expect(within(card('Away 1 −3½')).getByRole('alert').textContent).toContain('Amount Exceeded');
  });

  it.each<[string, Partial<CustomerInfo>, number[], string, string]>([
    [
      'HR-10.4: a parlay pays no more than the largest parlay payout',
      { parlayMaxPayoutCents: 36_446 },
      [1, 2],
      'Risk on the ticket',
      'Over the maximum payout. Lower the amount · Max payout 364.46',
    ],
    [
      'HR-14.3: a round robin pays no more than the largest round robin payout',
      { roundRobinMaxPayoutCents: 109_338 },
      [1, 2, 3],
      'Amount of each parlay',
      'Over the maximum payout. Lower the amount · Max payout 1,093.38',
    ],
    [
      'HR-14.3: a round robin risks no more than the largest round robin bet',
      { roundRobinMaxBetCents: 30_000 },
      [1, 2, 3],
      'Amount of each parlay',
      'Over the maximum round robin risk · Max risk 300.00',
    ],
  ])('%s of the customer', async (_rule, customer, gameNums, field, words) => {
    openTestPage({ customer });
    await show();
    await press('Parlay');
    pick(...gameNums);
    if (gameNums.length > 2) await press(/Parlays of 2: 3 parlays/);
    enter(field, '100');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(readAction()).toMatch(/^Risk [13]00\.00 to win/);
    enter(field, '100.01');
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(readAction()).not.toMatch(/^Risk/);
  });

  it('HR-42.1: a ticket risks no more than what is available', async () => {
    const balance = { ...ACCOUNT.balance, availableCents: 11_000, version: 2 };
    act(() => useSlip.getState().applyAccount({ ...ACCOUNT, balance }));
    pick(1);
    await show();
    enter('Risk on Away 1 −3½', '110');
    expect(readAction()).toBe('Risk 110.00 to win 100.00');
    enter('Risk on Away 1 −3½', '110.01');
    expect(screen.getByRole('alert').textContent).toBe('Not enough available · Available 110.00');
    expect(readAction()).not.toMatch(/^Risk/);
  });

  it('HR-42.1: the largest amount that is offered is what the account leaves, and the limit where it leaves nothing', async () => {
    const leave = (availableCents: number, version: number) =>
      act(() =>
        useSlip
          .getState()
          .applyAccount({ ...ACCOUNT, balance: { ...ACCOUNT.balance, availableCents, version } }),
      );
    leave(11_000, 2);
    pick(1, 2);
    await show();
    await press('Max 100 on Away 1 −3½');
    expect(screen.getByRole('textbox', { name: 'Risk on Away 1 −3½' })).toHaveProperty('value', '110.00');
    expect(screen.getByRole('button', { name: 'Max 500 on Away 2 −3½' })).toBeTruthy();
    await press('Parlay');
    expect(screen.getByRole('button', { name: 'Max 110' })).toBeTruthy();
    leave(0, 3);
    expect(screen.getByRole('button', { name: 'Max 500' })).toBeTruthy();
  });

  it('HR-4.4: bets already placed on the pick count towards its limit', async () => {
    act(() => useSlip.getState().applyAccount({ ...ACCOUNT, exposureCents: { [spreadIdOf(1)]: 40_000 } }));
    pick(1, 2);
    await show();
    expect(screen.getByRole('button', { name: 'Max 100 on Away 1 −3½' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Max 500 on Away 2 −3½' })).toBeTruthy();
    enter('Risk on Away 1 −3½', '110.01');
    expect(within(card('Away 1 −3½')).getByRole('alert').textContent).toContain('Amount Exceeded');
  });

  it.each([
    ['HR-21.1', 'If win or push', false, '110', '110.01'],
    ['HR-21.2', 'If win only', false, '210', '210.01'],
  ])(
    '%s: %s, the most that a post-up customer may risk on the second pick',
    async (_id, type, creditAcctFlag, most, more) => {
      openTestPage({ customer: { creditAcctFlag } });
      await show();
      await press(type);
      pick(1, 2);
      enter('Risk on Away 1 −3½', '110');
      enter('Risk on Away 2 −3½', most);
      expect(screen.queryByRole('alert')).toBeNull();
      enter('Risk on Away 2 −3½', more);
      expect(within(card('Away 2 −3½')).getByRole('alert')).toBeTruthy();
    },
  );

  it('HR-21.3: a credit customer is limited only by the pick’s limit', async () => {
    await show();
    await press('If win or push');
    pick(1, 2);
    enter('Risk on Away 1 −3½', '110');
    enter('Risk on Away 2 −3½', '220');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ENT2-04, HR-4.2: a circled line has its own, lower maximum', async () => {
    pick(1);
    requote(1, { spreadLineStatus: 'I', spreadMaxWagerCents: 10_000 });
    await show();
    enter('Risk on Away 1 −3½', '110');
    expect(screen.queryByRole('alert')).toBeNull();
    enter('Risk on Away 1 −3½', '110.01');
    expect(within(card('Away 1 −3½')).getByRole('alert').textContent).toContain('Amount Exceeded');
  });

  it('CON2-01, ST2-04: amounts of the book are cents; a valid pick says nothing', async () => {
    pick(1);
    await show();
    act(() => useSlip.getState().enterAmount(spreadIdOf(1), 'risk', 12_345));
    expect(screen.getByRole('textbox', { name: 'Risk on Away 1 −3½' })).toHaveProperty('value', '123.45');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a ticket that is safe to post', () => {
  it('VAL2-18, VAL2-19: has picks, all of them valid', async () => {
    await show();
    expect(readAction()).toBeNull();
    pick(1, 2);
    enter('Risk on Away 1 −3½', '110');
    enter('Risk on Away 2 −3½', '110');
    expect(readAction()).toBe('Risk 220.00 to win 200.00');
    requote(2, { spreadLineStatus: 'H' });
    expect(readAction()).not.toBe('Risk 220.00 to win 200.00');
  });

  it.each([
    ['HR-32.4', 'a price that went away', { spreadAdj1: null }],
    ['HR-32.3', 'a cut-off that passed', { periodWagerCutoffMs: 1 }],
  ])('%s: %s takes the pick out of what can be bet', async (_id, _what, line) => {
    pick(1);
    await show();
    enter('Risk on Away 1 −3½', '110');
    expect(readAction()).toBe('Risk 110.00 to win 100.00');
    requote(1, line);
    expect(readAction()).not.toBe('Risk 110.00 to win 100.00');
    expect(useSlip.getState().evaluation.safeToPost).toBe(false);
  });
});
