import { combinationsOf } from '@lineboard/domain/betting/request/kind-of-draft';
import { evaluateTicket } from '@lineboard/domain/betting/ticket/evaluate-ticket';
import type { EvaluateTicket } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import { useCombination } from './combination-store.ts';

/** `evaluateTicket` with what the worker said of the slip's combinations. */
export const evaluateSlip: EvaluateTicket = (draft, context) =>
  combinationsOf(draft).length === 0
    ? evaluateTicket(draft, context)
    : evaluateTicket(draft, { ...context, combinationOffers: useCombination.getState().offers });
