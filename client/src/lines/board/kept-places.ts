import type { RowKey } from '@lineboard/workers/board/board-frame';

/** The first row that was read, and how far below the upper edge of its list it stood. */
export interface KeptPlace {
  key: RowKey;
  belowEdgePx: number;
}

/** They say where somebody was reading the chosen leagues, Live and each sport in it, list by list. */
export type KeptPlaces = Map<string, KeptPlace>;
