import type { Call } from './call.ts';

export const PUSH_CALLS = {
  readPush: { method: 'GET', path: '/api/push' },
  savePushSubscription: { method: 'PUT', path: '/api/push/subscription' },
  endPushSubscription: { method: 'POST', path: '/api/push/subscription/end' },
} as const satisfies Record<string, Call>;
