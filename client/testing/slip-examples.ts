import './ready-slip.ts';
import type { CustomerInfo } from '@lineboard/domain/account/customer/customer.schema';
import type { AccountFigures } from '@lineboard/domain/account/sign-in/session-answer.schema';
import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GamePick } from '@lineboard/domain/ground/pick/pick';
import type { TicketAccepted, TicketPending } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { PlacedWager } from '@lineboard/domain/betting/wager/placed-wager';
import type { Quote } from '@lineboard/domain/betting/quote/quote';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import { createAccount, createCustomer } from '@lineboard/domain/testing/account-fixtures';
import { createGame, createLine, NO_TEAM_TOTALS } from '@lineboard/domain/testing/book-fixtures';
import { createLeg, createParlayTerms, createTeaserTerms } from '@lineboard/domain/testing/wager-fixtures';
import type { SeenLine } from '../src/betting/slip/state/slip-item.ts';

/** The book's time in these examples, epoch milliseconds. */
export const BOOK_MS = Date.UTC(2026, 0, 4, 17, 0);

const GAME = createGame({
  feedId: 'simulator',
  team1Id: 'Chiefs',
  team2Id: 'Bills',
  team1RotNum: 101,
  team2RotNum: 102,
  gameDateTimeMs: BOOK_MS + 3_600_000,
  includeTeamTotals: false,
});

const LINE = createLine({
  periodWagerCutoffMs: BOOK_MS + 3_600_000,
  moneyLine1: -170,
  moneyLine2: 150,
  totalPoints: 45.5,
  ttlPtsAdj1: -110,
  ttlPtsAdj2: -110,
  ...NO_TEAM_TOTALS,
});

export const SPREAD: GamePick = { type: 'G', gameNum: 1, periodNumber: 0, market: 'S', side: 'team1' };
export const UNDERDOG: GamePick = { type: 'G', gameNum: 1, periodNumber: 0, market: 'M', side: 'team2' };
export const SPREAD_ID = 'G.1.0.S.team1';
export const UNDERDOG_ID = 'G.1.0.M.team2';

const POSITION = { epoch: 'e', clk: 7 };
export const SPREAD_SEEN: SeenLine = { price: -110, line: -3.5, position: POSITION };
export const UNDERDOG_SEEN: SeenLine = { price: 150, line: null, position: POSITION };

export const createQuote = (changed: Partial<GameLine> = {}): Quote => ({
  type: 'G',
  game: { ...GAME, correlation: [] },
  line: { ...LINE, ...changed },
  feedUp: true,
});

/** A game with its own number, for tickets of several games; its teams are `Home 2` and `Away 2` and so on. */
export const createGameQuote = (
  gameNum: number,
  line: Partial<GameLine> = {},
  game: Partial<Game> = {},
): Quote => ({
  type: 'G',
  game: { ...GAME, gameNum, team1Id: `Away ${gameNum}`, team2Id: `Home ${gameNum}`, ...game },
  line: { ...LINE, gameNum, ...line },
  feedUp: true,
});

/** The first team's spread of such a game. */
export const spreadOf = (gameNum: number): GamePick => ({ ...SPREAD, gameNum });
export const spreadIdOf = (gameNum: number): string => `G.${gameNum}.0.S.team1`;

export const CUSTOMER: CustomerInfo = createCustomer();

/** A parlay of one pick with two open spots, 100.00 at risk. */
export const createOpenParlay = (): PlacedWager => ({
  wager: {
    terms: createParlayTerms({ toWinCents: 9_091, openSpots: 2 }),
    legs: [createLeg()],
    freePlay: false,
  },
  legs: [
    {
      pick: { ...SPREAD, gameNum: 90 },
      sportType: 'Football',
      correlation: { linkedContests: [], contestGameNum: null },
      result: null,
    },
  ],
  status: 'O',
  riskCents: 10_000,
  toWinCents: 9_091,
  chainLength: 0,
  hasChild: false,
  fillDeadlineMs: null,
});

/** The same as a teaser of three teams, on the first of the book's cards. */
export const createOpenTeaser = (): PlacedWager => {
  const parlay = createOpenParlay();
  const [teaser] = DEFAULT_HOUSE_RULES.teasers;
  if (teaser === undefined) throw new Error('the book has no teaser');
  return {
    ...parlay,
    wager: {
      ...parlay.wager,
      terms: createTeaserTerms({ toWinCents: 30_000, openSpots: 2, teams: 3, teaser }),
    },
  };
};

export const ACCOUNT: AccountFigures = createAccount();

export const createAccepted = (request: TicketRequest): TicketAccepted => ({
  state: 'accepted',
  ticketNumber: 100_001,
  acceptedAtMs: BOOK_MS,
  totalRiskCents: 11_000,
  totalToWinCents: 10_000,
  wagers: request.items.map(({ itemId, seenPrice, seenLine }, at) => ({
    wagerNumber: at + 1,
    riskCents: 11_000,
    toWinCents: 10_000,
    items: [{ itemId, finalPrice: seenPrice, finalLine: seenLine }],
    openSpots: 0,
    combinedPrice: null,
  })),
  balance: { ...ACCOUNT.balance, availableCents: 989_000, atRiskCents: 11_000, version: 2 },
});

/** @param sentAtMs wall clock, epoch milliseconds */
export const createPending = (sentAtMs: number, delayMs: number): TicketPending => ({
  state: 'pending',
  sentAtMs,
  decidedAtMs: sentAtMs + delayMs,
  balance: { ...ACCOUNT.balance, availableCents: 989_000, atRiskCents: 11_000, version: 2 },
});
