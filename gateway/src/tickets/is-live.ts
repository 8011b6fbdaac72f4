import type { Quote } from '@lineboard/domain/quote/quote';
import type { BookView } from '../book/book-view.ts';

/** Whether the game behind a quote has begun: such wagers wait (HR-44). */
export const isLive = (quote: Quote, book: BookView, bookMs: number): boolean => {
  const gameNum = quote.type === 'G' ? quote.game.gameNum : quote.line.gameNum;
  if (gameNum === null) return false;
  if (book.score(gameNum)?.phase === 'live') return true;
  const game = quote.type === 'G' ? quote.game : book.game(gameNum);
  return game !== null && bookMs >= game.gameDateTimeMs;
};
