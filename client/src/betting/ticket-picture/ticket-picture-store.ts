import type { Bet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { create } from 'zustand';
import type { DescribeReceipt } from './picture-receipt.ts';

interface TicketPictureStore {
  /** Wagers of the ticket whose picture is shown; null: none is. */
  bets: readonly Bet[] | null;
  /** What it can say beyond them; null where only they are known. */
  describeReceipt: DescribeReceipt | null;
  show: (bets: readonly Bet[], describeReceipt?: DescribeReceipt) => void;
  close: () => void;
}

export const useTicketPicture = create<TicketPictureStore>()((set) => ({
  bets: null,
  describeReceipt: null,
  show: (bets, describeReceipt) => set({ bets, describeReceipt: describeReceipt ?? null }),
  close: () => set({ bets: null, describeReceipt: null }),
}));
