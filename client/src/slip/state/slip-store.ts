import { evaluateTicket } from '@lineboard/domain/ticket/evaluate-ticket';
import { readBookMs } from '../../live/line-state.ts';
import { createSlipStore } from './create-slip-store.ts';
import { restoreSlip, saveSlip } from './slip-storage.ts';

/** The one slip of this page. Picks, amounts and a ticket whose answer is not known yet survive a reload. */
export const useSlip = createSlipStore(
  { evaluate: evaluateTicket, readBookMs, createKey: () => crypto.randomUUID() },
  restoreSlip(localStorage, Date.now()),
);

useSlip.subscribe((state, earlier) => saveSlip(localStorage, state, earlier));
