import type { Call } from './call.ts';

export const FEED_CALLS = {
  readFeedSchema: { method: 'GET', path: '/api/feed/schema' },
  pushBatch: { method: 'POST', path: '/api/feed/{feedId}' },
} as const satisfies Record<string, Call>;

/** A WebSocket on which a mover sends batches one after the other; it is no call, so it has no row. */
export const FEED_SOCKET_PATH = `${FEED_CALLS.pushBatch.path}/socket` as const;
