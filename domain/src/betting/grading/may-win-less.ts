import type { WagerPick } from '../../ground/pick/pick.ts';
import { mayBeRepriced, type PitchersToJudge } from './pitchers.ts';

/**
 * Whether a leg that wins may make less than its to-win (HR-86): at another pitcher's price (HR-34), or by a share of a
 * place that more contestants tie for (HR-40).
 */
export const mayWinLess = ({
  pick,
  ...leg
}: Pick<PitchersToJudge, 'sportType' | 'pitcher1ReqFlag' | 'pitcher2ReqFlag'> & {
  pick: WagerPick;
}): boolean => pick.type === 'C' || mayBeRepriced({ ...leg, ...pick });
