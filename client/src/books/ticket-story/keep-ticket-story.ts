import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import type { Observable } from 'rxjs';
import { useTicketStory } from './ticket-story-store.ts';

/** Keeps a displayed ticket current: graded, corrected, sold or filled, wherever that happened. @returns stops it */
export const keepTicketStory = (customer$: Observable<CustomerEvent>): (() => void) => {
  const events = customer$.subscribe(({ kind }) => {
    if (kind === 'wagers' || kind === 'sale') useTicketStory.getState().refresh();
  });
  return () => events.unsubscribe();
};
