import { create } from 'zustand';

export interface ShellState {
  /** Phone: the drawer with the sports menu. */
  isMenuOpen: boolean;
  /** Phone: the slip's sheet is up. */
  isSlipOpen: boolean;
  /** Where the next change of page leads: the page itself, or the slip beside it or over it. */
  arrivesAt: 'page' | 'slip';
  areKeysShown: boolean;
  isPasswordShown: boolean;
  isChatOpen: boolean;
  /** A casino's game has the page: on a phone the room of the header, too. */
  isGameOpen: boolean;
  /** The search lies over a header that has no room for it beside the rest. */
  isSearchOpen: boolean;
  /** A press on a text asks for another wording of it. */
  isLearning: boolean;
  /** What the page is about, for its title; null of pages that are about all there is. */
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
  isSearchOpen: false,
  isLearning: false,
  subject: null,
  // Of two layers over the page each would be out of the other's reach.
  changeShell: (changed) =>
    set({
      ...(changed.isMenuOpen === true && { isSlipOpen: false }),
      ...(changed.isSlipOpen === true && { isMenuOpen: false }),
      ...changed,
    }),
}));
