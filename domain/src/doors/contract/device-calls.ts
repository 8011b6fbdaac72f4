import type { Call } from './call.ts';

export const DEVICE_CALLS = {
  readSessions: { method: 'GET', path: '/api/sessions' },
  endOtherSessions: { method: 'DELETE', path: '/api/sessions/others' },
  endSession: { method: 'DELETE', path: '/api/sessions/{sessionId}' },
  authorizeDevice: { method: 'POST', path: '/api/devices/{deviceId}/authorize' },
  removeDevice: { method: 'DELETE', path: '/api/devices/{deviceId}' },
  resetDevices: { method: 'POST', path: '/api/devices/reset' },
} as const satisfies Record<string, Call>;
