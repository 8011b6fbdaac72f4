import type { Quote } from '../quote/quote.ts';
import type { LegCorrelation } from '../wager/wager-terms.schema.ts';

/** Reads the correlation from the current quote; a line that the book doesn't have tells nothing. */
export const correlationOfQuote = (quote: Quote | null): LegCorrelation => ({
  linkedContests: quote === null ? [] : quote.type === 'G' ? quote.game.correlation : quote.line.related,
  contestGameNum: quote?.type === 'C' ? quote.line.gameNum : null,
});
