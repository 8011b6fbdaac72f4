import type { Database } from '../../../ground/database/create-database.ts';
import type { Reporter } from '../../../ground/report/reporter.ts';
import { END_NOTICES_OF_OTHERS } from '../../../ground/notices/decide-notice.ts';

/**
 * Ends what was told of feeds that this book doesn't have any more: nobody else would, and it holds nothing. So it is
 * with what the gateway before counted and didn't list: what of it is still held is listed again.
 */
export const endDoubtsOfOthers = (
  { pool }: Pick<Database, 'pool'>,
  feedIds: readonly string[],
  { reporter, wallNowMs }: { reporter: Reporter<'feeds'>; wallNowMs: () => number },
): void => {
  pool
    .query(END_NOTICES_OF_OTHERS, [feedIds, wallNowMs()])
    .catch((error: unknown) => reporter.failed('notDecided', error));
};
