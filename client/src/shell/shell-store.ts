import { create } from 'zustand';

export interface ShellState {
  /** Phone: the drawer with the sports menu. */
  isMenuOpen: boolean;
  /** Phone: the slip's sheet is up. */
  isSlipOpen: boolean;
  areKeysShown: boolean;
}

export interface ShellActions {
  changeShell: (changed: Partial<ShellState>) => void;
}

export const useShell = create<ShellState & ShellActions>()((set) => ({
  isMenuOpen: false,
  isSlipOpen: false,
  areKeysShown: false,
  changeShell: (changed) => set(changed),
}));
