import { hasBegun } from '@lineboard/domain/betting/quote/has-begun';
import type { Quote } from '@lineboard/domain/betting/quote/quote';
import type { BookView } from '../../lines/book/book-view.ts';

/** Whether the game behind a quote has begun: such wagers wait (HR-44). */
export const isLive = (quote: Quote, book: BookView, bookMs: number): boolean => {
  const gameNum = quote.type === 'G' ? quote.game.gameNum : quote.line.gameNum;
  if (gameNum === null) return false;
  const game = quote.type === 'G' ? quote.game : book.game(gameNum);
  return hasBegun(game, book.score(gameNum), bookMs);
};
