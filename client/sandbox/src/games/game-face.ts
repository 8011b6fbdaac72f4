import type { Table } from '../guest/use-table.ts';

/** The props of a game's face, which shows the table as it is and plays it. */
export interface GameFaceProps {
  /** The game's id in the registry of engines. */
  game: string;
  /** The title of the tile that opened it; '' for the game itself. */
  title: string;
  table: Table;
}
