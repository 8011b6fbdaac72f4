import {
  GENERIC_PATHS,
  INTEGRATIONS,
  type IntegrationName,
} from '@lineboard/domain/ground/integration/integrations';
import { type AnyRoute, createRoute } from '@tanstack/react-router';
import { createGenericPage, createIntegrationPage } from '../../casino/integrations/integration-page.ts';
import { lazyPage } from '../../ground/ui/lazy-page.ts';

const loadPage = (name: IntegrationName) => async () => {
  const { createIntegrationView } = await import('./-IntegrationView.tsx');
  return { default: createIntegrationView(name) };
};

const loadGenericPage = async () => ({ default: (await import('./-IntegrationView.tsx')).GenericView });

const isGenericPath = (path: string): boolean => GENERIC_PATHS.some((folder) => path.startsWith(folder));

/**
 * A route per row of the registry, in addition to those with files: forty of these would be the same file.
 *
 * @param parent the root of the generated tree; a row whose path has a file in it has its route there
 */
export const createIntegrationRoutes = (parent: AnyRoute, filePaths: ReadonlySet<string>): AnyRoute[] => {
  const getParentRoute = () => parent;
  const plain = INTEGRATIONS.filter(({ path }) => !isGenericPath(path) && !filePaths.has(path)).map(
    ({ name, path }) =>
      createRoute({
        getParentRoute,
        path,
        staticData: { page: createIntegrationPage(name) },
        component: lazyPage(loadPage(name)),
      }),
  );
  const generic = GENERIC_PATHS.map((folder) =>
    createRoute({
      getParentRoute,
      path: `${folder}$name/{-$arg1}/{-$arg2}`,
      staticData: { page: createGenericPage() },
      component: lazyPage(loadGenericPage),
    }),
  );
  return [...plain, ...generic];
};
