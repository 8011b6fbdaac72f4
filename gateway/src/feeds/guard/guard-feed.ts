import { appendInSteps } from '../append-in-steps.ts';
import type { Feed } from '../feed.ts';
import type { GuardedFeed } from './guarded-feed.ts';

/** The feed, with its guard between it and the log. */
export const guardFeed = (feed: Feed, guarded: GuardedFeed): Feed => ({
  feedId: feed.feedId,
  start: async (sink) => {
    await guarded.open(sink);
    await feed.start({
      ...(sink.isRunning === undefined ? {} : { isRunning: () => sink.isRunning!() }),
      isDoubted: (gameNum) => guarded.isDoubted(gameNum),
      append: (changes) =>
        guarded.inTurn(async () => {
          const judged = changes.flatMap((change) => guarded.judge(change).changes);
          await appendInSteps(sink, [...judged, ...guarded.settle().changes]);
          guarded.tellNews();
        }),
    });
  },
  stop: async () => {
    guarded.close();
    await feed.stop();
  },
});
