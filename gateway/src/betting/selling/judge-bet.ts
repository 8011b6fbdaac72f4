import { judgeSale, type NoSaleOffer, type SaleOffer } from '@lineboard/domain/betting/selling/judge-sale';
import type { GameOffer } from '@lineboard/domain/betting/selling/leg-probability';
import { periodsBeside } from '@lineboard/domain/betting/selling/periods-beside';
import { wagerToSell } from '@lineboard/domain/books/open-bets/wager-to-sell';
import type { SaleFigures } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import type { PlacedBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { hasBegun } from '@lineboard/domain/betting/quote/has-begun';
import type { BookView } from '../../lines/book/book-view.ts';
import { isFresh } from '../../lines/book/freshness.ts';
import { maxPayoutOf } from '../grading/decide-wager.ts';
import { quoteForTicket } from '../tickets/quote-for-ticket.ts';

interface Judging {
  figures: SaleFigures;
  currency: string;
  book: BookView;
  store: string;
  bookMs: number;
  /** The bet with its customer's caps. */
  stored: Parameters<typeof maxPayoutOf>[0];
}

/** The game's lines that the undecided legs on it may be valued by, as a ticket would get them. */
const offerOf = (
  { items }: PlacedBet,
  gameNum: number,
  { book, store }: Pick<Judging, 'book' | 'store'>,
): GameOffer | null => {
  const game = book.game(gameNum);
  if (game === null) return null;
  const quotes = items.flatMap(({ pick, result }) =>
    pick.type === 'G' && pick.gameNum === gameNum && result === null
      ? periodsBeside(pick.periodNumber).flatMap(
          (periodNumber) => quoteForTicket(book, { ...pick, periodNumber }, store) ?? [],
        )
      : [],
  );
  return {
    game,
    lines: quotes.flatMap((quote) => (quote.type === 'G' ? [quote.line] : [])),
    feedUp: book.accepting && isFresh(book) && quotes.every(({ feedUp }) => feedUp),
  };
};

/** What the book pays for a bet now, by its own lines, or why it buys none of it (HR-50 to HR-52). */
export const judgeBet = (bet: PlacedBet, judging: Judging): SaleOffer | NoSaleOffer =>
  judgeSale(wagerToSell(bet), {
    bookMs: judging.bookMs,
    figures: judging.figures,
    currency: judging.currency,
    maxPayoutCents: maxPayoutOf(judging.stored, bet.terms.kind),
    offerOf: (gameNum) => offerOf(bet, gameNum, judging),
  });

/** The longest delay of the games in play that undecided legs are on (HR-53), wall milliseconds; 0: none is. */
export const delayOfSale = (
  { items }: PlacedBet,
  { book, bookMs }: Pick<Judging, 'book' | 'bookMs'>,
  liveDelayMs: (sportType: string) => number,
): number =>
  Math.max(
    0,
    ...items.map(({ pick, result }) => {
      const game = pick.type === 'G' && result === null ? book.game(pick.gameNum) : null;
      const isLive = game !== null && hasBegun(game, book.score(game.gameNum), bookMs);
      return isLive ? liveDelayMs(game.sportType) : 0;
    }),
  );
