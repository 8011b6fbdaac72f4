import type {
  Bet,
  GradedBet,
  OpenBet,
  OpenBetItem,
  OpenBetsAnswer,
} from '@lineboard/domain/books/open-bets/open-bet.schema';
import { isFuture } from '@lineboard/domain/books/open-bets/is-future';
import { createOpenBet, createOpenBetItem } from '@lineboard/domain/testing/open-bet-fixtures';
import { createParlayTerms } from '@lineboard/domain/testing/wager-fixtures';
import { BOOK_MS, SPREAD } from './slip-examples.ts';

/** A spread of the Chiefs at −3½, −110, 110.00 to win 100.00; pass a number for another game. */
export const createItem = (changed: Partial<OpenBetItem> = {}, gameNum = 1): OpenBetItem =>
  createOpenBetItem({
    pick: { ...SPREAD, gameNum },
    team1Id: 'Chiefs',
    team2Id: 'Bills',
    team1RotNum: 101,
    team2RotNum: 102,
    gameDateTimeMs: BOOK_MS,
    ...changed,
  });

/** An open straight bet. */
export const createBet = (
  ticketNumber: number,
  wagerNumber: number,
  changed: Partial<OpenBet> = {},
): OpenBet =>
  createOpenBet({
    ticketNumber,
    wagerNumber,
    acceptedAtMs: BOOK_MS + ticketNumber,
    items: [createItem()],
    ...changed,
  });

/** The same as in the books, without the fields that only an open bet has. */
export const toBet = ({ chainLength, isReserved, items, ...bet }: OpenBet): Bet => ({
  ...bet,
  items: items.map(({ correlation, ...item }) => item),
});

/** The same, once its game has ended 24–17. */
export const gradeBet = (
  open: OpenBet,
  wagerStatus: Exclude<GradedBet['wagerStatus'], 'S'>,
  netCents: number,
): GradedBet => ({
  ...toBet(open),
  wagerStatus,
  netCents,
  heldCents: 0,
  gradedAtMs: BOOK_MS,
  items: toBet(open).items.map((item) => ({
    ...item,
    result: [wagerStatus, wagerStatus],
    score1: 24,
    score2: 17,
  })),
});

/** 100.00 on a parlay of two won or undecided legs at −110 and the given number of open spots. */
export const createParlay = (ticketNumber: number, openSpots = 0): OpenBet =>
  createBet(ticketNumber, 1, {
    betType: 'P',
    terms: createParlayTerms({ openSpots }),
    riskCents: 10_000,
    toWinCents: 26_446,
    items: [1, 2].map((gameNum) =>
      createItem(
        { team1Id: `Away ${gameNum}`, team2Id: `Home ${gameNum}`, riskCents: 0, toWinCents: 0 },
        gameNum,
      ),
    ),
  });

/** The book's whole answer, on one page unless given otherwise. */
export const createOpenBetsAnswer = (
  open: OpenBet[],
  graded: GradedBet[] = [],
  changed: Partial<OpenBetsAnswer> = {},
): OpenBetsAnswer => {
  const sum = (bets: readonly OpenBet[]) => ({
    count: bets.length,
    riskCents: bets.reduce((total, { riskCents }) => total + riskCents, 0),
    toWinCents: bets.reduce((total, { toWinCents }) => total + toWinCents, 0),
  });
  return {
    pending: [],
    open,
    next: null,
    totals: sum(open),
    futures: sum(open.filter(isFuture)),
    graded,
    ...changed,
  };
};
