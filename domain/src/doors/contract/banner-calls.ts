import type { Call } from './call.ts';

export const BANNER_CALLS = {
  readBanners: { method: 'GET', path: '/api/banners/{place}' },
} as const satisfies Record<string, Call>;
