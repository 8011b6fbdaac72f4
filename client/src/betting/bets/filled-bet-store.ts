import { isSameWager } from '@lineboard/domain/books/open-bets/placed-wager-of-bet';
import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { WagerRef } from '@lineboard/domain/betting/request/ticket-request';
import { create } from 'zustand';
import { callBook } from '../../ground/calls/call-book.ts';

interface FilledBet {
  /** The bet that was requested last; null until it arrives. */
  bet: OpenBet | null;
  /** Requests one open bet, whichever page of the list it is on. */
  load: (ref: WagerRef) => Promise<void>;
}

/** The open bet whose spots the slip fills: the slip knows the legs by their numbers, this bet has their names. */
export const useFilledBet = create<FilledBet>()((set) => {
  let wanted: WagerRef | null = null;
  return {
    bet: null,
    load: async (ref) => {
      wanted = ref;
      const answer = await callBook('readOpenBet', {
        params: { ref: `${ref.ticketNumber}-${ref.wagerNumber}` },
      });
      if (answer.ok && wanted !== null && isSameWager(wanted, ref)) set({ bet: answer.value });
    },
  };
});
