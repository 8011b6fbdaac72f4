import { createHashHistory, createRouter, type RouterHistory } from '@tanstack/react-router';
import { RouteFailed } from '../../ground/ui/RouteFailed.tsx';
import { siteRoutes } from './site-routes.ts';

/** Hash routes under the address of the page itself (`/sports/#/openBets`). */
export const createAppRouter = (history: RouterHistory = createHashHistory()) =>
  createRouter({
    routeTree: siteRoutes,
    history,
    defaultPreload: 'intent',
    defaultErrorComponent: RouteFailed,
    // The overlay of the shell replaces a page that is still loading.
    defaultPendingMs: 60_000,
    scrollRestoration: false,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
