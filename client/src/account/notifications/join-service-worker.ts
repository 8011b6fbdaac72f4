import type { KeepFiles } from '@lineboard/workers/service/start-service-worker';
import { SHELL_PREFIX } from '@lineboard/workers/service/shell-store';
import type { OpenAddress } from '@lineboard/workers/service/tell-notices';
import { useSession } from '../../ground/session/session-store.ts';
import { keepSubscription } from './push-store.ts';

/** Its name never changes: browsers look there for a newer version. */
const addressOfWorker = (): string => new URL('service-worker.js', document.baseURI).href;

const listLoadedFiles = (): string[] =>
  performance.getEntriesByType('resource').map(({ name }) => name.split('#', 1)[0] ?? name);

const register = async (container: ServiceWorkerContainer): Promise<void> => {
  await container.register(addressOfWorker(), { updateViaCache: 'none' });
  const { active } = await container.ready;
  const keep: KeepFiles = { kind: 'keepFiles', urls: listLoadedFiles() };
  active?.postMessage(keep);
};

/** Removes the worker that the operator turned off, with everything that it kept. */
const retire = async (container: ServiceWorkerContainer): Promise<void> => {
  const registration = await container.getRegistration(document.baseURI);
  await registration?.unregister();
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(SHELL_PREFIX)).map((name) => caches.delete(name)));
};

const isOpenAddress = (data: unknown): data is OpenAddress => {
  const { kind, address } = (data ?? {}) as Partial<OpenAddress>;
  return kind === 'openAddress' && typeof address === 'string' && address.startsWith('#/');
};

/**
 * Registers or removes the worker, as the book says; an older book says neither. Opens the page of a pressed
 * notification. @returns stops it
 */
export const joinServiceWorker = (): (() => void) => {
  const { serviceWorker: container } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (container === undefined) return () => undefined;
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (isOpenAddress(data)) location.hash = data.address;
  };
  container.addEventListener('message', hear);
  const stopSubscription = keepSubscription();
  let said: boolean | undefined;
  const follow = (): void => {
    const has = useSession.getState().site?.hasServiceWorker;
    if (has === undefined || has === said || import.meta.env.DEV) return;
    said = has;
    // The page works without it.
    void (has ? register(container) : retire(container)).catch(() => undefined);
  };
  follow();
  const unsubscribe = useSession.subscribe(follow);
  return () => {
    container.removeEventListener('message', hear);
    stopSubscription();
    unsubscribe();
  };
};
