import type { Feed } from '../feed.ts';

/** The feed, which doesn't begin before `ready`, or at all once `signal` says that nobody waits for it any more. */
export const startAfter = (feed: Feed, ready: Promise<void>, signal: AbortSignal): Feed => {
  const stopped = new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
  return {
    feedId: feed.feedId,
    start: async (sink) => {
      await Promise.race([ready, stopped]);
      if (!signal.aborted) await feed.start(sink);
    },
    stop: () => feed.stop(),
  };
};
