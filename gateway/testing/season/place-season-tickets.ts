import { isDeepStrictEqual } from 'node:util';
import type { ErrorBody } from '@lineboard/domain/ground/error/refusal';
import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { isSameWager } from '@lineboard/domain/books/open-bets/placed-wager-of-bet';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import type { Random } from '@lineboard/domain/testing/seeded-random';
import { draftSeasonTicket } from './draft-season-ticket.ts';
import { comparable, expectAnswer } from './expect-answer.ts';
import type { SeasonBoard } from './season-board.ts';
import type { SeasonGame } from './season-game.ts';
import type { SeasonPage } from './season-page.ts';
import type { SeasonView } from './season-view.ts';

/** The outcomes of a number of tickets. */
export interface PlacingTally {
  accepted: number;
  /** The number refused by code; moved prices count as `changed`. */
  refused: Record<string, number>;
  /** The number of tickets that were also evaluated as in the slip. */
  compared: number;
  disagreements: string[];
  /** The number refused because a gateway wasn't sure of its book at that moment. */
  notSure: number;
  /** The number of fills whose kind or card differs from their ticket's. */
  illegalFillsRefused: number;
}

export const createTally = (): PlacingTally => ({
  accepted: 0,
  refused: {},
  compared: 0,
  disagreements: [],
  illegalFillsRefused: 0,
  notSure: 0,
});

/** An independent customer: his next bet doesn't depend on how fast the others are. */
export interface SeasonBettor {
  page: SeasonPage;
  random: Random;
  /** The number of tickets that he has drafted. */
  turn: number;
}

/** HR-15: spots may only be filled by legs of the ticket's own kind and card. */
const isIllegalFill = (
  { filling, wagerType, teaserName }: TicketRequest,
  open: readonly OpenBet[],
): boolean => {
  const bet = filling === null ? undefined : open.find((each) => isSameWager(each, filling));
  if (bet === undefined) return false;
  const { terms } = bet;
  return terms.kind !== wagerType || (terms.kind === 'teaser' && terms.teaser.teaserName !== teaserName);
};

export interface Placing {
  board: SeasonBoard;
  games: readonly SeasonGame[];
  tally: PlacingTally;
}

export const countAnswer = (tally: PlacingTally, answer: TicketAnswer | ErrorBody): void => {
  if (!('error' in answer) && answer.state === 'accepted') {
    tally.accepted += 1;
    return;
  }
  const name =
    'error' in answer ? answer.error.code : answer.state === 'refused' ? answer.code : answer.state;
  tally.refused[name] = (tally.refused[name] ?? 0) + 1;
};

/** A ticket as a customer drafted it, with the state of his page at that time. */
export interface DraftedTicket {
  page: SeasonPage;
  request: TicketRequest;
  account: Awaited<ReturnType<SeasonPage['account']>>;
  bets: Awaited<ReturnType<SeasonPage['openBets']>>;
}

/** @returns null where the board has nothing for the intended bet */
export const draftTicket = async (
  bettor: SeasonBettor,
  { board, games }: Placing,
): Promise<DraftedTicket | null> => {
  const { page, random } = bettor;
  const [account, bets] = await Promise.all([page.account(), page.openBets()]);
  const request = draftSeasonTicket(random, { board, games, open: bets.open }, bettor.turn++);
  return request.items.length === 0 ? null : { page, request, account, bets };
};

/** Another reason may come first. */
const isUnsure = (answer: TicketAnswer | ErrorBody): boolean =>
  'error' in answer
    ? answer.error.code === 'feedStale'
    : answer.state === 'refused' && [answer, ...answer.items].some(({ code }) => code === 'feedStale');

/** Sends a ticket and compares the answer with the slip's evaluation. */
export const sendCompared = async (
  { page, request, account, bets }: DraftedTicket,
  { board, tally }: Placing,
): Promise<void> => {
  const { customer } = page;
  const expected = expectAnswer(request, { customer, account, bets, board, bookMs: Date.now() });
  const answer = await page.place(request);
  countAnswer(tally, answer);
  if (isIllegalFill(request, bets.open)) {
    if ('state' in answer && answer.state === 'accepted')
      tally.disagreements.push(`a fill of another kind was taken: ${JSON.stringify(request)}`);
    else tally.illegalFillsRefused += 1;
  }
  const said = comparable(answer);
  // A gateway that isn't sure of its book for a moment says so; its pulse would grey out the page's prices, which isn't
  // simulated here.
  if (isUnsure(answer)) {
    tally.notSure += 1;
    return;
  }
  tally.compared += 1;
  // The comparison uses JSON, in which missing figures are left out.
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(expected)), said))
    tally.disagreements.push(
      `${customer.customerId}: page ${JSON.stringify(expected)}, gateway ${JSON.stringify(said)}, asked ${JSON.stringify(request)}`,
    );
};

/** Places each customer's tickets one after the other, and compares each answer with the slip's evaluation. */
export const placeCompared = async (
  bettors: readonly SeasonBettor[],
  tickets: number,
  placing: Placing,
): Promise<void> => {
  const placeAll = async (bettor: SeasonBettor): Promise<void> => {
    for (let left = Math.ceil(tickets / bettors.length); left > 0; left -= 1) {
      const drafted = await draftTicket(bettor, placing);
      if (drafted !== null) await sendCompared(drafted, placing);
    }
  };
  await Promise.all(bettors.map(placeAll));
};

/**
 * Places several at a time as fast as they are answered, with more tabs than customers when there are more workers. The
 * tickets are drafted before, so that the measured time is only the gateway's.
 *
 * @returns the number of answers, and how long they took
 */
export const placeAtSpeed = async (
  bettors: readonly SeasonBettor[],
  tickets: number,
  workers: number,
  { board, games, tally }: Placing,
): Promise<{ tickets: number; ms: number }> => {
  const open = new Map<SeasonBettor, SeasonView['open']>();
  for (const bettor of bettors) open.set(bettor, (await bettor.page.openBets()).open);
  const queue = Array.from({ length: Math.ceil(tickets / bettors.length) }, () => bettors)
    .flat()
    .map((bettor) => {
      const view = { board, games, open: open.get(bettor) ?? [] };
      return { page: bettor.page, request: draftSeasonTicket(bettor.random, view, bettor.turn++) };
    })
    .filter(({ request }) => request.items.length > 0);
  const answered = queue.length;
  const startMs = performance.now();
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift())
      countAnswer(tally, await next.page.place(next.request));
  };
  await Promise.all(Array.from({ length: workers }, work));
  return { tickets: answered, ms: performance.now() - startMs };
};
