import type { WatchedQuote, WatchedScore } from '../board/board-frame.ts';
import { findLine, isSameLine, NO_LINE, type SeenLine, toQuote } from './find-line.ts';
import { findScore, NO_SCORE } from './find-score.ts';
import type { ReportKind } from './pick-reports.ts';

/** Reports the lines of the slip's picks, and their games; null for a line that is nowhere. */
export const WATCHED_QUOTES: ReportKind<SeenLine & WatchedScore, WatchedQuote | null> = {
  find: (pick, topics, isUp) => {
    const line = findLine(pick, topics, isUp);
    return line === null ? null : { ...line, ...(findScore(pick, topics, isUp) ?? NO_SCORE) };
  },
  nothing: { ...NO_LINE, ...NO_SCORE },
  isSame: (one, other) =>
    isSameLine(one, other) && one.score === other.score && one.isScoreFresh === other.isScoreFresh,
  tell: (seen) => {
    const { epoch, score, isScoreFresh } = seen;
    const quote = toQuote(seen);
    return quote === null ? null : { quote, epoch, score, isScoreFresh };
  },
};
