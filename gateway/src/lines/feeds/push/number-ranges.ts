/** Numbers of games and of contests that an operator gives to one feed, both ends included. */
export interface NumberRange {
  feedId: string;
  from: number;
  to: number;
}

/** Why a feed may not name a number; null when the ranges leave it to the feed. */
export type JudgeRange = (feedId: string, num: number) => string | null;

/** A feed that has ranges names numbers of its own alone; one that has none names what is in nobody's. */
export const createRangeJudge = (ranges: readonly NumberRange[]): JudgeRange => {
  const owners = new Set(ranges.map(({ feedId }) => feedId));
  return (feedId, num) => {
    const owner = ranges.find(({ from, to }) => num >= from && num <= to)?.feedId;
    if (owner === feedId) return null;
    if (owner !== undefined) return `is among the numbers of the feed ${owner}`;
    return owners.has(feedId) ? 'is not among the numbers of this feed' : null;
  };
};

/** The first two ranges that share a number, or the first that names a feed without a token; null when all is well. */
export const findRangeMistake = (
  ranges: readonly NumberRange[],
  feedIds: readonly string[],
): string | null => {
  const unknown = ranges.find(({ feedId }) => !feedIds.includes(feedId));
  if (unknown !== undefined) return `a range of ${unknown.feedId}, which has no token`;
  const sorted = [...ranges].sort((a, b) => a.from - b.from);
  for (const [at, range] of sorted.entries()) {
    const next = sorted[at + 1];
    if (next !== undefined && next.from <= range.to)
      return `${range.feedId}:${range.from}-${range.to} and ${next.feedId}:${next.from}-${next.to}, which share numbers`;
  }
  return null;
};
