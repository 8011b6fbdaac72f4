import type { Call } from './call.ts';

export const OWN_LIMIT_CALLS = {
  readOwnLimits: { method: 'GET', path: '/api/customer/own-limits' },
  changeOwnLimit: { method: 'PUT', path: '/api/customer/own-limits/{kind}/{period}' },
  startTimeOut: { method: 'PUT', path: '/api/customer/time-out' },
  askForTimeOutsEnd: { method: 'DELETE', path: '/api/customer/time-out' },
  readReality: { method: 'GET', path: '/api/customer/reality-check' },
  setRealityCheck: { method: 'PUT', path: '/api/customer/reality-check' },
} as const satisfies Record<string, Call>;
