import { isFuture } from '@lineboard/domain/books/open-bets/is-future';
import type { Bet } from '@lineboard/domain/books/open-bets/open-bet.schema';

/** Spec 1 §5: without futures, contests and season-long bets are hidden. */
export const hideFutures = <Shown extends Bet>(bets: readonly Shown[]): Shown[] =>
  bets.filter((bet) => !isFuture(bet));
