import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import type { Observable } from 'rxjs';
import { callBook } from '../../ground/calls/call-book.ts';
import { createAnswerStore } from '../../ground/calls/create-answer-store.ts';

/** What came of live tickets that waited, and up to where the customer has seen news. */
export const useNotifications = createAnswerStore(() => callBook('readNotifications'));

/** Nothing is said of a failure: then the same news are new once more. */
export const markSeen = async (entryId: number): Promise<void> => {
  const { answer } = useNotifications.getState();
  if (answer === null || entryId <= answer.seenEntryId) return;
  useNotifications.setState({ answer: { ...answer, seenEntryId: entryId } });
  const marked = await callBook('markNotificationsSeen', { body: { entryId } });
  // An answer that was on its way meanwhile may have said the old one.
  if (marked.ok) useNotifications.getState().refresh();
};

/** Keeps what is known of decided tickets current, once it has been asked for. @returns stops it */
export const keepNotifications = (customer$: Observable<CustomerEvent>): (() => void) => {
  const events = customer$.subscribe(({ kind }) => {
    if (kind === 'ticket') useNotifications.getState().refresh();
  });
  return () => events.unsubscribe();
};
