import type { ContestLine } from '../../lines/line/contest-line.schema.ts';
import type { GameLine } from '../../lines/line/game-line.schema.ts';
import type { Game } from '../../lines/line/game.schema.ts';

/** What the book now says about the line that an item is on. */
export type Quote =
  | { type: 'G'; game: Game; line: GameLine; feedUp: boolean }
  | { type: 'C'; line: ContestLine; feedUp: boolean };
