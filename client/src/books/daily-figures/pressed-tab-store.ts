import { create } from 'zustand';

/** A tab was pressed for a view: the tabs are redrawn with it, and the same one gets the focus back. */
export const usePressedTab = create<{ isPressed: boolean }>()(() => ({ isPressed: false }));
