import { describe, expect, it } from 'vitest';
import { judgePitchers, mayBeRepriced, type PitchersToJudge } from './pitchers.ts';

const createWager = (fields: Partial<PitchersToJudge> = {}): PitchersToJudge => ({
  sportType: 'Baseball',
  market: 'M',
  periodNumber: 0,
  pitcher1ReqFlag: true,
  pitcher2ReqFlag: true,
  listedPitcher1: 'Gerrit Cole',
  listedPitcher2: 'Chris Sale',
  startingPitcher1: 'Gerrit Cole',
  startingPitcher2: 'Chris Sale',
  ...fields,
});

const judge = (fields: Partial<PitchersToJudge>) => judgePitchers(createWager(fields));

describe('who starts', () => {
  it('HR-34.1: is told by the letters of a name, not by its case and spacing', () => {
    expect(judge({ startingPitcher1: ' gerrit  COLE ' })).toBe('stands');
    expect(judge({ startingPitcher1: 'GerritCole' })).toBe('noAction');
    expect(judge({ sportType: 'Hockey', startingPitcher1: 'Somebody' })).toBe('stands');
  });

  it('HR-34.1: is nobody else where nobody was listed or named', () => {
    expect(judge({ listedPitcher1: null, startingPitcher1: 'Somebody' })).toBe('stands');
    expect(judge({ listedPitcher2: null, startingPitcher2: 'Somebody' })).toBe('stands');
    expect(judge({ startingPitcher2: null })).toBe('stands');
  });

  it('HR-34.2: may change the price of a full game’s money line that doesn’t hang on both', () => {
    const may = (fields: Partial<PitchersToJudge>) =>
      mayBeRepriced(createWager({ pitcher1ReqFlag: false, ...fields }));
    expect([may({}), may({ pitcher1ReqFlag: true, pitcher2ReqFlag: false })]).toEqual([true, true]);
    expect(may({ pitcher2ReqFlag: false })).toBe(true);
    expect([
      may({ pitcher1ReqFlag: true }),
      may({ sportType: 'Hockey' }),
      may({ market: 'S' }),
      may({ periodNumber: 1 }),
    ]).toEqual([false, false, false, false]);
  });
});
