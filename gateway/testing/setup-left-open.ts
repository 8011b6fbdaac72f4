/** Runs before every test file without a page: what it opened it closes, or the product has left it open. */
import { isLeftOpenAllowed } from '@lineboard/domain/testing/left-open/left-open';
import { watchStreams } from '@lineboard/domain/testing/left-open/streams-left';
import { watchTimers } from '@lineboard/domain/testing/left-open/timers-left';
import { Observable } from 'rxjs';
import { afterAll, expect, vi } from 'vitest';

/** These files listen to a book for as long as it is there. */
const LISTEN_TO_BOOK = new Set([
  'gateway/src/betting/offering/hold-times.ts',
  'gateway/src/betting/offering/line-histories.ts',
  'gateway/src/betting/offering/score-moves.ts',
]);
/** This one counts for as long as the process runs, which it doesn't hold up. */
const COUNT_ON = new Set(['gateway/src/ground/notices/unlisted-doubts.ts']);

const watches = [watchTimers(COUNT_ON), watchStreams(Observable.prototype, LISTEN_TO_BOOK)];

// It is said first and so runs last, behind the file's own.
afterAll(async () => {
  try {
    // A connection's end comes a moment after it was asked for.
    if (!isLeftOpenAllowed())
      await vi.waitFor(() => expect(watches.flatMap((watch) => watch.list())).toEqual([]));
  } finally {
    for (const watch of watches) watch.end();
  }
});
