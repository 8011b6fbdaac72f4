import type { GamePick } from '@lineboard/domain/ground/pick/pick';
import { create } from 'zustand';

/** What opened the numbers of a cell: a finger held on it, a pointer resting on it, or its key. */
export type Opening = 'hold' | 'rest' | 'key';

export interface ShownNumbers {
  pick: GamePick;
  cell: HTMLElement;
  opening: Opening;
}

interface NumbersState {
  shown: ShownNumbers | null;
  open: (shown: ShownNumbers) => void;
  close: () => void;
}

/** The pick whose numbers are shown. */
export const useNumbers = create<NumbersState>()((set) => ({
  shown: null,
  open: (shown) => set({ shown }),
  close: () => set({ shown: null }),
}));
