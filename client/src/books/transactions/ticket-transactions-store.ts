import type { HookedTransactions } from '@lineboard/domain/books/transactions/transaction.schema';
import { create } from 'zustand';
import { type CallError, callBook } from '../../ground/calls/call-book.ts';

interface TicketTransactionsStore {
  /** The ticket whose transactions are shown; null: none. */
  ticketNumber: number | null;
  /** null while they are loading, and when they can't be loaded. */
  answer: HookedTransactions | null;
  error: CallError | null;
  show: (ticketNumber: number) => Promise<void>;
  close: () => void;
}

const NOTHING = { ticketNumber: null, answer: null, error: null };

/** The transactions of the wagers of one ticket, and of those that they are linked to. */
export const useTicketTransactions = create<TicketTransactionsStore>()((set, get) => ({
  ...NOTHING,
  show: async (ticketNumber) => {
    set({ ...NOTHING, ticketNumber });
    const answer = await callBook('readTransactionsOfTicket', { params: { ticketNumber } });
    if (get().ticketNumber !== ticketNumber) return;
    set(answer.ok ? { answer: answer.value } : { error: answer.error });
  },
  close: () => set(NOTHING),
}));
