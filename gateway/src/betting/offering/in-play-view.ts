import type { Hold, ScoreMove } from '@lineboard/domain/lines/offering/in-play.schema';
import type { Book } from '../../lines/book/book.ts';
import { keepHoldTimes } from './hold-times.ts';
import { listHolds } from './list-holds.ts';
import { keepScoreMoves } from './score-moves.ts';

export interface InPlayView {
  /** How the game's score moved, and which of its markets are held in the store. */
  read(store: string, gameNum: number): { scores: readonly ScoreMove[]; holds: readonly Hold[] };
}

/** Remembers from now on, in this gateway alone: whichever is asked says what it has seen itself. */
export const createInPlayView = (
  book: Pick<Book, 'steps$' | 'topics' | 'topicState' | 'game' | 'inspect'>,
  bookNowMs: () => number,
): InPlayView => {
  const moves = keepScoreMoves(book, bookNowMs);
  const times = keepHoldTimes(book, bookNowMs);
  return {
    read: (store, gameNum) => {
      const scores = moves.of(gameNum);
      return {
        scores,
        holds: listHolds(book.inspect(gameNum), { store, nowMs: bookNowMs(), times, scores }),
      };
    },
  };
};
