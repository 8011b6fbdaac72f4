import { createFileRoute } from '@tanstack/react-router';
import { IntegrationPage } from '../integrations/IntegrationPage.tsx';
import { createIntegrationPage } from '../integrations/integration-page.ts';

export const Route = createFileRoute('/liveBetting1')({
  staticData: { page: createIntegrationPage('liveBetting1') },
  component: () => <IntegrationPage name="liveBetting1" />,
});
