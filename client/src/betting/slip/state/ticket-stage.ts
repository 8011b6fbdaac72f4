import type { ItemError, Refusal } from '@lineboard/domain/ground/error/refusal';
import type {
  TicketAccepted,
  TicketAnswer,
  TicketChanged,
} from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { Quote } from '@lineboard/domain/betting/quote/quote';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import type { BetProcess } from './bet-process.ts';
import type { SlipItem } from './slip-item.ts';

export type TicketRefusal = Refusal & { items: readonly ItemError[] };

/**
 * The stage of a ticket. `sending`, `unknown` and `pending` are under way: nothing may be edited or sent again until
 * one of the others is reached. `unknown` is a lost answer; it survives a reload and ends only by asking with the key.
 */
export type TicketStage =
  | { stage: 'editing'; notice: 'nothingPlaced' | null }
  | { stage: 'sending'; request: TicketRequest }
  | { stage: 'unknown'; request: TicketRequest; sinceMs: number }
  | { stage: 'pending'; request: TicketRequest; sentAtMs: number; decidedAtMs: number }
  | ({ stage: 'changed' } & Omit<TicketChanged, 'state'>)
  | { stage: 'refused'; refusal: TicketRefusal }
  | { stage: 'accepted'; answer: TicketAccepted; recent: boolean; posted: PostedPicks };

/** The posted picks, for the receipt and for a customer who wants to keep them. */
export interface PostedPicks {
  items: readonly SlipItem[];
  known: ReadonlyMap<string, Quote>;
  process: BetProcess;
}

export const EDITING: TicketStage = { stage: 'editing', notice: null };

type TicketUnderWay = Extract<TicketStage, { stage: 'sending' | 'unknown' | 'pending' }>;

/** The ticket is on its way: one request, one key, no second one. */
export const isUnderWay = (ticket: TicketStage): ticket is TicketUnderWay =>
  ticket.stage === 'sending' || ticket.stage === 'unknown' || ticket.stage === 'pending';

/** The slip may have another owner by the time an answer arrives. */
export const isUnderWayAs = (ticket: TicketStage, idempotencyKey: string): ticket is TicketUnderWay =>
  isUnderWay(ticket) && ticket.request.idempotencyKey === idempotencyKey;

/** Applies the book's answer to a ticket that is under way. */
export const applyTicketAnswer = (
  request: TicketRequest,
  answer: TicketAnswer,
  posted: PostedPicks,
): TicketStage => {
  switch (answer.state) {
    case 'accepted':
      return { stage: 'accepted', answer, recent: true, posted };
    case 'pending':
      return { stage: 'pending', request, sentAtMs: answer.sentAtMs, decidedAtMs: answer.decidedAtMs };
    case 'changed':
      return { ...answer, stage: 'changed' };
    case 'refused': {
      const { state, ...refusal } = answer;
      return { stage: 'refused', refusal };
    }
    case 'closed':
      return { stage: 'editing', notice: 'nothingPlaced' };
  }
};
