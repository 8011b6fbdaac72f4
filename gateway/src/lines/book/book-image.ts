import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import type { FeedState } from '@lineboard/domain/doors/wire/live-messages.schema';
import type { StoredOverride } from './overrides.ts';
import type { ToldScore } from './told-score.ts';

/**
 * Everything a book holds at one log position, as plain data: what a gateway that joins late begins with. Lines
 * stand in it as their feed last said them, also while they are held.
 */
export interface BookImage {
  feeds: FeedImage[];
  games: Game[];
  lines: GameLine[];
  contestLines: ContestLine[];
  scores: GameScore[];
  /** Reports of feeds on games that they had removed from the book before. */
  lateResults: ToldScore[];
  /** The operator's overrides of games. */
  overrides: StoredOverride[];
}

export interface FeedImage {
  feedId: string;
  state: FeedState;
  /** When the feed came into that state, wall clock of the log. */
  sinceMs: number;
  /** The entry with its last sign of life. */
  lastClk: number;
  /** Its last sign of life, wall clock of the log. */
  lastEntryMs: number;
  /** While an image of the feed is under way, the records it has named so far. */
  named: string[] | null;
  /** The last entry that put it down; 0 when none did. Images of older gateways don't say. */
  downClk?: number;
  /** Records that are gone but still have to be removed. Images of older gateways don't have this field. */
  leaving?: string[];
  /** Lines that are still to be shown as the feed's state demands. */
  unshown?: string[];
}
