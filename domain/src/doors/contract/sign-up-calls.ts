import type { Call } from './call.ts';

export const SIGN_UP_CALLS = {
  readSignUpChoices: { method: 'GET', path: '/api/sign-up' },
  createAccount: { method: 'POST', path: '/api/sign-up' },
  confirmMailAddress: { method: 'PUT', path: '/api/sign-up' },
} as const satisfies Record<string, Call>;
