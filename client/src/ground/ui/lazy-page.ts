import { lazyRouteComponent } from '@tanstack/react-router';

/**
 * A route's page that is loaded by `import()`. When that fails, the router would reload the whole page, even offline
 * and in the middle of a ticket; another error message keeps it from recognizing the failure.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(
    () =>
      load().catch((cause: unknown) => {
        throw new Error('a page could not be loaded', { cause });
      }),
    name,
  );
