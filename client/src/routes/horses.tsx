import { createFileRoute } from '@tanstack/react-router';
import { IntegrationPage } from '../integrations/IntegrationPage.tsx';
import { createIntegrationPage } from '../integrations/integration-page.ts';

export const Route = createFileRoute('/horses')({
  staticData: { page: createIntegrationPage('horses') },
  component: () => <IntegrationPage name="horses" />,
});
