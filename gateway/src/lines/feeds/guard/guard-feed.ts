import { appendInSteps } from '../append-in-steps.ts';
import type { Feed } from '../feed.ts';
import type { Traces } from '../../../ground/traces/traces.ts';
import type { GuardedFeed } from './guarded-feed.ts';

/** The feed, with its guard between it and the log. */
export const guardFeed = (feed: Feed, guarded: GuardedFeed, traces: Traces): Feed => ({
  feedId: feed.feedId,
  start: async (sink) => {
    await guarded.open(sink);
    await feed.start({
      ...(sink.isRunning === undefined ? {} : { isRunning: () => sink.isRunning!() }),
      isDoubted: (gameNum) => guarded.isDoubted(gameNum),
      append: (changes) =>
        guarded.inTurn(async () => {
          const judged = traces.inSpan('change.guard', (span) => {
            const judgements = changes.flatMap((change) => guarded.judge(change).changes);
            const all = [...judgements, ...guarded.settle().changes];
            span.set({ 'lineboard.feed': feed.feedId, 'lineboard.changes': all.length });
            return all;
          });
          await appendInSteps(sink, judged);
          guarded.tellNews();
        }),
    });
  },
  stop: async () => {
    guarded.close();
    await feed.stop();
  },
});
