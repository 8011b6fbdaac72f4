import type { Bet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { create } from 'zustand';
import { callBook } from '../../ground/calls/call-book.ts';
import { type HookUp, listHookUps } from './list-hook-ups.ts';

interface ShownHookUps {
  of: Bet;
  hookUps: readonly HookUp[];
}

interface HookUpsStore {
  /** The chain that is shown. */
  shown: ShownHookUps | null;
  /**
   * Shows at once what the page knows, and asks the book for links that have left its lists; without an answer these
   * appear as their numbers.
   */
  showHookUps: (of: Bet, known: readonly Bet[]) => Promise<void>;
  closeHookUps: () => void;
}

export const useHookUps = create<HookUpsStore>()((set, get) => ({
  shown: null,
  showHookUps: async (of, known) => {
    const hookUps = listHookUps(of, known);
    const shown = { of, hookUps };
    set({ shown });
    if (hookUps.every(({ bet }) => bet !== null)) return;
    const ref = `${of.ticketNumber}-${of.wagerNumber}`;
    const answer = await callBook('readHookUps', { params: { ref } });
    if (answer.ok && get().shown === shown)
      set({ shown: { of, hookUps: listHookUps(of, answer.value.bets) } });
  },
  closeHookUps: () => set({ shown: null }),
}));
