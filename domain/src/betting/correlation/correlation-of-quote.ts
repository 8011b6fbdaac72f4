import type { Quote } from '../quote/quote.ts';
import type { LegCorrelation } from '../wager/wager-terms.schema.ts';

/** As the book has it now; of a line that the book doesn't have nothing is known. */
export const correlationOfQuote = (quote: Quote | null): LegCorrelation => ({
  linkedContests: quote === null ? [] : quote.type === 'G' ? quote.game.correlation : quote.line.related,
  contestGameNum: quote?.type === 'C' ? quote.line.gameNum : null,
});
