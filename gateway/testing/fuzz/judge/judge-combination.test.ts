import { describe, expect, it } from 'vitest';
import type { CombinationTerms } from '../../season/combinations/recompute-combination.ts';
import { judgeCombinationKind } from './judge-combination.ts';
import { judgeGameWins } from './judge-game-wins.ts';
import { judgeRuled } from './judge-ruled.ts';
import type { JudgedLeg, JudgedWager } from './read-judged.ts';

const leg = (market: JudgedLeg['wager_type'], side: string, line: number | null, period = 0): JudgedLeg =>
  ({
    pick_type: 'G',
    game_num: 1,
    sport_type: 'Football',
    sport_sub_type: 'NFL',
    period_number: period,
    wager_type: market,
    side,
    final_line: line,
    three_way: false,
    points_bought: 0,
    pitcher1_req_flag: true,
    pitcher2_req_flag: true,
    listed_pitcher1: null,
    listed_pitcher2: null,
  }) as JudgedLeg;

const termsOf = (legs: number[]): CombinationTerms => ({
  kind: 'combination',
  riskCents: 100,
  toWinCents: 300,
  entered: 'risk',
  combinations: [
    {
      legs,
      factor: '4/1',
      probabilities: [],
      correlations: [],
      marginPercent: 5,
      legPercent: 2,
      mostOfProductPercent: 150,
    },
  ],
});

const wagerOf = (legs: JudgedLeg[], fields: Partial<JudgedWager> = {}): JudgedWager =>
  ({
    ticket_number: 7,
    wager_number: 1,
    legs,
    terms: termsOf([...legs.keys()]),
    to_win_cents: 300,
    filled: [],
    openAtFirst: 0,
    parent_ticket_number: null,
    free_play_flag: false,
    acceptedMs: 0,
    releasedMs: Infinity,
    sales: [],
    ledger_amount: 0,
    ...fields,
  }) as JudgedWager;

const judge = (...legs: JudgedLeg[]): string[] => {
  const wager = wagerOf(legs);
  return judgeCombinationKind(termsOf([...legs.keys()]), wager);
};

describe('the judge of same-game parlays', () => {
  it('HR-64.1: lets stand what can win together and apart', () => {
    expect(judge(leg('S', 'team1', -3), leg('L', 'over', 44.5))).toEqual([]);
    expect(judge(leg('M', 'team1', null), leg('E', 'team2Over', 20.5), leg('L', 'under', 51))).toEqual([]);
    expect(judge(leg('S', 'team1', -3), leg('S', 'team1', -0.5, 1), leg('L', 'over', 10.5, 3))).toEqual([]);
    // An NFL game may end level.
    expect(judge(leg('S', 'team1', 0.5), leg('S', 'team2', 0.5, 20))).toEqual([]);
  });

  it('HR-64.1: finds the few scores that win eight legs', () => {
    // 10 to 13 by halves, 3 to 7 and 7 to 6, and their neighbors.
    const legs = [
      leg('L', 'under', 23.5),
      leg('E', 'team1Over', 9.5),
      leg('S', 'team2', -2.5),
      leg('E', 'team2Over', 6.5, 1),
      leg('S', 'team2', -3.5, 1),
      leg('S', 'team1', -0.5, 2),
      leg('L', 'over', 12.5, 2),
      leg('L', 'under', 4.5, 3),
    ];
    expect(judge(...legs)).toEqual([]);
  });

  it.each([
    ['both sides', leg('S', 'team1', -3), leg('S', 'team2', 3)],
    ['few points and more of them', leg('L', 'under', 20.5), leg('E', 'team1Over', 24.5)],
    ['a half with more than the game', leg('L', 'under', 20.5), leg('L', 'over', 24.5, 1)],
  ])('HR-64.3: names legs that can’t all win: %s', (_name, one, other) => {
    expect(judge(one, other).some((what) => what.startsWith("legs that can't all win"))).toBe(true);
  });

  it.each([
    ['a spread and its money line', leg('S', 'team1', -3.5), leg('M', 'team1', null)],
    ['a team’s points and fewer of both', leg('E', 'team1Over', 30.5), leg('L', 'over', 20.5)],
    ['a half’s points and fewer of the game', leg('L', 'over', 24.5, 1), leg('L', 'over', 20.5)],
  ])('HR-64.3: names a leg that another one brings: %s', (_name, one, other) => {
    expect(judge(one, other).filter((what) => what.includes('leaves nothing to'))).toHaveLength(1);
  });

  it('HR-64.2, HR-64.5: names what a leg may not be', () => {
    const pitched = { ...leg('L', 'over', 8.5), sport_type: 'Baseball', pitcher1_req_flag: false };
    const level = { ...leg('M', 'team1', null), three_way: true };
    const bought = { ...leg('L', 'over', 44), points_bought: 1 };
    expect(judge(pitched, leg('S', 'team1', -3))).toHaveLength(1);
    expect(judge(level, leg('S', 'team1', -3))).toHaveLength(1);
    expect(judge(leg('S', 'team1', -3.25), leg('L', 'over', 44))).toHaveLength(1);
    expect(judge({ ...leg('S', 'team1', -3), game_num: 2 }, leg('L', 'over', 44))).toHaveLength(1);
    expect(judge(bought, leg('S', 'team1', -3))).toContain('a combination with points bought');
    expect(judge(leg('S', 'team1', -3))).toHaveLength(1);
  });

  it('HR-69.1: counts what may be won of a game by all combinations that are open', () => {
    const legs = [leg('S', 'team1', -3), leg('L', 'over', 44.5)];
    const first = wagerOf(legs, { to_win_cents: 600_000 });
    const second = wagerOf(legs, { to_win_cents: 400_001, acceptedMs: 10_000 });
    expect(judgeGameWins([second, first])).toEqual([{ wager: second, what: 'may win 1000001 of game 1' }]);
    expect(judgeGameWins([{ ...first, releasedMs: 5_000 }, second])).toEqual([]);
    expect(judgeGameWins([first, { ...second, to_win_cents: 400_000 }])).toEqual([]);
  });

  it('HR-56.2, HR-83.1: nobody makes a cent of what was called off, and no sale of it stands', () => {
    const sold = { ...wagerOf([leg('L', 'over', 44)]), terms: null, ledger_amount: 1 };
    const standing = { ...sold, ledger_amount: 0, sales: [{ back_posting: null }] } as JudgedWager;
    const back = { ...sold, ledger_amount: 0, sales: [{ back_posting: 3 }] } as JudgedWager;
    expect(judgeRuled([sold], new Set(['7-1-1']))).toHaveLength(1);
    expect(judgeRuled([standing], new Set(['7-1-1']))).toHaveLength(1);
    expect(judgeRuled([back], new Set(['7-1-1']))).toEqual([]);
    expect(judgeRuled([sold], new Set(['8-1-1']))).toEqual([]);
  });
});
