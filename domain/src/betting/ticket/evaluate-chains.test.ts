import { describe, expect, it } from 'vitest';
import { DEFAULT_HOUSE_RULES } from '../../ground/house-rules/default-house-rules.ts';
import { evaluateLegs, type LegSpec } from '../../../testing/many-games.ts';

/** Legs that risk so many cents each, at −110. */
const risking = (...amounts: number[]): LegSpec[] =>
  amounts.map((amountCents) => ({ item: { amountEntered: 'risk', amountCents } }));

const codesOf = ({ items }: ReturnType<typeof evaluateLegs>) =>
  items.map(({ errors }) => errors.map(({ code }) => code));

describe('legs of one game that decide each other', () => {
  const leg = (pick: LegSpec['pick'], seen: NonNullable<LegSpec['item']>): LegSpec => ({
    pick: { gameNum: 1, ...pick },
    item: { amountEntered: 'risk', amountCents: 5_000, ...seen },
    line: { moneyLine1: -170, moneyLine2: 150 },
  });
  const spread = leg({}, {});
  const moneyLine = leg({ market: 'M', side: 'team1' }, { seenPrice: -170, seenLine: null });
  const total = leg({ market: 'L', side: 'over' }, { seenPrice: -105, seenLine: 44.5 });
  const other = { item: spread.item!, pick: { gameNum: 2 } };

  it.each([
    ['ifWinOnly', {}, 2],
    ['ifWinOrPush', {}, 2],
    ['actionReverse', { amountEntered: 'base', amountCents: 5_000 }, 2],
    ['actionReverse', { amountEntered: 'base', amountCents: 5_000, arbc: true }, 3],
  ] as const)('make no %s: the second would be bet once it has all but won', (wagerType, more, count) => {
    const at = (...legs: LegSpec[]) => evaluateLegs([...legs, other].slice(0, count), { wagerType, ...more });
    const refused = at(spread, moneyLine);
    expect(codesOf(refused).slice(0, 2)).toEqual([['correlatedLegs'], ['correlatedLegs']]);
    expect(refused.safeToPost).toBe(false);
    expect(codesOf(at(spread, total)).flat()).toEqual([]);
    expect(at(spread, total)).toMatchObject({ error: null, safeToPost: true });
    const restricted = { ...total, game: { parlayRestriction: 'D' } } as const;
    expect(codesOf(at(spread, { ...restricted, pick: { ...total.pick, gameNum: 3 } })).flat()).toEqual([]);
  });
});

describe('if win only and if win or push', () => {
  it('ST2-14, HR-22.2, HR-22.3: win only holds the exact worst case and wins the sum', () => {
    const ticket = evaluateLegs(risking(11_000, 22_000), { wagerType: 'ifWinOnly' });
    // Leg 2 loses after leg 1 won: 22,000 − 10,000; leg 1 lost alone is 11,000.
    expect(ticket).toMatchObject({ totalRiskCents: 12_000, totalToWinCents: 30_000, safeToPost: true });
    expect(ticket.wagers).toHaveLength(1);
  });

  it('HR-22.4: win only counts no half win of a quarter line that can only end half lost', () => {
    const leg = (points: number, price: number, amountCents: number): LegSpec => ({
      line: { spread1: points, spreadAdj1: price },
      item: { seenLine: points, seenPrice: price, amountEntered: 'risk', amountCents },
    });
    const ticket = evaluateLegs([leg(1.75, -112, 438), leg(1, -104, 1_388)], { wagerType: 'ifWinOnly' });
    expect(ticket).toMatchObject({ totalRiskCents: 997, safeToPost: true, wagers: [{ heldCents: 997 }] });
  });

  it('ST2-15, HR-22.1: win or push holds the largest risk', () => {
    const ticket = evaluateLegs(risking(22_000, 11_000), { wagerType: 'ifWinOrPush' });
    expect(ticket).toMatchObject({ totalRiskCents: 22_000, totalToWinCents: 30_000, safeToPost: true });
  });

  it('HR-84.1: the largest amount shown of a leg is the largest that the ticket may win with the others', () => {
    const rules = { ...DEFAULT_HOUSE_RULES, mostTicketWinCents: 30_000 };
    const at = (amountCents: number) =>
      evaluateLegs(risking(11_000, amountCents), { wagerType: 'ifWinOrPush' }, { rules });
    const most = at(1_000).items[1]?.riskMaxCents ?? 0;
    expect(most).toBe(22_000);
    expect(at(most)).toMatchObject({ safeToPost: true });
    expect(codesOf(at(most + 1))[1]).toEqual([]);
    expect(at(most + 1).error).toMatchObject({ code: 'ticketWinExceeded' });
  });

  it('HR-21.1, HR-21.2, HR-21.3: a post-up customer stakes no more than the leg before brings', () => {
    const postUp = { creditAcctFlag: false };
    expect(codesOf(evaluateLegs(risking(11_000, 21_000), { wagerType: 'ifWinOnly' }, postUp))).toEqual([
      [],
      [],
    ]);
    const over = evaluateLegs(risking(11_000, 21_001), { wagerType: 'ifWinOnly' }, postUp);
    expect(over.items[1]).toMatchObject({
      riskMaxCents: 21_000,
      errors: [{ code: 'ifBetAmountExceeded', params: { maxRiskCents: 21_000 } }],
    });
    expect(codesOf(evaluateLegs(risking(11_000, 11_001), { wagerType: 'ifWinOrPush' }, postUp))[1]).toEqual([
      'ifBetAmountExceeded',
    ]);
    expect(codesOf(evaluateLegs(risking(11_000, 30_000), { wagerType: 'ifWinOrPush' }))).toEqual([[], []]);
  });

  it('HR-21.4: the cap is reached to the cent, whatever the price', () => {
    const postUp = { creditAcctFlag: false };
    const judge = (first: LegSpec, riskCents: number, price: number) =>
      evaluateLegs(
        [
          first,
          {
            line: { spreadAdj1: price },
            item: { seenPrice: price, amountEntered: 'risk', amountCents: riskCents },
          },
        ],
        { wagerType: 'ifWinOnly' },
        postUp,
      ).items[1]!.errors.map(({ params }) => params);
    const longShot: LegSpec = {
      line: { spreadAdj1: 400 },
      item: { seenPrice: 400, amountEntered: 'risk', amountCents: 10_000 },
    };
    expect(judge(longShot, 50_000, -110)).toEqual([]);
    expect(judge(longShot, 50_001, -110)).toEqual([{ maxRiskCents: 50_000 }]);
    for (let price = -101; price > -400; price -= 7) expect(judge(longShot, 50_000, price)).toEqual([]);
  });

  it('HR-86.3: after action pitchers a post-up customer stakes that leg’s risk alone, a credit customer what he likes', () => {
    const pitchers: LegSpec = {
      game: { sportType: 'Baseball', listedPitcher1: 'Cole', listedPitcher2: 'Gray' },
      pick: { market: 'M' },
      line: { moneyLine1: 150, moneyLine2: -170 },
      item: {
        seenLine: null,
        seenPrice: 150,
        pitcher1ReqFlag: false,
        pitcher2ReqFlag: false,
        amountEntered: 'risk',
        amountCents: 10_000,
      },
    };
    const after = (creditAcctFlag: boolean) =>
      evaluateLegs([pitchers, ...risking(25_000)], { wagerType: 'ifWinOnly' }, { creditAcctFlag });
    expect(after(false).items[1]!.errors).toMatchObject([
      { code: 'ifBetAmountExceeded', params: { maxRiskCents: 10_000 } },
    ]);
    // Leg one may win nothing, and leg two is lost.
    expect(after(true)).toMatchObject({ totalRiskCents: 25_000, safeToPost: true });
  });

  it('VAL2-23, VAL2-24: an amount waits for the one before it and counts for nothing until then', () => {
    const ticket = evaluateLegs(risking(0, 5_000, 5_000), { wagerType: 'ifWinOnly' });
    expect(ticket.items.map(({ amountDisabled, riskCents }) => [amountDisabled, riskCents])).toEqual([
      [false, 0],
      [true, 0],
      [true, 0],
    ]);
    expect(ticket.safeToPost).toBe(false);
  });

  it('VAL2-15: risk and to-win together stay within the if-bet maximum', () => {
    const at = (ifBetMaxPayoutCents: number) =>
      evaluateLegs(risking(11_000, 11_000), { wagerType: 'ifWinOnly' }, { ifBetMaxPayoutCents }).error;
    expect(at(31_000)).toBeNull();
    expect(at(30_999)).toEqual({ code: 'payoutExceeded', params: { maxPayoutCents: 30_999 } });
  });

  it('HR-20.4: has 2 to 7 legs', () => {
    const codeOf = (count: number) =>
      evaluateLegs(risking(...Array<number>(count).fill(1_000)), { wagerType: 'ifWinOnly' }).error?.code;
    expect([1, 2, 7, 8].map(codeOf)).toEqual(['tooFewLegs', undefined, undefined, 'tooManyLegs']);
  });
});

describe('action reverse and ARBC', () => {
  const reverse = { wagerType: 'actionReverse', amountEntered: 'base', amountCents: 10_000 } as const;

  it('ST2-13, HR-23.2: two legs at one base amount, both orders, hold the exact worst case', () => {
    const ticket = evaluateLegs([{}, {}], reverse);
    expect(ticket).toMatchObject({
      playCount: 2,
      totalRiskCents: 22_000,
      totalToWinCents: 40_000,
      safeToPost: true,
    });
  });

  it('ST2-17, HR-24.2: ARBC is every ordered pair of three legs and more', () => {
    const ticket = evaluateLegs([{}, {}, {}], { ...reverse, arbc: true });
    expect(ticket).toMatchObject({
      playCount: 6,
      totalRiskCents: 66_000,
      totalToWinCents: 120_000,
      error: null,
    });
  });

  it('VAL2-25, VAL2-26: the reverse takes exactly 2 items, ARBC at least 3', () => {
    const codeOf = (count: number, arbc: boolean) =>
      evaluateLegs(Array<LegSpec>(count).fill({}), { ...reverse, arbc }).error?.code;
    expect([1, 2, 3].map((count) => codeOf(count, false))).toEqual([
      'reverseNeedsTwo',
      undefined,
      'reverseNeedsTwo',
    ]);
    expect([2, 3, 8].map((count) => codeOf(count, true))).toEqual([
      'arbcNeedsThree',
      undefined,
      'tooManyLegs',
    ]);
  });

  it('HR-1.1: more legs than may be bet are refused before their money goes beyond exact integers', () => {
    const longest: LegSpec[] = Array<LegSpec>(50).fill({ line: { spreadAdj1: 1_000_000 } });
    for (const arbc of [false, true])
      expect(evaluateLegs(longest, { ...reverse, arbc, amountCents: 10_000_000_000 })).toMatchObject({
        wagers: [],
        error: { code: arbc ? 'tooManyLegs' : 'reverseNeedsTwo' },
        safeToPost: false,
      });
  });

  it('VAL2-13: an amount above the maximum is refused on the item; a leg is in two bets of a reverse', () => {
    const at = (amountCents: number) => evaluateLegs([{}, {}], { ...reverse, amountCents });
    expect(at(50_000)).toMatchObject({ safeToPost: true, amounts: { riskMaxCents: 50_000 } });
    expect(at(50_001).items[0]?.errors).toEqual([
      {
        itemId: 'leg1',
        code: 'reverseAmountExceeded',
        params: { maxRiskCents: 55_000, maxToWinCents: 50_000 },
      },
    ]);
  });

  it.each([
    ['HR-84.1: the largest amount shown is the largest that one ticket may win', 'mostTicketWinCents'],
    ['HR-84.2: the largest amount shown is the largest that its day may win', 'mostDayWinCents'],
  ] as const)('%s', (_, figure) => {
    const rules = { ...DEFAULT_HOUSE_RULES, [figure]: 60_000 };
    const at = (amountCents: number) =>
      evaluateLegs([{}, {}], { ...reverse, amountEntered: 'base', amountCents }, { rules });
    const most = at(1_000).amounts?.riskMaxCents ?? 0;
    expect(at(most).error).toBeNull();
    expect(at(most + 1).error).toMatchObject({ params: { maxToWinCents: 60_000 } });
  });

  it('HR-4.1: counts towards its legs’ limits as often as they are bet', () => {
    expect(evaluateLegs([{}, {}, {}], { ...reverse, arbc: true }).items[0]?.baseCents).toBe(40_000);
  });
});
