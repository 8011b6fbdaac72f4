import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { siteRoutes } from '../src/page/app/site-routes.ts';

/** The site's addresses with their routes' page data; at every address, only the part is drawn. */
export const createSiteRouter = (part: () => ReactNode, address = '/') => {
  const rootRoute = createRootRoute({ staticData: { page: null }, component: part, notFoundComponent: part });
  const routes = Object.values(siteRoutes.children ?? {}).map(({ options: { path, staticData } }) =>
    createRoute({ getParentRoute: () => rootRoute, path, staticData }),
  );
  return createRouter({
    routeTree: rootRoute.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
};
