import type { Observable } from 'rxjs';
import { startSession } from './keep-session.ts';
import { useSession } from './session-store.ts';

/** A page that began without a network asks for site and session again once there is one. @returns stops it */
export const keepStarted = (compare$: Observable<unknown>): (() => void) => {
  const connected = compare$.subscribe(() => {
    if (useSession.getState().startError !== null) void startSession();
  });
  return () => connected.unsubscribe();
};
