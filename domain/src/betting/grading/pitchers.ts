import type { Market } from '../../ground/pick/pick.ts';
import { findSport } from '../../ground/sport/sports.ts';

export interface PitchersToJudge {
  sportType: string;
  market: Market;
  periodNumber: number;
  /** True when the wager was accepted on the condition that this side's listed pitcher starts. */
  pitcher1ReqFlag: boolean;
  pitcher2ReqFlag: boolean;
  /** The pitcher listed when the wager was accepted; null when nobody was named. */
  listedPitcher1: string | null;
  listedPitcher2: string | null;
  /** The pitcher who started; null when the feed doesn't say: then the listed one is assumed. */
  startingPitcher1: string | null;
  startingPitcher2: string | null;
}

/** The sport has starting pitchers, and they decide what becomes of a bet on it. */
export const hasPitchers = (sportType: string): boolean => findSport(sportType)?.hasInnings ?? false;

/** `standsRepriced`: the to-win is worked out again on the original risk at the price of the new pitcher. */
export type PitcherOutcome = 'stands' | 'standsRepriced' | 'noAction';

/**
 * What a change of starters does to a baseball wager (HR-34). Totals, run lines and everything shorter than the game
 * are always listed for both; a full game's money line only for the sides that the customer required.
 */
export const judgePitchers = (wager: PitchersToJudge): PitcherOutcome => {
  if (!hasPitchers(wager.sportType)) return 'stands';
  const changed1 = isChanged(wager.listedPitcher1, wager.startingPitcher1);
  const changed2 = isChanged(wager.listedPitcher2, wager.startingPitcher2);
  if (!changed1 && !changed2) return 'stands';
  const alwaysListed = wager.market !== 'M' || wager.periodNumber !== 0;
  const misses1 = changed1 && (alwaysListed || wager.pitcher1ReqFlag);
  const misses2 = changed2 && (alwaysListed || wager.pitcher2ReqFlag);
  return misses1 || misses2 ? 'noAction' : 'standsRepriced';
};

/**
 * HR-34: on a full game's money line that doesn't hang on both listed pitchers, what it wins isn't known before the
 * start.
 */
export const mayBeRepriced = (
  wager: Pick<
    PitchersToJudge,
    'sportType' | 'market' | 'periodNumber' | 'pitcher1ReqFlag' | 'pitcher2ReqFlag'
  >,
): boolean =>
  hasPitchers(wager.sportType) &&
  wager.market === 'M' &&
  wager.periodNumber === 0 &&
  !(wager.pitcher1ReqFlag && wager.pitcher2ReqFlag);

const isChanged = (listed: string | null, starting: string | null): boolean =>
  listed !== null && starting !== null && normalise(listed) !== normalise(starting);

/** Feeds differ in case and spacing of one name, not in its letters. */
const normalise = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();
