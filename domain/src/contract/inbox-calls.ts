import type { Call } from './call.ts';

export const INBOX_CALLS = {
  readInbox: { method: 'GET', path: '/api/inbox' },
  readPriorityMessages: { method: 'GET', path: '/api/inbox/priority' },
  flagMessage: { method: 'PUT', path: '/api/inbox/{messageId}' },
} as const satisfies Record<string, Call>;
