import type { RowKey } from '@lineboard/workers/board/board-frame';

/** The first visible row, and its distance below the upper edge of its list. */
export interface KeptPlace {
  key: RowKey;
  belowEdgePx: number;
}

/** The reading places in the chosen leagues, in Live and in each sport of it, list by list. */
export type KeptPlaces = Map<string, KeptPlace>;
