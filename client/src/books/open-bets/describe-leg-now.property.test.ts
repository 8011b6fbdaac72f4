import openBets from '@lineboard/domain/catalogues/en/later/open-bets.json';
import { gradeGameWager } from '@lineboard/domain/betting/grading/grade-game-wager';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import { type Market, SIDES_OF } from '@lineboard/domain/ground/pick/pick';
import type { StraightResult } from '@lineboard/domain/ground/result/straight-result';
import { sumSegments } from '@lineboard/domain/ground/score/period-score';
import { rowOfSport, SPORT_TYPES } from '@lineboard/domain/ground/sport/sports';
import { createScore } from '@lineboard/domain/testing/book-fixtures';
import { anyPoints } from '@lineboard/domain/testing/price-arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createItem } from '../../../testing/bet-examples.ts';
import { createI18n } from '../../ground/i18n/i18n.ts';
import { addTexts } from '../../ground/i18n/use-texts.ts';
import { describeLegNow } from './describe-leg-now.ts';

const i18n = createI18n('en');
addTexts(i18n, { 'open-bets': openBets });

const MARKETS = ['S', 'M', 'L', 'E'] as const satisfies readonly Market[];

/** A leg on any side of any period of any sport, quarter lines among them. */
const anyItem = fc
  .record({
    sportType: fc.constantFrom(...SPORT_TYPES),
    market: fc.constantFrom(...MARKETS),
    threeWay: fc.boolean(),
    points: anyPoints,
    at: fc.nat(),
    sideAt: fc.nat(),
  })
  .map(({ sportType, market, threeWay, points, at, sideAt }) => {
    const { periods } = rowOfSport(sportType);
    const side = SIDES_OF[market][sideAt % SIDES_OF[market].length]!;
    const { periodNumber } = periods[at % periods.length]!;
    return createItem({
      sportType,
      sportSubType: '',
      pick: { type: 'G', gameNum: 1, periodNumber, market, side },
      finalLine: market === 'M' ? null : market === 'S' ? points : Math.abs(points),
      threeWay: market === 'M' && threeWay,
    });
  });

const anySegments = fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { minLength: 1, maxLength: 11 });

const WORD_OF = (result: StraightResult): string =>
  ({
    WW: 'winning',
    WP: 'halfWinning',
    PW: 'halfWinning',
    LP: 'halfLosing',
    PL: 'halfLosing',
    LL: 'losing',
    PP: 'pushing',
    XX: 'noAction',
  })[result.join('')]!;

/** What the words say of the result: they name no letter. */
const SAYS: ReadonlyArray<readonly [RegExp, (result: string) => boolean]> = [
  [/^(covering by|leading by)/, (result) => /^(W|P)/.test(result) || result === 'PW'],
  [/^trailing by/, (result) => result === 'LL'],
  [/^needs /, (result) => result !== 'WW'],
  [/^(tied|on the number)$/, (result) => result !== 'XX'],
  [/^No action$/, (result) => result === 'XX'],
];

const readScore = (phase: GameScore['phase'], segments: GameScore['segments']): GameScore =>
  createScore({ phase, segments, ...sumSegments(segments) });

describe('what a row says of a leg', () => {
  it('HR-40.6: is at a final what it is graded, for every sport', () => {
    let [drawn, told] = [0, 0];
    fc.assert(
      fc.property(anyItem, anySegments, (item, segments) => {
        drawn += 1;
        const score = readScore('final', segments);
        const { pick } = item;
        if (pick.type === 'C') return;
        const grade = gradeGameWager({ ...item, pick }, score)?.result ?? null;
        const now = describeLegNow(
          i18n.t as never,
          item,
          { kind: 'straight' },
          { score, isScoreFresh: true },
        );
        if (grade === null) {
          expect(now).toBeNull();
          return;
        }
        told += 1;
        expect(now?.standing).toBe(WORD_OF(grade));
        for (const [words, isSo] of SAYS)
          if (words.test(now!.words))
            expect(isSo(grade.join('')), `${now!.words}: ${grade.join('')}`).toBe(true);
      }),
      { numRuns: 2_000 },
    );
    expect(told).toBeGreaterThan(drawn / 3);
  });

  it('HR-40.6: is in the last seconds of the regulation what the same score is graded', () => {
    let [drawn, told] = [0, 0];
    fc.assert(
      fc.property(anyItem, anySegments, (item, any) => {
        const { pick } = item;
        const { segments: layout, scoring } = rowOfSport(item.sportType as (typeof SPORT_TYPES)[number]);
        // A match that is under way isn't complete, and its last set is nobody's yet (HR-78).
        if (pick.type === 'C' || scoring === 'sets') return;
        drawn += 1;
        const segments = Array.from({ length: layout.count }, (_, at) => any[at % any.length]!);
        const now = describeLegNow(
          i18n.t as never,
          item,
          { kind: 'straight' },
          {
            score: readScore('live', segments),
            isScoreFresh: true,
          },
        );
        if (now === null) return;
        told += 1;
        const { result } = gradeGameWager({ ...item, pick }, readScore('final', segments))!;
        expect(now.standing).toBe(WORD_OF(result));
      }),
      { numRuns: 2_000 },
    );
    expect(told).toBeGreaterThan(drawn / 3);
  });

  it('says nothing of a score that may be old, nor before the game', () => {
    const item = createItem();
    const score = readScore('live', [[7, 0]]);
    const say = (known: Parameters<typeof describeLegNow>[3]) =>
      describeLegNow(i18n.t as never, item, { kind: 'straight' }, known);
    expect(say({ score, isScoreFresh: true })?.words).toBe('covering by 3½');
    expect(say({ score: readScore('live', [[0, 0]]), isScoreFresh: true })?.words).toBe('needs 4 more');
    expect(say({ score, isScoreFresh: false })).toBeNull();
    expect(say({ score: readScore('scheduled', []), isScoreFresh: true })).toBeNull();
    expect(say(undefined)).toBeNull();
  });
});
