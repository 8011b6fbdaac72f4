import type { Game } from '@lineboard/domain/line/game';

/** What a feed has in the book, as far as judging its next rows needs it. */
export interface PushedBook {
  readonly games: Map<number, Pick<Game, 'sportType' | 'gameDateTimeMs'>>;
  /** `gameNum.periodNumber.store` and `contestNum.contestantNum.store`. */
  readonly lines: Set<string>;
  readonly contestLines: Set<string>;
}

export const createPushedBook = (): PushedBook => ({
  games: new Map(),
  lines: new Set(),
  contestLines: new Set(),
});
