import type { Call } from './call.ts';

export const INTEGRATION_CALLS = {
  launchIntegration: { method: 'POST', path: '/api/integrations/launch' },
  keepIntegration: { method: 'POST', path: '/api/integrations/keep-alive' },
  readOnlyPlayIcons: { method: 'GET', path: '/api/integrations/only-play/icons' },
  readIntegrations: { method: 'GET', path: '/api/integrations' },
} as const satisfies Record<string, Call>;
