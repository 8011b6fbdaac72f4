import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';

const STATES: Record<TicketAnswer['state'], true> = {
  accepted: true,
  pending: true,
  changed: true,
  refused: true,
  closed: true,
};

/**
 * Rejects any other JSON that came instead of the answer: it says neither that the ticket was placed nor that it
 * wasn't.
 */
export const isTicketAnswer = (value: unknown): value is TicketAnswer =>
  Object.hasOwn(STATES, (value as Partial<TicketAnswer> | null | undefined)?.state ?? '');
