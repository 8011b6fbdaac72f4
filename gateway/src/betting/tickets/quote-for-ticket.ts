import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { Quote } from '@lineboard/domain/betting/quote/quote';
import type { BookView } from '../../lines/book/book-view.ts';
import { isResult } from '../../lines/results/result-rows.ts';

/**
 * The line that a ticket would be accepted at. A feed may still show a line of a game whose result it has told, or a
 * contest that belongs to it; a ticket on it would be graded at once, so that line counts as taken down.
 */
export const quoteForTicket = (book: BookView, pick: WagerPick, store: string): Quote | null => {
  const quote = book.quote(pick, store);
  if (quote === null) return null;
  const gameNum = quote.type === 'G' ? quote.game.gameNum : quote.line.gameNum;
  const score = gameNum === null ? null : book.score(gameNum);
  if (score === null || !isResult(score)) return quote;
  return quote.type === 'G'
    ? { ...quote, line: { ...quote.line, disabled: true } }
    : { ...quote, line: { ...quote.line, disabled: true } };
};
