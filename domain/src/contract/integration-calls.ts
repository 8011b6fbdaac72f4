import type { Call } from './call.ts';

export const INTEGRATION_CALLS = {
  launchIntegration: { method: 'POST', path: '/api/integrations/launch' },
  keepIntegration: { method: 'POST', path: '/api/integrations/keep-alive' },
  readIntegrations: { method: 'GET', path: '/api/integrations' },
} as const satisfies Record<string, Call>;
