import { StartRefused } from '../../../ground/report/start-refused.ts';
import { createFeedKind } from '../source/feed-kind.ts';

const NAME = 'push';

/** Lines that the book's own line mover sends, and nothing else. */
export const PUSH_KIND = createFeedKind({
  name: NAME,
  forms: [NAME],
  isMadeUp: false,
  isRealTime: true,
  needs: 'FEED_PUSH_TOKENS',
  feedId: null,
  leagues: [],
  sequences: {},
  // Push feeds may run next to any feed in real time, so the variables of who may push belong to the configuration.
  variables: {},
  read: (text) => (text === NAME ? { ok: true, option: null } : null),
  describe: () => 'your line mover',
  open: (_chosen, { pushFeedIds }) => {
    if (pushFeedIds.length === 0)
      throw new StartRefused('FEED_PUSH_TOKENS got nothing, it takes feedId:token pairs when FEED is push.');
    return { clock: null, isDoubted: false, leftOut: null, create: null };
  },
});
