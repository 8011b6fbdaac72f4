import { asPage } from '../customers/page-marks.ts';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';

/** The outcome of one call about a ticket. */
export type TicketCall =
  | { kind: 'answered'; answer: TicketAnswer }
  | { kind: 'http'; status: number; text: string }
  /** Nothing came back: what became of the ticket is unknown. `late`: not within the limit. */
  | { kind: 'lost' | 'late' };

export interface TicketCallOptions {
  cookie: string;
  key: string;
  /** The ticket to place; null: asks what became of the key. */
  body: string | null;
  limitMs: number;
  /** On a connection of its own, as each customer's browser has one: a balancer sends it anywhere. */
  isAlone?: boolean;
}

export const callForTicket = async (
  origin: string,
  { cookie, key, body, limitMs, isAlone = false }: TicketCallOptions,
): Promise<TicketCall> => {
  try {
    const answer = await fetch(`${origin}/api/tickets${body === null ? `/${key}` : ''}`, {
      headers: {
        origin,
        ...asPage(cookie),
        'content-type': 'application/json',
        ...(isAlone ? { connection: 'close' } : {}),
      },
      ...(body === null ? {} : { method: 'POST', body }),
      signal: AbortSignal.timeout(limitMs),
    });
    if (answer.ok) return { kind: 'answered', answer: (await answer.json()) as TicketAnswer };
    return { kind: 'http', status: answer.status, text: await answer.text() };
  } catch (error) {
    return { kind: (error as Error).name === 'TimeoutError' ? 'late' : 'lost' };
  }
};
