import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { PriceSpan } from './price-history.ts';

/** One try to find out what became of a ticket. */
export interface TicketTry {
  sentMs: number;
  endedMs: number;
  /**
   * `accepted`, `changed`, the code of a refusal, `http 503`, `lost` (the connection broke) or `late` (no answer in
   * time).
   */
  outcome: string;
}

/** One ticket from the first click to the answer that counts. */
export interface SentTicket {
  readonly key: string;
  readonly customerId: string;
  /** No two tickets of a run have the same, so that the database alone tells which is which. */
  readonly riskCents: number;
  readonly named: PriceSpan;
  readonly tries: TicketTry[];
  /** null: not known yet. */
  answer: TicketAnswer | null;
}
