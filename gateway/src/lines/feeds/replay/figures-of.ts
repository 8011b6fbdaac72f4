import type { FeedLine } from '../timeline/timeline-entity.ts';
import type { HistoricalLine } from './historical-game.ts';

/** What a file says of a line, in the line's own fields. */
export const figuresOf = (line: HistoricalLine) =>
  ({
    spread1: line.spread1,
    spread2: line.spread1 === null ? null : 0 - line.spread1,
    spreadAdj1: line.spreadAdj1,
    spreadAdj2: line.spreadAdj2,
    moneyLine1: line.moneyLine1,
    moneyLine2: line.moneyLine2,
    moneyLineDraw: line.moneyLineDraw,
    totalPoints: line.totalPoints,
    ttlPtsAdj1: line.over,
    ttlPtsAdj2: line.under,
  }) satisfies Partial<FeedLine>;
