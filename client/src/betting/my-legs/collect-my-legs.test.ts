import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import { describe, expect, it } from 'vitest';
import { createBet, createItem, createParlay, toBet } from '../../../testing/bet-examples.ts';
import { SPREAD } from '../../../testing/slip-examples.ts';
import { collectMyLegs } from './collect-my-legs.ts';

const KEY = keyOfPick(SPREAD);

describe('the customer’s undecided legs', () => {
  it('are summed by pick: what is at risk on it alone, and together with others', () => {
    const { held } = collectMyLegs([createBet(1, 1), createBet(2, 1), createParlay(3)], []);
    expect(held.get(KEY)).toEqual({ aloneCents: 22_000, together: 1, togetherCents: 10_000 });
    expect(held.get(keyOfPick({ ...SPREAD, gameNum: 2 }))).toEqual({
      aloneCents: 0,
      together: 1,
      togetherCents: 10_000,
    });
  });

  it('leave out what is graded, and count a pick that one wager has twice once', () => {
    const graded = createBet(1, 1, { items: [createItem({ result: ['W', 'W'] })] });
    const twice = createParlay(2);
    const { held, legs } = collectMyLegs(
      [graded, { ...twice, items: [createItem(), createItem(), createItem({ result: ['L', 'L'] }, 9)] }],
      [],
    );
    expect([...held]).toEqual([[KEY, { aloneCents: 0, together: 1, togetherCents: 10_000 }]]);
    expect(legs).toHaveLength(2);
  });

  it('HR-25.5: risk of a cut child what it was cut down to', () => {
    const cut = { riskCents: 4_000, toWinCents: 3_636 };
    const { held } = collectMyLegs([createBet(1, 1, { cut })], []);
    expect(held.get(KEY)?.aloneCents).toBe(4_000);
  });

  it('HR-44.3: count a live ticket that waits', () => {
    const { wagerStatus: _, ...bet } = toBet(createBet(1, 1));
    const waits = {
      idempotencyKey: 'k',
      sentAtMs: 0,
      decidedAtMs: 1,
      heldCents: 11_000,
      freePlayCents: 0,
      filling: null,
      rifParent: null,
      bets: [bet],
    };
    const { held, legs } = collectMyLegs([], [waits]);
    expect(held.get(KEY)?.aloneCents).toBe(11_000);
    expect(legs).toEqual([]);
  });
});
