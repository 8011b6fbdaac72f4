import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { WagerRef } from '@lineboard/domain/betting/request/ticket-request';
import type { SaleReport } from '@lineboard/workers/board/board-frame';
import { create } from 'zustand';

/** The name under which customers and calls know a bet: `4711-1`. */
export const nameOfBet = ({ ticketNumber, wagerNumber }: WagerRef): string =>
  `${ticketNumber}-${wagerNumber}`;

/** More than anyone reads: the worker looks after each of them. */
const MOST_OFFERED = 500;

interface OfferedBets {
  /** Open bets on the page, by name; none while no bets are shown. */
  bets: ReadonlyMap<string, OpenBet>;
  /** What the worker says of them; a bet without an entry isn't known yet. */
  reports: ReadonlyMap<string, SaleReport>;
  offer: (bets: readonly OpenBet[]) => void;
  apply: (sales: ReadonlyArray<readonly [string, SaleReport]>) => void;
}

/** What the book pays now for the open bets on the page. */
export const useOfferedBets = create<OfferedBets>()((set, get) => ({
  bets: new Map(),
  reports: new Map(),
  offer: (wanted) => {
    const bets = new Map(wanted.slice(0, MOST_OFFERED).map((bet) => [nameOfBet(bet), bet]));
    const before = get().bets;
    const isSame = bets.size === before.size && [...bets].every(([name, bet]) => before.get(name) === bet);
    if (isSame) return;
    set({ bets, reports: new Map([...get().reports].filter(([name]) => bets.has(name))) });
  },
  apply: (sales) => {
    // A bet may have left the page while its offer was under way.
    const news = sales.filter(([name]) => get().bets.has(name));
    if (news.length > 0) set({ reports: new Map([...get().reports, ...news]) });
  },
}));
