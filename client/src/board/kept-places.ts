import type { RowKey } from '@lineboard/workers/board/board-frame';

/** The first row that was read, and how far below the upper edge of its list it stood. */
export interface KeptPlace {
  key: RowKey;
  belowEdgePx: number;
}

/** Where somebody was reading: of the chosen leagues, of Live and of each sport in it, for each list side by side. */
export type KeptPlaces = Map<string, KeptPlace>;
