import type { Call } from './call.ts';

export const CONTENT_CALLS = {
  readContent: { method: 'GET', path: '/api/content/{pageId}' },
  readRulesMenu: { method: 'GET', path: '/api/rules-menu' },
} as const satisfies Record<string, Call>;
