import type { EvaluateTicket, TicketEvaluation } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { createBookActions } from './slip-book-actions.ts';
import { selectTicketContext } from './slip-context.ts';
import { EMPTY_SLIP } from './empty-slip.ts';
import { createSlipEditing } from './slip-editing.ts';
import { createItemActions } from './slip-item-actions.ts';
import { createOptionActions } from './slip-option-actions.ts';
import { createProcessActions } from './slip-process-actions.ts';
import { draftOfSlip } from './slip-options.ts';
import type { SlipState, SlipStore } from './slip-state.ts';
import { createTicketActions } from './slip-ticket-actions.ts';
import { NOTHING } from './no-evaluation.ts';

export interface SlipDependencies {
  /** null while the rules are loading: a slip with picks then shows no figures, and nothing can be placed. */
  evaluate: (...ticket: Parameters<EvaluateTicket>) => TicketEvaluation | null;
  readBookMs: () => number;
  createKey: () => string;
}

/**
 * The slip: items, amounts, wager type and options, acceptance, key and the ticket's stage. Figures are never computed
 * here; they are `evaluateTicket`'s, called again whenever an item, an amount, an option, a quote, a limit or the
 * book's time changes.
 */
export const createSlipStore = (
  { evaluate, readBookMs, createKey }: SlipDependencies,
  restored: Partial<SlipState> = {},
): UseBoundStore<StoreApi<SlipStore>> =>
  create<SlipStore>()((set, get) => {
    const derive = (state: SlipState): TicketEvaluation =>
      state.items.length === 0
        ? NOTHING
        : (evaluate(draftOfSlip(state.items, state.options), selectTicketContext(state, readBookMs())) ??
          NOTHING);
    const editing = createSlipEditing({ get, set, createKey, readBookMs, derive });
    const initial: SlipState = { ...EMPTY_SLIP, ...restored };
    return {
      ...initial,
      ...editing.work(initial),
      ...createItemActions(editing),
      ...createOptionActions(editing),
      ...createProcessActions(editing),
      ...createBookActions(editing),
      ...createTicketActions(editing),
    };
  });
