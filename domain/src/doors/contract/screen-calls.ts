import type { Call } from './call.ts';

/** The header in which an answer that is traced hands the page a mark, for `tellDrawn`. */
export const SCREEN_MARK_HEADER = 'lineboard-trace';

export const SCREEN_CALLS = {
  tellDrawn: { method: 'POST', path: '/api/traces' },
} as const satisfies Record<string, Call>;
