import type { EvaluateTicket } from '@lineboard/domain/ticket/ticket-evaluation';
import { createId } from '../../device/create-id.ts';
import { readBookMs } from '../../live/line-state.ts';
import { createSlipStore } from './create-slip-store.ts';
import { restoreSlip, saveSlip } from './slip-storage.ts';

let evaluateTicket: EvaluateTicket | null = null;

/** The one slip of this page. Picks, amounts and a ticket whose answer is not known yet survive a reload. */
export const useSlip = createSlipStore(
  {
    evaluate: (draft, context) => evaluateTicket?.(draft, context) ?? null,
    readBookMs,
    createKey: createId,
  },
  restoreSlip(localStorage, Date.now()),
);

useSlip.subscribe((state, earlier) => saveSlip(localStorage, state, earlier));

/** The rules come behind the first lines: what was picked until then is worked out now. */
export const giveTicketRules = (evaluate: EvaluateTicket): void => {
  evaluateTicket = evaluate;
  useSlip.getState().recalculate();
};
