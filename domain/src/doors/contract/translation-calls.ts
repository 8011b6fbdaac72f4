import type { Call } from './call.ts';

export const TRANSLATION_CALLS = {
  readTextOverlay: { method: 'GET', path: '/api/texts/{language}' },
  readOwnSuggestions: { method: 'GET', path: '/api/customer/text-suggestions' },
  suggestText: { method: 'PUT', path: '/api/customer/text-suggestions' },
} as const satisfies Record<string, Call>;
