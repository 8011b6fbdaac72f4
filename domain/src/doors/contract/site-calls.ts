import type { Call } from './call.ts';

export const SITE_CALLS = {
  readSite: { method: 'GET', path: '/api/site' },
  readOpenApi: { method: 'GET', path: '/api/openapi.json' },
  readWalletOpenApi: { method: 'GET', path: '/api/wallet-openapi.json' },
  readAsyncApi: { method: 'GET', path: '/api/asyncapi.json' },
} as const satisfies Record<string, Call>;
