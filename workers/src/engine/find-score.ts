import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import type { WatchedScore } from '../board/board-frame.ts';
import type { HeldTopic } from '../topics/held-topic.ts';
import type { IsUp } from './pick-reports.ts';

export const NO_SCORE: WatchedScore = { score: null, isScoreFresh: false };

/** The league's topic and the sport's may both have it: the reliable one is used, or of two the later one. */
export const findScore = (pick: WagerPick, topics: readonly HeldTopic[], isUp: IsUp): WatchedScore | null => {
  if (pick.type === 'C') return null;
  let found: (WatchedScore & { score: GameScore }) | null = null;
  for (const topic of topics) {
    const key = String(pick.gameNum);
    const [score, game] = [topic.state?.score.get(key), topic.state?.game.get(key)];
    if (score === undefined) continue;
    const isScoreFresh = game !== undefined && isUp(topic, game.feedId);
    const isBetter =
      found === null ||
      (isScoreFresh === found.isScoreFresh ? score.version > found.score.version : isScoreFresh);
    if (isBetter) found = { score, isScoreFresh };
  }
  return found;
};
