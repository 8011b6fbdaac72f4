import type { WagerPick } from '@lineboard/domain/pick/pick';
import type { GameScore } from '@lineboard/domain/score/game-score';
import type { FollowedPick } from '../board/board-frame.ts';
import type { HeldTopic } from '../topics/held-topic.ts';
import type { IsUp, ReportKind } from './pick-reports.ts';
import { type SeenLine, WATCHED_QUOTES } from './watched-quotes.ts';

interface SeenScore {
  score: GameScore | null;
  isScoreFresh: boolean;
}

const NO_SCORE: SeenScore = { score: null, isScoreFresh: false };

/** Tells open bets how their games and lines stand. */
export const FOLLOWED_PICKS: ReportKind<SeenLine & SeenScore, FollowedPick> = {
  find: (pick, topics, isUp) => {
    const line = WATCHED_QUOTES.find(pick, topics, isUp);
    const score = findScore(pick, topics, isUp);
    if (line === null && score === null) return null;
    return { ...(line ?? WATCHED_QUOTES.nothing), ...(score ?? NO_SCORE) };
  },
  nothing: { ...WATCHED_QUOTES.nothing, ...NO_SCORE },
  isSame: (one, other) =>
    WATCHED_QUOTES.isSame(one, other) && one.score === other.score && one.isScoreFresh === other.isScoreFresh,
  tell: (seen) => ({
    quote: WATCHED_QUOTES.tell(seen)?.quote ?? null,
    score: seen.score,
    isScoreFresh: seen.isScoreFresh,
  }),
};

/** The league's topic and the sport's may both have it: the one that can be depended on, of two the later one. */
const findScore = (pick: WagerPick, topics: readonly HeldTopic[], isUp: IsUp): SeenScore | null => {
  if (pick.type === 'C') return null;
  let found: (SeenScore & { score: GameScore }) | null = null;
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
