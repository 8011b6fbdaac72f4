import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFinal, anyLeague } from '../../../testing/final-arbitraries.ts';
import { anyPoints } from '../../../testing/price-arbitraries.ts';
import { type Market, SIDES_OF } from '../../ground/pick/pick.ts';
import { findResultFault } from '../../ground/score/find-result-fault.ts';
import { selectRange } from '../../ground/score/segment-layout.ts';
import { findPeriod, findRegulation } from '../../ground/sport/find-period.ts';
import { type League, rowOfSport, rulesOfLeague } from '../../ground/sport/sports.ts';
import type { GameWagerToGrade } from './game-wager-to-grade.ts';
import { gradeGameWager } from './grade-game-wager.ts';

const MARKETS = ['S', 'M', 'L', 'E'] as const satisfies readonly Market[];

const wagersOn = (league: League, points: number): GameWagerToGrade[] =>
  rowOfSport(league.sportType).periods.flatMap(({ periodNumber }) =>
    MARKETS.flatMap((market) =>
      SIDES_OF[market].flatMap((side) =>
        [false, true]
          .filter((threeWay) => market === 'M' || !threeWay)
          .map((threeWay) => ({
            ...league,
            pick: { type: 'G' as const, gameNum: 1, periodNumber, market, side },
            finalLine: market === 'M' ? null : market === 'S' ? points : Math.abs(points),
            threeWay: threeWay || side === 'draw',
            pitcher1ReqFlag: false,
            pitcher2ReqFlag: false,
            listedPitcher1: null,
            listedPitcher2: null,
          })),
      ),
    ),
  );

const anyPlayedOf = (leagues: fc.Arbitrary<League>) =>
  fc
    .record({ league: leagues, points: anyPoints })
    .chain(({ league, points }) =>
      fc.record({ league: fc.constant(league), points: fc.constant(points), score: anyFinal(league) }),
    );

const anyPlayed = anyPlayedOf(anyLeague);
const anyPlayedWithRegulation = anyPlayedOf(
  anyLeague.filter(({ sportType }) => findRegulation(sportType) !== undefined),
);

describe('every sport', () => {
  it('HR-40.6: decides each wager on each of its periods by a final that is told whole', () => {
    fc.assert(
      fc.property(anyPlayed, ({ league, points, score }) => {
        expect(findResultFault(league, score)).toBeNull();
        for (const wager of wagersOn(league, points)) {
          const { segments } = findPeriod(league.sportType, wager.pick.periodNumber)!;
          // Quarters of a game that is played in halves are told by nobody: they wait for the operator.
          const isTold = selectRange(league, score, segments) !== null;
          expect([wager.pick, gradeGameWager(wager, score) === null]).toEqual([wager.pick, !isTold]);
        }
      }),
    );
  });

  it('HR-40.4, HR-74.3: decides, by a final without period scores, all but what needs them', () => {
    fc.assert(
      fc.property(anyPlayed, ({ league, points, score }) => {
        const { scoring, overtimeCounts } = rulesOfLeague(league);
        const bare = { ...score, segments: [], rounds: null, roundSeconds: null };
        expect(findResultFault(league, bare)).toBeNull();
        for (const wager of wagersOn(league, points)) {
          const { market, periodNumber } = wager.pick;
          // HR-74: where overtime doesn't count, the final may be one of overtime.
          const isOfRegulation = market === 'M' ? wager.threeWay || !overtimeCounts : !overtimeCounts;
          const needsParts =
            periodNumber !== 0 ||
            (scoring === 'points' && isOfRegulation) ||
            (scoring === 'sets' && market !== 'M') ||
            (scoring === 'decision' && market === 'L');
          if (!needsParts) expect([wager.pick, gradeGameWager(wager, bare)]).not.toContain(null);
        }
      }),
    );
  });

  it('HR-40.4, HR-74.2, HR-74.3: decides a regulation line as the full game’s money line with a draw, told whole or bare', () => {
    let [seen, waited] = [0, 0];
    fc.assert(
      fc.property(anyPlayedWithRegulation, ({ league, points, score }) => {
        const regulation = findRegulation(league.sportType)!.periodNumber;
        for (const told of [score, { ...score, segments: [] }])
          for (const wager of wagersOn(league, points)) {
            const { pick, threeWay } = wager;
            if (pick.periodNumber !== regulation || pick.market !== 'M' || !threeWay) continue;
            const result = gradeGameWager(wager, told);
            expect(result).toEqual(gradeGameWager({ ...wager, pick: { ...pick, periodNumber: 0 } }, told));
            seen += 1;
            waited += Number(result === null);
          }
      }),
    );
    expect([seen > 100, waited > 10]).toEqual([true, true]);
  });
});
