import { createFileRoute } from '@tanstack/react-router';
import { IntegrationPage } from '../integrations/IntegrationPage.tsx';
import { createIntegrationPage } from '../integrations/integration-page.ts';

export const Route = createFileRoute('/inCasino')({
  staticData: { page: createIntegrationPage('virtualCasino') },
  component: () => <IntegrationPage name="virtualCasino" />,
});
