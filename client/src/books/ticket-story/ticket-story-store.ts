import type { TicketStory } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import { type CallAnswer, callBook } from '../../ground/calls/call-book.ts';
import { createAnswerStore } from '../../ground/calls/create-answer-store.ts';

/** `missing`: the customer has no ticket with the number, even if another customer does. */
export type FoundStory = TicketStory | 'missing';

let asked: number | null = null;

const readStory = async (): Promise<CallAnswer<FoundStory>> => {
  if (asked === null) return { ok: true, value: 'missing' };
  const answer = await callBook('readTicketStory', { params: { ticketNumber: asked } });
  return !answer.ok && answer.error.code === 'notFound' ? { ok: true, value: 'missing' } : answer;
};

/** The ticket that was opened last. */
export const useTicketStory = createAnswerStore(readStory);

/** The earlier ticket goes at once when another is requested. */
export const loadTicketStory = (ticketNumber: number | null): Promise<void> => {
  const { forget, load } = useTicketStory.getState();
  if (ticketNumber !== asked) forget();
  asked = ticketNumber;
  return load();
};
