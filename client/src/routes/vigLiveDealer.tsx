import { createFileRoute } from '@tanstack/react-router';
import { IntegrationPage } from '../integrations/IntegrationPage.tsx';
import { createIntegrationPage } from '../integrations/integration-page.ts';

export const Route = createFileRoute('/vigLiveDealer')({
  staticData: { page: createIntegrationPage('liveDealer') },
  component: () => <IntegrationPage name="liveDealer" />,
});
