import {
  findGenericIntegration,
  GENERIC_PATHS,
  type IntegrationName,
} from '@lineboard/domain/ground/integration/integrations';
import type { PageData } from '../../ground/ui/page-data.ts';

const PAGE = {
  page: 'integration',
  layout: 'any',
  hasSportsMenu: false,
  hidesSlip: 'everywhere',
  keepsSlip: () => false,
  links: [],
} as const satisfies Partial<PageData>;

/** What the route of an integration declares: its link is the menu's, read from the registry. */
export const createIntegrationPage = (name: IntegrationName): PageData => ({
  ...PAGE,
  title: () => `integrations:${name}.title`,
});

/** The name in `/integrations/{name}/{arg1}`. */
const nameInPath = (path: string): string =>
  GENERIC_PATHS.flatMap((folder) =>
    path.startsWith(folder) ? [path.slice(folder.length).split('/')[0]!] : [],
  )[0] ?? '';

/** For the routes whose view is chosen by the name in them. */
export const createGenericPage = (): PageData => ({
  ...PAGE,
  title: (_, path = '') => {
    const integration = findGenericIntegration(nameInPath(path));
    return integration === undefined ? 'integrations:more' : `integrations:${integration.name}.title`;
  },
});
