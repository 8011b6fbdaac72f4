import type pg from 'pg';
import { CommitUnsure } from './is-database-loss.ts';

/** The routine in which a server gives up its wait for a stand-by; a warning's words depend on its language. */
const WAITS_FOR_STANDBY = 'SyncRepWaitForLSN';

/** pg fails a statement with it once the server has answered, as with a row that can't be read. */
interface UnderWay {
  _activeQuery: { _canceledDueToError: unknown } | null;
}

/**
 * A commit whose wait for the stand-by was cancelled is answered as if it were done, after a warning: it is done on
 * this server, and lost when the stand-by follows it. Here it fails as one whose answer was lost.
 */
export const doubtCommits = (client: pg.Client): void => {
  client.on('notice', ({ routine }) => {
    const { _activeQuery: underWay } = client as unknown as UnderWay;
    if (routine === WAITS_FOR_STANDBY && underWay !== null) underWay._canceledDueToError = new CommitUnsure();
  });
};
