import type { IntegrationName } from '@lineboard/domain/integration/integrations';
import type { PageData } from '../ui/page-data.ts';

/** What the route of an integration declares: its way in is the menu's, read off the registry. */
export const createIntegrationPage = (name: IntegrationName): PageData => ({
  page: 'integration',
  layout: 'any',
  title: () => `integrations:${name}.title`,
  hasSportsMenu: false,
  keepsSlip: () => false,
  links: [],
});
