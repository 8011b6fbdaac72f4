import type { Call } from './call.ts';

export const LINE_ALERT_CALLS = {
  readLineAlerts: { method: 'GET', path: '/api/line-alerts' },
  keepLineAlert: { method: 'POST', path: '/api/line-alerts' },
  dropLineAlert: { method: 'DELETE', path: '/api/line-alerts/{alertId}' },
} as const satisfies Record<string, Call>;
