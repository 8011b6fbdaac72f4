import type { Call } from './call.ts';

export const OPERATIONS_CALLS = {
  readHealth: { method: 'GET', path: '/healthz' },
  readReadiness: { method: 'GET', path: '/readyz' },
  readMetrics: { method: 'GET', path: '/metrics' },
  readMarkedCall: { method: 'GET', path: '/metrics/calls/{mark}' },
} as const satisfies Record<string, Call>;
