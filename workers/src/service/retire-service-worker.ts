import { SHELL_PREFIX } from './shell-store.ts';

/**
 * What a gateway serves in the worker's place when its operator has turned it off: browsers that have the worker fetch
 * this one sooner or later, and it removes itself with everything that was stored. Open pages go on without it.
 */
export const retireServiceWorker = (scope: ServiceWorkerGlobalScope): void => {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => {
    const retire = async (): Promise<void> => {
      const names = await scope.caches.keys();
      await Promise.all(
        names.filter((name) => name.startsWith(SHELL_PREFIX)).map((name) => scope.caches.delete(name)),
      );
      await scope.registration.unregister();
    };
    event.waitUntil(retire());
  });
};
