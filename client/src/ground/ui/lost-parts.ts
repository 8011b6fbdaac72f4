import { createLostParts } from './create-lost-parts.ts';
import { reloadPage } from './reload-page.ts';

/** Who waits for it waits for a part of the page. */
const REACHED_WITHIN_MS = 5_000;

/** The page itself is asked for, past every cache and the service worker. */
const canReachPage = async (): Promise<boolean> => {
  if (!navigator.onLine) return false;
  const [address = ''] = location.href.split('#', 1);
  return fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(REACHED_WITHIN_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
};

/** The entry's name says its content, and with it that of all it leads to. */
const readBuild = (): string => document.querySelector('script[type="module"]')?.getAttribute('src') ?? '';

/** The one of this page. */
export const lostParts = createLostParts({
  storage: () => sessionStorage,
  build: readBuild,
  canReach: canReachPage,
  reload: reloadPage,
});

// Every `import()` of the page goes through Vite, which tells of those that fail.
addEventListener('vite:preloadError', ({ payload }) => lostParts.tell(payload));
