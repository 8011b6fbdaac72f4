import { create } from 'zustand';

/** `now`: for what the book pays now; `target`: once it pays an amount. */
export type SaleTab = 'now' | 'target';

interface SaleDialogState {
  /** The bet that is asked about, by its name. */
  shown: { name: string; tab: SaleTab } | null;
  /** Places that can show it: a page, a dialog over it, and the panel beside the board may be there at once. */
  slots: readonly string[];
  open: (name: string, tab: SaleTab) => void;
  close: () => void;
  enter: (slot: string) => void;
  leave: (slot: string) => void;
}

export const useSaleDialog = create<SaleDialogState>()((set, get) => ({
  shown: null,
  slots: [],
  open: (name, tab) => set({ shown: { name, tab } }),
  close: () => set({ shown: null }),
  enter: (slot) => set({ slots: [...get().slots, slot] }),
  leave: (slot) => {
    const slots = get().slots.filter((other) => other !== slot);
    set({ slots, ...(slots.length === 0 && { shown: null }) });
  },
}));
