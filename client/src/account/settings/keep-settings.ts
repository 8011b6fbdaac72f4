import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import type { Observable } from 'rxjs';
import { askSession } from '../../ground/session/ask-session.ts';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';

/** Takes over what the customer saved on another page. @returns stops it */
export const keepSettings = (customer$: Observable<CustomerEvent>): (() => void) => {
  const follow = (): void => {
    if (selectCustomer(useSession.getState()) !== null)
      void import('./follow-account.ts').then(({ followAccount }) => followAccount());
  };
  follow();
  const stop = useSession.subscribe((state, before) => {
    if (selectCustomer(state) !== selectCustomer(before)) follow();
  });
  const events = customer$.subscribe(({ kind }) => {
    if (kind !== 'settings') return;
    void askSession(useSession.getState().applySession);
  });
  return () => {
    stop();
    events.unsubscribe();
  };
};
