/** Between the floor page and its worker. */
export type ToWorker =
  | { kind: 'open'; url: string; topic: string; wireVersion: number }
  | { kind: 'show'; first: number; count: number };

export type FromWorker =
  | { kind: 'games'; count: number }
  /** The window of rows whole: after a snapshot and after scrolling. */
  | { kind: 'rows'; rows: FloorRow[] }
  /** Cells that changed on rows in the window. */
  | { kind: 'cells'; cells: FloorCell[] };

export interface FloorRow {
  index: number;
  gameNum: number;
  /** Rotation numbers and team names, then the six prices in the order of `PICKS`. */
  names: [string, string];
  prices: string[];
}

export type FloorCell = [index: number, column: number, text: string, move: '' | 'up' | 'down'];

/** The content of the six price columns; the rest of a pick's key, as the application writes it. */
export const PICKS = ['S.team1', 'M.team1', 'L.over', 'S.team2', 'M.team2', 'L.under'] as const;
