import { randomUUID } from 'node:crypto';
import type { SaleRequest } from '@lineboard/domain/betting/selling/sale.schema';
import type { TicketAccepted } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { acceptedOfBet } from '@lineboard/domain/books/open-bets/accepted-of-bet';
import type { FoundBets } from '@lineboard/domain/books/open-bets/found-bets.schema';
import type { TicketStory } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import type { TransactionsAnswer } from '@lineboard/domain/books/transactions/transaction.schema';
import { findAnswerFault } from '@lineboard/domain/doors/contract/find-answer-fault';
import { describe, expect, it } from 'vitest';
import { TEST_ORIGIN } from '../../../testing/gateways/test-gateway.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { createCommandRunner } from '../../../testing/worlds/graded-commands.ts';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';
import { sellBet } from './sell-bet.ts';

/** A straight of 110.00 to win 100.00 at even prices: half of 210.00, less 5 %; and the half of it. */
const OFFER = 9_975;
const HALF = 4_987;

describe.each(oneEngine())('what is told of a sold bet on $name PostgreSQL', (engine) => {
  const round = setUpGradedGames(engine);
  const run = createCommandRunner(round);

  const sell = ({ ticketNumber }: TicketAccepted, fields: Partial<SaleRequest> = {}) =>
    round.gateway.sales.sell(
      round.customerId,
      { ticketNumber, wagerNumber: 1 },
      { key: randomUUID(), sharePercent: 50, seenCents: 5_000, ...fields },
    );
  const sellAtTarget = ({ ticketNumber }: TicketAccepted) =>
    sellBet(round.gateway.placing, {
      customerId: round.customerId,
      ticketNumber,
      wagerNumber: 1,
      key: randomUUID(),
      sharePercent: 100,
      leastCents: 9_000,
      seenCents: null,
      tolerancePercent: null,
      byTarget: true,
    });
  const read = async <Answer>(path: string): Promise<Answer> => {
    const cookie = await round.gateway.cookieOf(round.customerId);
    const answer = await round.gateway.app.inject({ url: `/api${path}`, headers: { cookie } });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Answer>();
  };
  const story = ({ ticketNumber }: TicketAccepted) => read<TicketStory>(`/tickets/by-number/${ticketNumber}`);
  const salesOf = async (ticket: TicketAccepted) =>
    (await story(ticket)).entries.map(({ kind, sale }) => [kind, sale ?? null]);

  it('HR-53.1, HR-55.1: each sale with what was seen, taken and paid, and which were the book’s by a target', async () => {
    const ticket = await round.place([1], {});
    await sell(ticket);
    const half = {
      sharePercent: 50,
      riskCents: 5_500,
      toWinCents: 5_000,
      paidCents: HALF,
      byTarget: false,
      leastCents: 4_900,
      seenCents: 5_000,
      tolerancePercent: 2,
    };
    const [bet] = (await round.bets()).open;
    expect(bet).toMatchObject({ riskCents: 5_500, toWinCents: 5_000 });
    expect(acceptedOfBet(bet!)).toEqual({ riskCents: 11_000, toWinCents: 10_000 });
    const target = await round.place([2], {});
    const ref = { ticketNumber: target.ticketNumber, wagerNumber: 1 };
    await round.gateway.sales.setTarget(round.customerId, ref, 9_000);
    expect(await sellAtTarget(target)).toMatchObject({ state: 'sold' });
    expect(await salesOf(ticket)).toEqual([
      ['wager', null],
      ['wagerSale', half],
    ]);
    const atTarget = {
      sharePercent: 100,
      riskCents: 11_000,
      toWinCents: 10_000,
      paidCents: OFFER,
      byTarget: true,
      leastCents: 9_000,
      seenCents: null,
      tolerancePercent: null,
    };
    expect(await salesOf(target)).toEqual([
      ['wager', null],
      ['wagerSale', atTarget],
    ]);
    const told = await read<TransactionsAnswer>('/transactions');
    expect(findAnswerFault('readTransactions', 200, told)).toBeNull();
    expect(told.transactions.map(({ sale }) => sale)).toEqual([atTarget, half]);
  });

  it('HR-56.2: a sale that was taken back is told with both of its rows', async () => {
    const ticket = await round.place([1], {});
    await sell(ticket);
    const { ticketNumber } = ticket;
    const back = { itemNumber: 1, why: 'obviousError', line: -6.5, note: 'wrong' } as const;
    await run('tickets unsell', { ticketNumber, wagerNumber: 1, ...back } as never);
    const [, sold, taken] = await salesOf(ticket);
    expect(sold).toMatchObject(['wagerSale', { paidCents: HALF, seenCents: 5_000 }]);
    expect(taken).toEqual(['saleReverse', sold?.[1]]);
  });

  it('a search goes by what was risked at first, and by bets that were sold whole', async () => {
    const [whole, half] = [await round.place([1], {}), await round.place([2], {})];
    await round.place([3], {}, { amountCents: 5_500 });
    await sell(whole, { sharePercent: 100, seenCents: OFFER });
    await sell(half);
    const find = async (query: string) =>
      (await read<FoundBets>(`/bets/search?${query}`)).bets.map(({ ticketNumber }) => ticketNumber);
    expect(await find('leastCents=11000')).toEqual([half.ticketNumber, whole.ticketNumber]);
    expect(await find('mostCents=10999')).not.toContain(half.ticketNumber);
    expect(await find('result=S')).toEqual([whole.ticketNumber]);
  });

  it('its receipt has the accepted amounts, each sale, what is open and what it made over all', async () => {
    const ticket = await round.place([1], {});
    await sell(ticket);
    const { headers, method } = { headers: { origin: TEST_ORIGIN }, method: 'POST' } as const;
    const cookie = await round.gateway.cookieOf(round.customerId);
    const shows = { showsMoney: true, showsNumber: false, shownName: null };
    const made = await round.gateway.app.inject({
      method,
      url: '/api/receipt-links',
      headers: { ...headers, cookie },
      payload: { ticketNumber: ticket.ticketNumber, ...shows },
    });
    const open = async () =>
      (await round.gateway.app.inject({ url: `/receipt/${made.json<{ token: string }>().token}` })).body;
    const before = await open();
    expect(before).toMatch(/Risk<.*?>110\.00.*To win<.*?>100\.00.*Still open<.*?>55\.00 to win 50\.00/s);
    expect(before).toContain('49.87 paid for 50 %');
    await round.say(1, 'W');
    const after = await open();
    expect(after).not.toContain('Still open');
    // 50.00 of what was left, and 49.87 for a risk of 55.00.
    expect(after).toMatch(/Result<.*?>44\.87/s);
  });
});
