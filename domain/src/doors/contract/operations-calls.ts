import type { Call } from './call.ts';

export const OPERATIONS_CALLS = {
  readHealth: { method: 'GET', path: '/healthz' },
  readReadiness: { method: 'GET', path: '/readyz' },
  readMetrics: { method: 'GET', path: '/metrics' },
  readMarkedCall: { method: 'GET', path: '/metrics/calls/{mark}' },
} as const satisfies Record<string, Call>;

/** Why a gateway isn't ready. */
export const UNREADY_REASONS = [
  'stopping',
  'databaseAway',
  'databaseNotWritable',
  'noDatabaseConnection',
  'lineLog',
  'noFeed',
] as const;

export type UnreadyReason = (typeof UNREADY_REASONS)[number];
