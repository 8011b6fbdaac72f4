import type { Bet, GradedBet, OpenBet, OpenBetItem } from '@lineboard/domain/open-bets/open-bet';
import type { OpenBetsAnswer } from '@lineboard/domain/open-bets/open-bets-answer';
import { isFuture } from '@lineboard/domain/open-bets/is-future';
import { BOOK_MS, SPREAD } from './slip-examples.ts';

/** A spread of the Chiefs at −3½, −110, 110.00 to win 100.00; in another game its number is told. */
export const createItem = (changed: Partial<OpenBetItem> = {}, gameNum = 1): OpenBetItem => ({
  pick: { ...SPREAD, gameNum },
  sportType: 'Football',
  sportSubType: 'NFL',
  team1Id: 'Chiefs',
  team2Id: 'Bills',
  team1RotNum: 101,
  team2RotNum: 102,
  contestDesc: null,
  contestantName: null,
  gameDateTimeMs: BOOK_MS,
  linePrice: -110,
  linePoints: -3.5,
  finalPrice: -110,
  finalLine: -3.5,
  pointsBought: 0,
  teaserPoints: 0,
  riskCents: 11_000,
  toWinCents: 10_000,
  entered: 'toWin',
  listedPitcher1: null,
  listedPitcher2: null,
  pitcher1ReqFlag: false,
  pitcher2ReqFlag: false,
  result: null,
  settledPrice: null,
  score1: null,
  score2: null,
  correlation: { linkedContests: [], contestGameNum: null },
  ...changed,
});

/** An open straight bet. */
export const createBet = (
  ticketNumber: number,
  wagerNumber: number,
  changed: Partial<OpenBet> = {},
): OpenBet => ({
  ticketNumber,
  wagerNumber,
  wagerStatus: 'O',
  betType: 'S',
  terms: { kind: 'straight' },
  acceptedAtMs: BOOK_MS + ticketNumber,
  riskCents: 11_000,
  toWinCents: 10_000,
  heldCents: 11_000,
  freePlayFlag: false,
  freePlayBackCents: 0,
  cut: null,
  fillDeadlineMs: null,
  rifParent: null,
  rifChildTicketNumber: null,
  chainLength: 0,
  isReserved: false,
  items: [createItem()],
  ...changed,
});

/** The same as it stands in the books, without what only an open bet says. */
export const toBet = ({ chainLength, isReserved, items, ...bet }: OpenBet): Bet => ({
  ...bet,
  items: items.map(({ correlation, ...item }) => item),
});

/** The same, once its game has ended 24–17. */
export const gradeBet = (
  open: OpenBet,
  wagerStatus: GradedBet['wagerStatus'],
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

/** 100.00 on a parlay of two won or undecided legs at −110 and as many empty spots as are told. */
export const createParlay = (ticketNumber: number, openSpots = 0): OpenBet =>
  createBet(ticketNumber, 1, {
    betType: 'P',
    terms: { kind: 'parlay', riskCents: 10_000, toWinCents: 26_446, entered: 'risk', openSpots, card: null },
    riskCents: 10_000,
    toWinCents: 26_446,
    items: [1, 2].map((gameNum) =>
      createItem(
        { team1Id: `Away ${gameNum}`, team2Id: `Home ${gameNum}`, riskCents: 0, toWinCents: 0 },
        gameNum,
      ),
    ),
  });

/** The book's whole answer, on one page unless it is said otherwise. */
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
