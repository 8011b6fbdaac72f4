import type { Observable } from 'rxjs';
import { startSession } from './keep-session.ts';
import { useSession } from './session-store.ts';

const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 15_000;

/**
 * A page that started while the book couldn't be asked requests site and session again: once lines come, and at growing
 * intervals. Without that, a page that a gateway cut off at its start would be a visitor's with live lines.
 *
 * @returns stops it
 */
export const keepStarted = (compare$: Observable<unknown>): (() => void) => {
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const startAgain = (): void => {
    if (useSession.getState().startError !== null) void startSession();
  };
  const connected = compare$.subscribe(startAgain);
  const follow = (): void => {
    clearTimeout(timer);
    if (useSession.getState().startError === null) return;
    timer = setTimeout(startAgain, retryMs);
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  };
  const unsubscribe = useSession.subscribe(({ startError }, before) => {
    if (startError !== before.startError) follow();
  });
  follow();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    connected.unsubscribe();
  };
};
