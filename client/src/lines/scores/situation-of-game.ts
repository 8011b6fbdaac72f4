import { readSituation, type Situation } from '@lineboard/domain/ground/score/situation';
import type { ShownScore } from './use-live-scores.ts';

/** What is known of the moment in a game; nothing once the score may be old. */
export const situationOfGame = ({ sportType, score, isLive }: ShownScore): Situation =>
  score?.phase === 'live' && isLive !== false ? readSituation(sportType, score.situation) : {};
