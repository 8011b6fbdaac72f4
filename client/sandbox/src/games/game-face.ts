import type { Table } from '../guest/use-table.ts';

/** What draws a game: it shows the table as it stands and plays it. */
export interface GameFaceProps {
  /** Of the registry of engines. */
  game: string;
  /** Of the tile that it was opened by; '' where it is the game itself. */
  title: string;
  table: Table;
}
