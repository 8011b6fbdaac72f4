import type { RowContext, RowJudgement } from './row-judgement.ts';

const FIELDS = { game: 'gameNum', contest: 'contestNum' } as const;

/**
 * @returns a refusal when the number is another feed's, or the operator left it to another; null when this feed may
 * name it
 */
export const judgeNumber = (
  kind: 'game' | 'contest',
  num: number,
  { feedId, judgeRange, otherOwner, numbers }: RowContext,
  field: string = FIELDS[kind],
): RowJudgement | null => {
  const range = judgeRange(feedId, num);
  if (range !== null) return taken(field, range);
  const owner = otherOwner(kind, num);
  if (owner !== null) return taken(field, `is a ${kind} of the feed ${owner}`);
  const foreign = (kind === 'game' ? numbers.foreign.games : numbers.foreign.contests).get(num);
  return foreign === undefined
    ? null
    : taken(field, `has wagers or a result of the feed ${foreign}, which keeps it`);
};

const taken = (field: string, reason: string): RowJudgement => ({
  ok: false,
  refusal: { code: 'feedNumberTaken', field, reason },
});
