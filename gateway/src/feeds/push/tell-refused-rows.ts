import type { Metrics } from '../../report/metrics.ts';
import type { TakerParts } from './take-batch.ts';

/**
 * Counts every refused row; that a feed names numbers of another one is told once for each feed and field, for somebody
 * must see to it.
 */
export const tellRefusedRows = (
  metrics: Pick<Metrics, 'refusedFeedRows'>,
  tell: (message: string) => void,
): TakerParts['onRefused'] => {
  const told = new Set<string>();
  return (feedId, { code, field, reason }) => {
    metrics.refusedFeedRows.inc({ feed: feedId, code });
    const key = `${feedId} ${field}`;
    if (code !== 'feedNumberTaken' || told.has(key)) return;
    told.add(key);
    tell(`a ${field} of the feed ${feedId} ${reason}`);
  };
};
