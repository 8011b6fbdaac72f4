import type { Call } from './call.ts';

export const OPERATIONS_CALLS = {
  readHealth: { method: 'GET', path: '/healthz' },
  readReadiness: { method: 'GET', path: '/readyz' },
  readMetrics: { method: 'GET', path: '/metrics' },
} as const satisfies Record<string, Call>;
