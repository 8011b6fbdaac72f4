import { create } from 'zustand';

/** The header of a phone and the rail below it, pixels: `--lb-strips-height` of tokens.css. */
export const STRIPS_PX = 92;
/** A finger that only trembles turns nothing round. */
const TURN_PX = 16;

export interface Strips {
  /** They are hidden, and the board has their room. */
  areYielded: boolean;
  /** The farthest place of the list in its direction, pixels from its top. */
  turnPx: number;
}

interface StripsActions {
  /** @param offsetPx how far the list is scrolled, pixels */
  followScroll: (offsetPx: number) => void;
  show: () => void;
}

/** They go when the list is scrolled down, come back on the way up, and always show at its top. */
export const applyScroll = ({ areYielded, turnPx }: Strips, offsetPx: number): Strips => {
  if (offsetPx < STRIPS_PX) return { areYielded: false, turnPx: offsetPx };
  const furthestPx = areYielded ? Math.max(turnPx, offsetPx) : Math.min(turnPx, offsetPx);
  return Math.abs(offsetPx - furthestPx) < TURN_PX
    ? { areYielded, turnPx: furthestPx }
    : { areYielded: !areYielded, turnPx: offsetPx };
};

/** Whether a phone's strips show above the board. */
export const useStrips = create<Strips & StripsActions>()((set) => ({
  areYielded: false,
  turnPx: 0,
  followScroll: (offsetPx) => set((strips) => applyScroll(strips, offsetPx)),
  show: () => set(({ turnPx }) => ({ areYielded: false, turnPx })),
}));
