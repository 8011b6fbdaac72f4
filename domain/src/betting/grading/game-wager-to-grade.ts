import type { GamePick } from '../../ground/pick/pick.ts';
import type { PitchersToJudge } from './pitchers.ts';

/** A straight wager on a game as it was accepted. */
export interface GameWagerToGrade
  extends Pick<PitchersToJudge, 'pitcher1ReqFlag' | 'pitcher2ReqFlag' | 'listedPitcher1' | 'listedPitcher2'> {
  sportType: string;
  sportSubType: string;
  pick: GamePick;
  finalLine: number | null;
  /** The draw was offered next to the money line (`lineOffersDraw` of the line at acceptance). */
  threeWay: boolean;
}
