import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { TicketRequest, WagerRef } from '@lineboard/domain/betting/request/ticket-request';
import type { SeasonPage } from '../season/season-page.ts';
import type { Random } from '@lineboard/domain/testing/seeded-random';
import type { CallAnswer, CallGateway } from './call-gateway.ts';
import type { Shares } from './count-shares.ts';
import type { FuzzGame } from './draw-game.ts';
import type { Findings } from './findings.ts';
import type { FuzzBoard } from './open-fuzz-board.ts';
import type { FuzzRulings } from './rulings/fuzz-rulings.ts';
import type { FuzzSales } from './sales/fuzz-sales.ts';
import type { FuzzTabs } from './tabs/fuzz-tabs.ts';
import type { TypingDesk } from './typing/typing-desk.ts';

/** A customer who tries everything. */
export interface FuzzBettor {
  page: SeasonPage;
  /** The cookie of another session of the same customer. */
  renewedCookie: string;
  random: Random;
  /** Tickets that he has drafted. */
  turn: number;
  /** As they were when he looked last. */
  open: readonly OpenBet[];
  /** His latest accepted wagers, open or not. */
  refs: WagerRef[];
  /** His latest tickets. */
  earlier: TicketRequest[];
}

/** An accepted ticket, or a fill of one. */
export interface Placed {
  customerId: string;
  ticketNumber: number;
  request: TicketRequest;
  /** The line counted at some moment between the two. Wall milliseconds. */
  fromMs: number;
  toMs: number;
}

/** What was sent lately, by the name under which the loop's clock knows it. */
export interface SentBody {
  bettor: FuzzBettor;
  body: string | Buffer;
  contentType?: string;
}

export interface FuzzWorld {
  call: CallGateway;
  board: FuzzBoard;
  /** Those that can be bet on now. */
  games: readonly FuzzGame[];
  bettors: readonly FuzzBettor[];
  findings: Findings;
  shares: Shares;
  refusals: Map<string, number>;
  placed: Placed[];
  sales: FuzzSales;
  /** Tries of combinations take turns. */
  combinations: { turns: number };
  rulings: FuzzRulings;
  tabs: FuzzTabs;
  typing: TypingDesk;
  sent: Map<string, SentBody>;
  /** What went wrong at the door, to be looked into. */
  failed: Array<{ kind: string; bettor: FuzzBettor; body: string; sentMs: number }>;
  /** Live tickets whose answer is still to come. */
  waiting: Array<{ bettor: FuzzBettor; request: TicketRequest; sentMs: number; decidedAtMs: number }>;
}

const REMEMBERED = { refs: 40, earlier: 10, bodies: 3_000 };

/** Sends a body to the ticket's call and remembers it. */
export const sendTicket = async (
  world: FuzzWorld,
  bettor: FuzzBettor,
  body: string | Buffer,
  contentType?: string,
): Promise<CallAnswer> => {
  const { cookie } = bettor.page;
  const sent = { body, ...(contentType !== undefined && { contentType }) };
  const answer = await world.call({ method: 'POST', path: '/api/tickets', cookie, ...sent });
  world.sent.set(answer.call, { bettor, ...sent });
  for (const call of world.sent.keys()) {
    if (world.sent.size <= REMEMBERED.bodies) break;
    world.sent.delete(call);
  }
  return answer;
};

/** Keeps what an accepted ticket leaves behind. */
export const keepPlaced = (
  world: Pick<FuzzWorld, 'placed'>,
  bettor: FuzzBettor,
  request: TicketRequest,
  answer: Extract<TicketAnswer, { state: 'accepted' }>,
  sentMs: number,
): void => {
  const { ticketNumber, wagers } = answer;
  const { customerId } = bettor.page.customer;
  world.placed.push({ customerId, ticketNumber, request, fromMs: sentMs, toMs: Date.now() });
  bettor.refs.push(...wagers.map(({ wagerNumber }) => ({ ticketNumber, wagerNumber })));
  bettor.refs.splice(0, Math.max(0, bettor.refs.length - REMEMBERED.refs));
  bettor.earlier.push(request);
  bettor.earlier.splice(0, Math.max(0, bettor.earlier.length - REMEMBERED.earlier));
};
