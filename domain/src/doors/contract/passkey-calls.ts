import type { Call } from './call.ts';

export const PASSKEY_CALLS = {
  readPasskeys: { method: 'GET', path: '/api/passkeys' },
  offerPasskey: { method: 'POST', path: '/api/passkeys/offer' },
  addPasskey: { method: 'POST', path: '/api/passkeys' },
  renamePasskey: { method: 'PUT', path: '/api/passkeys/{passkeyId}' },
  removePasskey: { method: 'DELETE', path: '/api/passkeys/{passkeyId}' },
  askPasskey: { method: 'POST', path: '/api/session/passkey/question' },
  signInWithPasskey: { method: 'POST', path: '/api/session/passkey' },
  confirmIdentity: { method: 'POST', path: '/api/session/identity' },
  askOwnPasskey: { method: 'POST', path: '/api/session/identity/question' },
  confirmWithPasskey: { method: 'POST', path: '/api/session/identity/passkey' },
} as const satisfies Record<string, Call>;
