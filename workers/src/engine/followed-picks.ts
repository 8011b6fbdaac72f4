import type { FollowedPick, WatchedScore } from '../board/board-frame.ts';
import { findLine, isSameLine, NO_LINE, type SeenLine, toQuote } from './find-line.ts';
import { findScore, NO_SCORE } from './find-score.ts';
import type { ReportKind } from './pick-reports.ts';

/** Reports the games and lines of open bets. */
export const FOLLOWED_PICKS: ReportKind<SeenLine & WatchedScore, FollowedPick> = {
  find: (pick, topics, isUp) => {
    const line = findLine(pick, topics, isUp);
    const score = findScore(pick, topics, isUp);
    if (line === null && score === null) return null;
    return { ...(line ?? NO_LINE), ...(score ?? NO_SCORE) };
  },
  nothing: { ...NO_LINE, ...NO_SCORE },
  isSame: (one, other) =>
    isSameLine(one, other) && one.score === other.score && one.isScoreFresh === other.isScoreFresh,
  tell: (seen) => ({ quote: toQuote(seen), score: seen.score, isScoreFresh: seen.isScoreFresh }),
};
