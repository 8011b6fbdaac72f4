import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createScore } from '../../../testing/book-fixtures.ts';
import { createOpenBet, createOpenBetItem } from '../../../testing/open-bet-fixtures.ts';
import { createParlayTerms } from '../../../testing/wager-fixtures.ts';
import { calculateLegStanding } from '../../betting/grading/leg-standing.ts';
import { gradeGameWager } from '../../betting/grading/grade-game-wager.ts';
import { settleWager } from '../../betting/settlement/settle-wager.ts';
import type { GamePick } from '../../ground/pick/pick.ts';
import type { GameScore } from '../../ground/score/game-score.schema.ts';
import { sumSegments } from '../../ground/score/period-score.ts';
import type { OpenBetItem } from './open-bet.schema.ts';
import { wagerOfBet } from './wager-of-bet.ts';
import { weighAtScores } from './weigh-at-scores.ts';

const anyLeg = fc
  .record({
    at: fc.constantFrom<readonly [GamePick['market'], GamePick['side']]>(
      ['S', 'team1'],
      ['S', 'team2'],
      ['M', 'team1'],
      ['L', 'over'],
      ['L', 'under'],
    ),
    points: fc.integer({ min: -40, max: 40 }),
    quarters: fc.array(fc.tuple(fc.nat(14), fc.nat(14)), { minLength: 1, maxLength: 4 }),
    rest: fc.array(fc.tuple(fc.nat(14), fc.nat(14)), { minLength: 4, maxLength: 4 }),
  })
  .map(({ at: [market, side], points, quarters, rest }) => ({
    market,
    side,
    finalLine: market === 'M' ? null : market === 'S' ? points / 2 : Math.abs(points),
    quarters,
    whole: [...quarters, ...rest].slice(0, 4),
  }));

const itemOf = (
  {
    market,
    side,
    finalLine,
  }: { market: GamePick['market'] } & Pick<GamePick, 'side'> & Pick<OpenBetItem, 'finalLine'>,
  gameNum: number,
) => createOpenBetItem({ pick: { type: 'G', gameNum, periodNumber: 0, market, side }, finalLine });

const scoreOf = (phase: GameScore['phase'], segments: GameScore['segments']): GameScore =>
  createScore({ phase, segments, ...sumSegments(segments) });

/** A parlay with a leg on each of some games; of one leg it is a straight. */
const anyBet = fc.array(anyLeg, { minLength: 1, maxLength: 4 }).map((legs) => {
  const items = legs.map((leg, at) => itemOf(leg, at + 1));
  const [only] = items;
  const bet =
    items.length === 1
      ? createOpenBet({ items: [only!] })
      : createOpenBet({ betType: 'P', terms: createParlayTerms(), riskCents: 10_000, items });
  return { bet, legs };
});

const standingsAt = (items: readonly OpenBetItem[], scores: readonly GameScore[]) =>
  items.map((item, at) => calculateLegStanding({ ...item, pick: item.pick as GamePick }, scores[at]!));

describe('an open bet at the present scores', () => {
  it('HR-40.6, HR-22.4: comes at the finals to what grading and settling make of them, at worst and at best, too', () => {
    fc.assert(
      fc.property(anyBet, ({ bet, legs }) => {
        const scores = legs.map(({ whole }) => scoreOf('final', whole));
        const graded = bet.items.map(
          (item, at) => gradeGameWager({ ...item, pick: item.pick as GamePick }, scores[at]!)?.result ?? null,
        );
        const { netCents } = settleWager(wagerOfBet(bet).wager, graded)!;
        expect(weighAtScores(bet, standingsAt(bet.items, scores))).toEqual({
          worstNetCents: netCents,
          bestNetCents: netCents,
          nowNetCents: netCents,
        });
      }),
    );
  });

  it('HR-71.2, HR-22.4: never ends outside of what was still possible in play', () => {
    let narrowed = 0;
    fc.assert(
      fc.property(anyBet, ({ bet, legs }) => {
        const then = weighAtScores(
          bet,
          standingsAt(
            bet.items,
            legs.map(({ quarters }) => scoreOf('live', quarters)),
          ),
        );
        const whole = weighAtScores(bet, []);
        const ended = weighAtScores(
          bet,
          standingsAt(
            bet.items,
            legs.map(({ whole: segments }) => scoreOf('final', segments)),
          ),
        ).nowNetCents!;
        expect(ended).toBeGreaterThanOrEqual(then.worstNetCents);
        expect(ended).toBeLessThanOrEqual(then.bestNetCents);
        expect(then.worstNetCents).toBeLessThanOrEqual(then.nowNetCents!);
        expect(then.bestNetCents).toBeGreaterThanOrEqual(then.nowNetCents!);
        narrowed += Number(
          then.worstNetCents > whole.worstNetCents || then.bestNetCents < whole.bestNetCents,
        );
      }),
      { numRuns: 500 },
    );
    expect(narrowed).toBeGreaterThan(50);
  });

  it('has no figure for now while a leg that decides it hasn’t begun', () => {
    const bet = createOpenBet();
    expect(weighAtScores(bet, [null])).toEqual({
      worstNetCents: -11_000,
      bestNetCents: 10_000,
      nowNetCents: null,
    });
  });
});
