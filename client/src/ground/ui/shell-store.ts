import { create } from 'zustand';

export interface ShellState {
  /** Phone: the drawer with the sports menu. */
  isMenuOpen: boolean;
  /** Phone: the slip's sheet is up. */
  isSlipOpen: boolean;
  /** Where the next change of page leads: the page itself, or the slip next to it or over it. */
  arrivesAt: 'page' | 'slip';
  areKeysShown: boolean;
  isPasswordShown: boolean;
  isChatOpen: boolean;
  /** A casino's game fills the page, on a phone also the room of the header. */
  isGameOpen: boolean;
  /** What stands in the line for typed bets; null while it is closed. */
  typedCommand: string | null;
  /** The search covers a header that has no room for it next to the rest. */
  isSearchOpen: boolean;
  /** A press on a text asks for a suggestion for another wording. */
  isLearning: boolean;
  /** The page's subject, for its title; null for pages without a single one. */
  subject: string | null;
}

export interface ShellActions {
  changeShell: (changed: Partial<ShellState>) => void;
}

export const useShell = create<ShellState & ShellActions>()((set) => ({
  isMenuOpen: false,
  isSlipOpen: false,
  arrivesAt: 'page',
  areKeysShown: false,
  isPasswordShown: false,
  isChatOpen: false,
  isGameOpen: false,
  typedCommand: null,
  isSearchOpen: false,
  isLearning: false,
  subject: null,
  // Two layers over the page would make each other inert.
  changeShell: (changed) =>
    set({
      ...(changed.isMenuOpen === true && { isSlipOpen: false }),
      ...(changed.isSlipOpen === true && { isMenuOpen: false }),
      ...changed,
    }),
}));
