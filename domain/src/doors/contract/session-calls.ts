import type { Call } from './call.ts';

export const SESSION_CALLS = {
  readSession: { method: 'GET', path: '/api/session' },
  readWatchPass: { method: 'GET', path: '/api/session/pass' },
  issueLoginToken: { method: 'POST', path: '/api/session/token' },
  signIn: { method: 'POST', path: '/api/session' },
  signOut: { method: 'DELETE', path: '/api/session' },
  pingSession: { method: 'POST', path: '/api/session/ping' },
  requestPasswordReset: { method: 'POST', path: '/api/password-reset' },
  redeemPasswordReset: { method: 'PUT', path: '/api/password-reset' },
  signOutEverywhere: { method: 'DELETE', path: '/api/sessions' },
} as const satisfies Record<string, Call>;
