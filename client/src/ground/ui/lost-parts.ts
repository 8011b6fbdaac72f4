import { createLostParts } from './create-lost-parts.ts';
import { reloadPage } from './reload-page.ts';

/** The customer is waiting for a part of the page meanwhile. */
const REACHED_WITHIN_MS = 5_000;

/** Requests the page itself, past every cache and the service worker. */
const canReachPage = async (): Promise<boolean> => {
  if (!navigator.onLine) return false;
  const [address = ''] = location.href.split('#', 1);
  return fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(REACHED_WITHIN_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
};

/** The entry's name contains its hash, which covers everything it leads to. */
const readBuild = (): string => document.querySelector('script[type="module"]')?.getAttribute('src') ?? '';

/** The entry of this page. */
export const lostParts = createLostParts({
  storage: () => sessionStorage,
  build: readBuild,
  canReach: canReachPage,
  reload: reloadPage,
});

// Every `import()` of the page goes through Vite, which reports those that fail.
addEventListener('vite:preloadError', ({ payload }) => lostParts.tell(payload));
