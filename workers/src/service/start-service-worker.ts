import { answerPageFiles } from './answer-page-files.ts';
import { createShellStore } from './shell-store.ts';
import { openNotice, type ServiceTexts, tellNotice } from './tell-notices.ts';

/** The page's message to the worker: files that it had loaded before. */
export interface KeepFiles {
  kind: 'keepFiles';
  urls: readonly string[];
}

const isKeepFiles = (data: unknown): data is KeepFiles =>
  (data as KeepFiles | null)?.kind === 'keepFiles' && Array.isArray((data as KeepFiles).urls);

/**
 * The page without a network, and news while it is closed. It delays no page: the network is asked for index.html
 * first, a file with a hash in its name can't be old, and a new worker takes over as soon as it is there.
 */
export const startServiceWorker = (scope: ServiceWorkerGlobalScope, texts: ServiceTexts): void => {
  const { registration } = scope;
  const load: typeof fetch = (...request) => scope.fetch(...request);
  const shell = createShellStore({ caches: scope.caches, fetch: load, scope: registration.scope });

  scope.addEventListener('install', (event) => {
    const install = async (): Promise<void> => {
      await shell.keep(await load(registration.scope, { cache: 'no-cache' }));
      await scope.skipWaiting();
    };
    event.waitUntil(install());
  });
  scope.addEventListener('activate', (event) => {
    const takeOver = async (): Promise<void> => {
      // The page is requested while the worker starts; browsers without this ask a moment later.
      await registration.navigationPreload?.enable();
      await scope.clients.claim();
    };
    event.waitUntil(takeOver());
  });
  scope.addEventListener('fetch', (event) => {
    const preloaded = event.preloadResponse as Promise<Response | undefined> | undefined;
    const answer = answerPageFiles(
      { shell, fetch: load, scope: registration.scope },
      event.request,
      preloaded ?? Promise.resolve(undefined),
    );
    if (answer === null) return;
    event.respondWith(answer.response);
    event.waitUntil(answer.behind);
  });
  scope.addEventListener('message', (event) => {
    const data: unknown = event.data;
    if (isKeepFiles(data)) event.waitUntil(shell.addFiles(data.urls));
  });
  scope.addEventListener('push', (event) => event.waitUntil(tellNotice(scope, event.data, texts)));
  scope.addEventListener('notificationclick', (event) =>
    event.waitUntil(openNotice(scope, event.notification)),
  );
};
