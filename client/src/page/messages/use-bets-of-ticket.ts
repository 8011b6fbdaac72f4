import type { Bet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { useOpenBets } from '../../books/open-bets/open-bets-store.ts';
import { useSettledNews } from '../../books/transactions/settled-news-store.ts';

export type BetOfTicket = Pick<Bet, 'wagerNumber' | 'terms' | 'riskCents' | 'toWinCents' | 'sold'> & {
  items: Bet['items'];
};

/**
 * Finds the wagers of a ticket among the bets that the page knows: open ones, and those decided lately. Nothing where
 * it may know a part of them alone: some wager of an earlier number is missing, or the list ends within the ticket.
 */
export const useBetsOfTicket = (): ((ticketNumber: number) => readonly BetOfTicket[]) => {
  const bets = useOpenBets(({ answer }) => answer);
  const settled = useSettledNews(({ recent }) => recent?.bets);
  return (ticketNumber) => {
    const known = [...(bets?.open ?? []), ...(bets?.graded ?? []), ...(settled ?? [])];
    const found = known.filter((bet) => bet.ticketNumber === ticketNumber);
    const wagers = [...new Map(found.map((bet) => [bet.wagerNumber, bet])).values()].toSorted(
      (one, other) => one.wagerNumber - other.wagerNumber,
    );
    const isWhole = wagers.every(({ wagerNumber }, at) => wagerNumber === at + 1);
    return isWhole && bets?.next?.startsWith(`${ticketNumber}-`) !== true ? wagers : [];
  };
};
