import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRational, addRational } from '../../ground/money/rational.ts';
import { decideByStatistic, decideContestant, isAnswer } from './decide-contestant.ts';

const played = (statistic: number | null, gamesLeft = 0) => ({ tookPart: true, statistic, gamesLeft });

describe('a proposition about a player', () => {
  it('HR-77.1: is no action when the player didn’t take part, whatever was counted', () => {
    for (const name of ['Over 22.5', 'under 22.5', 'Yes', 'No'])
      expect(decideByStatistic(name, { tookPart: false, statistic: 30, gamesLeft: 0 })).toBe('P');
  });

  it('HR-77.2: counts 0 for who played without the statistic', () => {
    expect(
      ['Over 0.5', 'Under 0.5', 'Yes', 'No'].map((name) => decideByStatistic(name, played(null))),
    ).toEqual(['L', 'W', 'L', 'W']);
  });

  it('HR-77.2: over and under are opposites, and a number that is met pushes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.nat(100), (halves, statistic) => {
        const number = halves / 2;
        const [over, under] = ['Over', 'Under'].map((side) =>
          decideByStatistic(`${side} ${number}`, played(statistic)),
        );
        expect(over).toBe(statistic > number ? 'W' : statistic < number ? 'L' : 'P');
        expect(under).toBe({ W: 'L', L: 'W', P: 'P' }[over!]);
      }),
    );
  });

  it('HR-80.5: wins of a season need all of its games, unless those that are left could change nothing', () => {
    const both = (statistic: number, gamesLeft: number) =>
      ['Over 9.5', 'Under 9.5'].map((name) => decideByStatistic(name, played(statistic, gamesLeft)));
    expect(both(10, 3)).toEqual(['W', 'L']);
    expect(both(8, 2)).toEqual(['P', 'P']);
    expect(both(8, 1)).toEqual(['L', 'W']);
    expect(both(9, 0)).toEqual(['L', 'W']);
    // Ten would have been met.
    expect(decideByStatistic('Over 10', played(9, 1))).toBe('P');
    expect(decideByStatistic('Over 10', played(10, 1))).toBe('P');
    expect(decideByStatistic('Under 10', played(8, 1))).toBe('W');
  });

  it('HR-77.3: says nothing of contestants who are no answer', () => {
    for (const name of ['Marcus Webb', 'Over the top', 'Nobody', 'Over'])
      expect([isAnswer(name), decideByStatistic(name, played(3))]).toEqual([false, null]);
  });
});

describe('a contest', () => {
  const told = (fields: Partial<Parameters<typeof decideContestant>[1]>) => ({
    winners: [3],
    places: 1,
    tied: null,
    absent: [],
    mustRun: false,
    holes: null,
    ...fields,
  });
  const of = (contestantNum: number, contestantName = 'Somebody') => ({ contestantNum, contestantName });

  it('HR-80.3: a contestant who doesn’t take part loses, unless all must run', () => {
    expect(decideContestant(of(5), told({ absent: [5] })).outcome).toBe('L');
    expect(decideContestant(of(5), told({ absent: [5], mustRun: true })).outcome).toBe('P');
    expect(decideContestant(of(4), told({ absent: [5], mustRun: true })).outcome).toBe('L');
  });

  it('HR-80.4: the field wins when nobody who is named does, and loses to a named winner', () => {
    for (const name of ['The Field', 'field', 'Any other player']) {
      expect(decideContestant(of(9, name), told({ winners: [] })).outcome).toBe('W');
      expect(decideContestant(of(9, name), told({})).outcome).toBe('L');
    }
    expect(decideContestant(of(1, 'Fielding'), told({ winners: [] })).outcome).toBe('L');
  });

  it('HR-80.5: an outright of fewer than 36 holes is no action, one of 36 or more has action', () => {
    expect([of(3), of(4)].map((one) => decideContestant(one, told({ holes: 35 })).outcome)).toEqual([
      'P',
      'P',
    ]);
    expect([of(3), of(4)].map((one) => decideContestant(one, told({ holes: 36 })).outcome)).toEqual([
      'W',
      'L',
    ]);
  });

  it('HR-80.6: a tie in a 3-ball is a dead heat of those who tie', () => {
    const outcomes = [of(1), of(2), of(3)].map((one) => decideContestant(one, told({ winners: [1, 2] })));
    expect(outcomes).toEqual([
      { outcome: 'W', tied: 2, places: 1 },
      { outcome: 'W', tied: 2, places: 1 },
      { outcome: 'L', tied: null, places: null },
    ]);
  });

  it('HR-40.5: those who tie for the last of several places share what the others leave of them', () => {
    const top = told({ winners: [1, 2, 3, 4, 5, 6, 7], places: 5, tied: [5, 6, 7] });
    const outcomes = [of(1), of(4), of(5), of(7), of(8)].map((one) => decideContestant(one, top));
    expect(outcomes).toEqual([
      { outcome: 'W', tied: null, places: null },
      { outcome: 'W', tied: null, places: null },
      { outcome: 'W', tied: 3, places: 1 },
      { outcome: 'W', tied: 3, places: 1 },
      { outcome: 'L', tied: null, places: null },
    ]);
  });

  it('HR-40.5: shares of a dead heat add up to the places', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }), (count, places) => {
        const winners = Array.from({ length: count }, (_, at) => at + 1);
        let paid = createRational(0);
        for (const one of winners) {
          const decided = decideContestant(of(one), told({ winners, places }));
          expect(decided.outcome).toBe('W');
          paid = addRational(paid, createRational(decided.places ?? 1, decided.tied ?? 1));
        }
        expect(paid).toEqual(createRational(Math.min(count, places)));
      }),
    );
  });
});
