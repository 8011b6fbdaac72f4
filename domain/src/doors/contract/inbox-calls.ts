import type { Call } from './call.ts';

export const INBOX_CALLS = {
  readInbox: { method: 'GET', path: '/api/inbox' },
  readPriorityMessages: { method: 'GET', path: '/api/inbox/priority' },
  flagMessage: { method: 'PUT', path: '/api/inbox/{messageId}' },
  hideComments: { method: 'PUT', path: '/api/customer/comments/hidden' },
  readNotifications: { method: 'GET', path: '/api/notifications' },
  markNotificationsSeen: { method: 'PUT', path: '/api/notifications/seen' },
} as const satisfies Record<string, Call>;
