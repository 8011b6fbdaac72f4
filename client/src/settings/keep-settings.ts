import type { CustomerEvent } from '@lineboard/domain/wire/live-messages';
import type { Observable } from 'rxjs';
import { callBook } from '../calls/call-book.ts';
import { selectCustomer, useSession } from '../session/session-store.ts';

/** Takes over what was saved on another page of the customer. @returns stops it */
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
    void callBook('readSession').then((answer) => {
      if (answer.ok) useSession.getState().applySession(answer.value);
    });
  });
  return () => {
    stop();
    events.unsubscribe();
  };
};
