import { create } from 'zustand';

/** A tab was pressed for a view: the tabs are drawn anew with it, and the same one takes the focus again. */
export const usePressedTab = create<{ isPressed: boolean }>()(() => ({ isPressed: false }));
