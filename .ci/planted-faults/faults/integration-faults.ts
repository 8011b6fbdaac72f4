import type { PlantedFault } from '../planted-fault.ts';

/** Third parties' pages: who opens them, what they are told, what they reach. */
export const INTEGRATION_FAULTS: readonly PlantedFault[] = [
  {
    id: 'own-origin-framed',
    what: 'A page on the book’s own origin stands in a frame, and can reach the page around it.',
    file: 'client/src/integrations/LaunchedFrame.tsx',
    find: "launch.state === 'open' && isOtherSite(launch.address) ?",
    replace: "launch.state === 'open' ?",
    tests: ['client/src/integrations/IntegrationPage.test.tsx'],
  },
  {
    id: 'balance-asked-without-end',
    what: 'A frame has the page ask for the balance as often as it says so.',
    file: 'client/src/integrations/use-balance-messages.ts',
    find: ' || waiting.current !== undefined) return;',
    replace: ') return;',
    tests: ['client/src/integrations/IntegrationPage.test.tsx'],
  },
  {
    id: 'window-knows-the-page',
    what: 'DLG2-04: a provider’s window can lead the page away that opened it.',
    file: 'client/src/integrations/open-window.ts',
    find: '  opened.opener = null;\n',
    replace: '',
    tests: ['client/src/routes/-integration-view.test.tsx'],
  },
  {
    id: 'launch-for-everybody',
    what: 'VAL2-73: the book opens an integration for who may not use it.',
    file: 'gateway/src/integrations/integration-routes.ts',
    find: "    if (verdict !== 'open') return refuse(verdict);\n",
    replace: '',
    tests: ['gateway/src/integrations/launch.integration.test.ts'],
  },
  {
    id: 'page-says-its-address',
    what: 'CALL2-45: a page says which IP address a provider is told.',
    file: 'gateway/src/integrations/launch-address.ts',
    find: "given.set('ip', ip)",
    replace: "given.set('ip', given.get('ip') ?? ip)",
    tests: ['gateway/src/integrations/launch.integration.test.ts'],
  },
  {
    id: 'keeps-sessions-of-others',
    what: 'CON2-19: an open page keeps the sessions of other customers.',
    file: 'gateway/src/wallet/open-wallet-session.ts',
    find: 'where session_token_hash = $1 and integration = $2',
    replace: 'where $1::bytea is not null and integration = $2',
    tests: ['gateway/src/integrations/launch.integration.test.ts'],
  },
  {
    id: 'own-origin-configured',
    what: 'A gateway starts with a frame on the book’s own origin.',
    file: 'gateway/src/config/list-frames.ts',
    find: 'if (ownOrigins.includes(new URL(frame.address).origin))',
    replace: 'if (ownOrigins.length < 0)',
    tests: ['gateway/src/config/list-frames.test.ts'],
  },
];
