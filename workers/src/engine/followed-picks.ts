import type { FollowedPick, WatchedScore } from '../board/board-frame.ts';
import { findLine, isSameLine, NO_LINE, type SeenLine, toQuote } from './find-line.ts';
import { findScore, NO_SCORE } from './find-score.ts';
import { isAwaited, type ReportKind } from './pick-reports.ts';

type SeenPick = SeenLine & WatchedScore & Pick<FollowedPick, 'isLineAwaited'>;

/** Reports the games and lines of open bets. */
export const FOLLOWED_PICKS: ReportKind<SeenPick, FollowedPick> = {
  find: (pick, topics, isUp) => {
    const line = findLine(pick, topics, isUp);
    const score = findScore(pick, topics, isUp);
    if (line === null && score === null) return null;
    const isLineAwaited = line === null && topics.some(isAwaited);
    return { ...(line ?? NO_LINE), ...(score ?? NO_SCORE), isLineAwaited };
  },
  nothing: { ...NO_LINE, ...NO_SCORE, isLineAwaited: false },
  isSame: (one, other) =>
    isSameLine(one, other) &&
    one.score === other.score &&
    one.isScoreFresh === other.isScoreFresh &&
    one.isLineAwaited === other.isLineAwaited,
  tell: (seen) => {
    const { score, isScoreFresh, isLineAwaited } = seen;
    return { quote: toQuote(seen), score, isScoreFresh, isLineAwaited };
  },
};
