import type { Call } from './call.ts';

export const FEED_CALLS = {
  readFeedSchema: { method: 'GET', path: '/api/feed/schema' },
  pushBatch: { method: 'POST', path: '/api/feed/{feedId}' },
} as const satisfies Record<string, Call>;
