import { NO_CAPS } from '../src/account/customer/account-caps.ts';
import type { TicketContext } from '../src/betting/ticket/ticket-evaluation.ts';
import type { Quote } from '../src/betting/quote/quote.ts';
import { DEFAULT_HOUSE_RULES } from '../src/ground/house-rules/default-house-rules.ts';
import {
  STRAIGHT_OPTIONS,
  type TicketDraft,
  type WagerItemRequest,
} from '../src/betting/request/ticket-request.ts';
import { createContestLine, createGame, createLine, KICK_OFF_MS } from './book-fixtures.ts';

/** Team 1 of the fixture game, −3½ at −110, 100.00 to win. */
export const createItem = (fields: Partial<WagerItemRequest> = {}): WagerItemRequest => ({
  itemId: 'a',
  pick: { type: 'G', gameNum: 1, periodNumber: 0, market: 'S', side: 'team1' },
  seenPrice: -110,
  seenLine: -3.5,
  seen: { epoch: 'e', clk: 7 },
  amountEntered: 'toWin',
  amountCents: 10_000,
  pointsBought: 0,
  pitcher1ReqFlag: true,
  pitcher2ReqFlag: true,
  ...fields,
});

/** Contestant 2 of the fixture contest at +1400, 10.00 risked. */
export const createContestItem = (fields: Partial<WagerItemRequest> = {}): WagerItemRequest =>
  createItem({
    itemId: 'c',
    pick: { type: 'C', contestNum: 9, contestantNum: 2 },
    seenPrice: 1_400,
    seenLine: null,
    amountEntered: 'risk',
    amountCents: 1_000,
    ...fields,
  });

export const createGameQuote = (
  line: Parameters<typeof createLine>[0] = {},
  game: Parameters<typeof createGame>[0] = {},
): Quote => ({ type: 'G', game: createGame(game), line: createLine(line), feedUp: true });

export const createContestQuote = (line: Parameters<typeof createContestLine>[0] = {}): Quote => ({
  type: 'C',
  line: createContestLine(line),
  feedUp: true,
});

export const anyLimit = (maxBaseCents: number) => ({
  sportType: null,
  sportSubType: null,
  periodNumber: null,
  limitType: null,
  maxBaseCents,
});

/** A ticket of straight wagers, or of another type with the fields that are given. */
export const createDraft = (
  items: readonly WagerItemRequest[],
  options: Partial<TicketDraft> = {},
): TicketDraft => ({ ...STRAIGHT_OPTIONS, items, ...options });

/** A customer with 1,000.00 of limit and money enough, an hour before kick-off. */
export const createContext = (fields: Partial<TicketContext> = {}): TicketContext => ({
  bookMs: KICK_OFF_MS - 3_600_000,
  rules: DEFAULT_HOUSE_RULES,
  currency: 'USD',
  minimumWagerCents: 100,
  ...NO_CAPS,
  creditAcctFlag: true,
  enableRifFlag: true,
  restrictions: [],
  limits: [anyLimit(100_000)],
  availableCents: 1_000_000,
  freePlayBalanceCents: 0,
  exposureCents: new Map(),
  own: null,
  priceAcceptance: 'none',
  quotes: new Map([
    ['a', createGameQuote()],
    ['c', createContestQuote()],
  ]),
  begun: new Set(),
  parent: null,
  filled: null,
  ...fields,
});
