import type { EvaluateTicket } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import { deviceStorage } from '../../../ground/device-storage/device-storage.ts';
import { createId } from '../../../ground/device/create-id.ts';
import { readBookMs } from '../../../ground/live/line-state.ts';
import { createSlipStore } from './create-slip-store.ts';
import { saveSlip } from './slip-storage.ts';

let evaluateTicket: EvaluateTicket | null = null;

/** The one slip of this page. Picks, amounts and a ticket without an answer survive a reload, for their owner. */
export const useSlip = createSlipStore({
  evaluate: (draft, context) => evaluateTicket?.(draft, context) ?? null,
  readBookMs,
  createKey: createId,
});

useSlip.subscribe((state, earlier) => saveSlip(deviceStorage, state, earlier));

/** The rules come after the first lines: earlier picks are evaluated now. */
export const giveTicketRules = (evaluate: EvaluateTicket): void => {
  evaluateTicket = evaluate;
  useSlip.getState().recalculate();
};
