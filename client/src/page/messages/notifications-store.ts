import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import type { Observable } from 'rxjs';
import { callBook } from '../../ground/calls/call-book.ts';
import { createAnswerStore } from '../../ground/calls/create-answer-store.ts';

/** The results of live tickets that waited, and the latest news that the customer has seen. */
export const useNotifications = createAnswerStore(() => callBook('readNotifications'));

/** A failure isn't reported: then the same news are new once more. */
export const markSeen = async (entryId: number): Promise<void> => {
  const { answer } = useNotifications.getState();
  if (answer === null || entryId <= answer.seenEntryId) return;
  useNotifications.setState({ answer: { ...answer, seenEntryId: entryId } });
  const marked = await callBook('markNotificationsSeen', { body: { entryId } });
  // An answer that was on its way meanwhile may have the old value.
  if (marked.ok) useNotifications.getState().refresh();
};

/** Keeps the known decided tickets current, once they have been requested. @returns stops it */
export const keepNotifications = (customer$: Observable<CustomerEvent>): (() => void) => {
  const events = customer$.subscribe(({ kind }) => {
    if (kind === 'ticket') useNotifications.getState().refresh();
  });
  return () => events.unsubscribe();
};
