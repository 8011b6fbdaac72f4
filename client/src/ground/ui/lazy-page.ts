import { lazyRouteComponent } from '@tanstack/react-router';

/**
 * A route's page that comes by `import()`. The router would load the whole page anew when it doesn't, offline and in
 * the middle of a ticket; by another message it doesn't know it for what it is.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(
    () =>
      load().catch((cause: unknown) => {
        throw new Error('a page could not be loaded', { cause });
      }),
    name,
  );
