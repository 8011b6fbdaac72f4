import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';

/** What was sent, if it was a ticket at least by its outline; null when it was something else. */
export const parseRequest = (body: string | Buffer): TicketRequest | null => {
  try {
    const parsed = JSON.parse(String(body)) as TicketRequest | null;
    return Array.isArray(parsed?.items) ? parsed : null;
  } catch {
    return null;
  }
};
