import type { Call } from './call.ts';

export const PAGE_ERROR_CALLS = {
  tellPageError: { method: 'POST', path: '/api/page-errors' },
} as const satisfies Record<string, Call>;
