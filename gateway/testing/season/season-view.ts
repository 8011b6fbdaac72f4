import type { TeaserCard } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { TicketOptions } from '@lineboard/domain/betting/request/ticket-request';
import type { SeasonCell } from './list-season-picks.ts';
import type { SeasonBoard } from './season-board.ts';
import type { SeasonGame } from './season-game.ts';

/** The customer's view. */
export interface SeasonView {
  board: SeasonBoard;
  games: readonly SeasonGame[];
  /** His open bets, as they were when he looked. */
  open: readonly OpenBet[];
}

/** A ticket before its amounts and its small print. */
export interface Draft {
  cells: SeasonCell[];
  options: Partial<TicketOptions>;
  points?: boolean;
  /** Every leg needs both pitchers. */
  listed?: boolean;
  /** The amount of each item; null: a random one. */
  amountsCents?: number[];
}

export type ChooseLegs = (
  count: number,
  accept?: (cell: SeasonCell) => boolean,
  conflicts?: number,
  /** The teaser that moves their points. */
  card?: TeaserCard,
) => SeasonCell[];
