import { create } from 'zustand';

/** The header of a phone and the rail below it, pixels: `--lb-strips-height` of tokens.css. */
export const STRIPS_PX = 92;
/** A finger that only trembles turns nothing round. */
const TURN_PX = 16;

export interface Strips {
  /** They have gone from above the board, which has their room. */
  areYielded: boolean;
  /** Where the list was furthest along the way that it goes, pixels from its top. */
  turnPx: number;
}

interface StripsActions {
  /** @param offsetPx what of the list lies above its window */
  followScroll: (offsetPx: number) => void;
  show: () => void;
}

/** Down the list they go, up the list they come back, and at its top they always stand. */
export const applyScroll = ({ areYielded, turnPx }: Strips, offsetPx: number): Strips => {
  if (offsetPx < STRIPS_PX) return { areYielded: false, turnPx: offsetPx };
  const furthestPx = areYielded ? Math.max(turnPx, offsetPx) : Math.min(turnPx, offsetPx);
  return Math.abs(offsetPx - furthestPx) < TURN_PX
    ? { areYielded, turnPx: furthestPx }
    : { areYielded: !areYielded, turnPx: offsetPx };
};

/** Whether a phone's strips stand above the board. */
export const useStrips = create<Strips & StripsActions>()((set) => ({
  areYielded: false,
  turnPx: 0,
  followScroll: (offsetPx) => set((strips) => applyScroll(strips, offsetPx)),
  show: () => set(({ turnPx }) => ({ areYielded: false, turnPx })),
}));
