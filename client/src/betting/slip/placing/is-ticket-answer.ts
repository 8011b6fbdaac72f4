import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';

const STATES: Record<TicketAnswer['state'], true> = {
  accepted: true,
  pending: true,
  changed: true,
  refused: true,
  closed: true,
};

/** Not some other JSON that came in its place: of that nobody may say that the ticket was placed, or wasn't. */
export const isTicketAnswer = (value: unknown): value is TicketAnswer =>
  Object.hasOwn(STATES, (value as Partial<TicketAnswer> | null | undefined)?.state ?? '');
