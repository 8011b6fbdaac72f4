import { addDays, dayOf, startOfDayMs } from '@lineboard/domain/ground/calendar/book-day';
import { originOfSystem } from '@lineboard/domain/books/transactions/transaction-origin';
import type { PlaysNotPosted } from '@lineboard/domain/books/transactions/casino-play.schema';
import type {
  HookedTransactions,
  TransactionsAnswer,
} from '@lineboard/domain/books/transactions/transaction.schema';
import { describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';
import { acceptPlay, type Play } from '../../casino/play/accept-play.ts';
import { postPlay } from '../../casino/play/post-play.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';

const HOUR_MS = 3_600_000;

describe.each(oneEngine())('calls about transactions on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);
  let others = 0;

  const get = async (url: string, customerId = games.customerId) =>
    games.gateway.app.inject({ url, headers: { cookie: await games.gateway.cookieOf(customerId) } });
  const ask = async <T>(url: string): Promise<T> => {
    const answer = await get(url);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };
  const list = (url: string): Promise<TransactionsAnswer> => ask(url);
  const today = (): string => dayOf(games.gateway.clock.wallMs);
  const moment = () => ({ wallMs: games.gateway.clock.wallMs, bookMs: games.gateway.clock.wallMs });
  const pay = (kind: 'deposit' | 'withdrawal', cents: number, atMs: number): Promise<unknown> =>
    games.database.pool.query(
      `with paid as (update account set current_balance_cents = current_balance_cents + $3 where customer_id = $1)
       insert into ledger (customer_id, kind, amount_cents, at_risk_cents, at_ms, book_ms) values ($1, $2, $3, 0, $4, $4)`,
      [games.customerId, kind, cents, atMs],
    );
  const accept = (round: string, changed: Partial<Play> = {}) =>
    inTransaction(games.database.pool, (client) =>
      acceptPlay(
        client,
        { customerId: games.customerId, system: 'Casino', round, stakeCents: 1_000, ...changed },
        moment(),
      ),
    );
  const end = (round: string, winCents: number, system = 'Casino') =>
    postPlay(games.database.pool, { system, round, winCents }, moment());
  /** Adds a customer who must not see any of this. */
  const seedOther = async (): Promise<string> => {
    others += 1;
    const customerId = `OTHER${others}`;
    await seedCustomer(games.database, { customerId, balanceCents: 0 });
    return customerId;
  };
  const round = (name: string): string => `${games.customerId}-${name}`;

  it('CALL1-32: by days list whole book days up to today, whatever the hour is', async () => {
    const start = startOfDayMs(addDays(today(), -6));
    await pay('deposit', 100, start - 1);
    await pay('deposit', 200, start);
    await pay('deposit', 400, startOfDayMs(today()));
    expect((await list('/api/transactions')).totalCents).toBe(600);
    expect((await list('/api/transactions?days=1')).totalCents).toBe(400);
    expect((await list('/api/transactions?days=8')).totalCents).toBe(700);
  });

  it('CALL1-33: by range list from the first moment of one day to the last of another', async () => {
    const [first, last] = [addDays(today(), -9), addDays(today(), -8)];
    const until = startOfDayMs(addDays(last, 1));
    await pay('deposit', 100, startOfDayMs(first) - 1);
    await pay('deposit', 200, startOfDayMs(first));
    await pay('withdrawal', -50, until - 1);
    await pay('deposit', 400, until);
    const answer = await list(`/api/transactions/range?start=${first}&end=${last}`);
    expect(answer.transactions.map(({ amountCents, balanceCents }) => [amountCents, balanceCents])).toEqual([
      [-50, 100_250],
      [200, 100_300],
    ]);
    expect(answer.totalCents).toBe(150);
  });

  it.each([
    ['start=2026-01-02&end=2026-01-01', 400],
    ['start=2026-02-30&end=2026-03-01', 400],
    ['start=2025-01-01&end=2026-01-02', 400],
    ['start=2025-01-01&end=2026-01-01', 200],
    ['start=2026-01-01', 400],
    ['start=2026-01-01&end=2026-01-02&type=X', 400],
    ['start=2026-01-01&end=2026-01-02&customerId=M1', 400],
  ])('CALL1-33: a range of %s is answered with %i', async (query, status) => {
    expect((await get(`/api/transactions/range?${query}`)).statusCode).toBe(status);
  });

  it('CALL1-35, CALL1-36, CALL2-25, ENT1-34.8, ENT1-37.6: list the kinds of their type, with balances that count all types', async () => {
    const { ticketNumber } = await games.place([1], {});
    await games.say(1, 'W');
    await pay('deposit', 500, games.gateway.clock.wallMs);
    await accept(round('a'));
    await end(round('a'), 4_000);
    await games.place([2], { useFreePlay: true });
    const day = `/api/transactions/${today()}`;
    const all = await list(day);
    expect(all.transactions.map(({ kind }) => kind)).toEqual(['wager', 'casino', 'deposit', 'grade']);
    for (const [type, kinds, sums] of [
      ['A', ['wager', 'casino', 'deposit', 'grade'], [13_500, 10_000, 500, 3_000]],
      ['W', ['grade'], [10_000, 10_000, 0, 0]],
      ['C', ['casino'], [3_000, 0, 0, 3_000]],
      ['M', ['deposit'], [500, 0, 500, 0]],
      ['F', ['wager'], [0, 0, 0, 0]],
    ] as const) {
      const answer = await list(`${day}?type=${type}`);
      expect(answer.transactions).toEqual(
        all.transactions.filter(({ kind }) => (kinds as readonly string[]).includes(kind)),
      );
      expect([answer.totalCents, answer.resultCents, answer.paymentsCents, answer.casinoCents]).toEqual(sums);
      expect(await list(`/api/transactions?days=1&type=${type}`)).toEqual(answer);
    }
    const [bet] = (await list(`${day}?type=W`)).bets;
    expect([bet?.ticketNumber, bet?.netCents]).toEqual([ticketNumber, 10_000]);
  });

  it('CALL1-34: by ticket list the entries of all wagers of its chain, and none of other tickets', async () => {
    const parent = await games.place([1], {});
    const child = await games.place([2], {
      parentRif: { ticketNumber: parent.ticketNumber, wagerNumber: 1, winOnly: true },
    });
    await games.place([3], {});
    await games.say(1, 'W');
    await games.say(2, 'L');
    await games.say(3, 'W');
    const all = await list('/api/transactions');
    const hooked = await ask<HookedTransactions>(`/api/transactions/of-ticket/${parent.ticketNumber}`);
    const numbers = [parent.ticketNumber, child.ticketNumber];
    expect(hooked.transactions).toEqual(
      all.transactions.filter(({ wager }) => numbers.includes(wager?.ticketNumber ?? 0)),
    );
    expect(hooked.bets.map(({ ticketNumber }) => ticketNumber).toSorted((a, b) => a - b)).toEqual(numbers);
    expect(await ask(`/api/transactions/of-ticket/${child.ticketNumber}`)).toEqual(hooked);
  });

  it('CALL1-32, CALL1-33, CALL1-34, CALL1-35, CALL1-36, CALL2-23, CALL2-25: never show somebody else’s', async () => {
    const { ticketNumber } = await games.place([1], {});
    await games.say(1, 'W');
    await accept(round('mine'));
    await accept(round('waits'));
    await end(round('mine'), 4_000);
    const other = await seedOther();
    const day = today();
    for (const url of [
      '/api/transactions?days=366',
      `/api/transactions/range?start=${day}&end=${day}`,
      ...['C', 'W', 'M'].map((type) => `/api/transactions/${day}?type=${type}`),
    ]) {
      expect((await get(url, other)).json()).toMatchObject({ transactions: [], bets: [], totalCents: 0 });
      expect((await games.gateway.app.inject({ url })).statusCode).toBe(401);
    }
    expect((await get(`/api/transactions/of-ticket/${ticketNumber}`, other)).statusCode).toBe(404);
    expect((await get('/api/casino-plays/not-posted', other)).json()).toEqual({
      plays: [],
      totals: { count: 0, riskCents: 0, winCents: 0 },
      next: null,
    });
    for (const url of [`/api/transactions/of-ticket/${ticketNumber}`, '/api/casino-plays/not-posted'])
      expect((await games.gateway.app.inject({ url })).statusCode).toBe(401);
  });

  it('ENT1-41.1, ENT1-41.2, ENT1-41.3, ENT1-41.11, ENT1-41.12: give a transaction’s time, numbers, and links of its chain', async () => {
    const parent = await games.place([1], {});
    await games.place([2], {
      parentRif: { ticketNumber: parent.ticketNumber, wagerNumber: 1, winOnly: false },
    });
    await games.say(1, 'W');
    await games.say(2, 'L');
    const { transactions, bets } = await list('/api/transactions');
    expect(transactions.map(({ wager, atMs }) => [wager?.wagerNumber, atMs])).toEqual([
      [1, games.gateway.clock.wallMs],
      [1, games.gateway.clock.wallMs],
    ]);
    expect(transactions[0]!.entryId).toBeGreaterThan(transactions[1]!.entryId);
    const [first, second] = bets.toSorted((a, b) => a.ticketNumber - b.ticketNumber);
    expect([first?.rifParent, first?.rifChildTicketNumber]).toEqual([null, second?.ticketNumber]);
    expect([second?.rifParent, second?.rifChildTicketNumber]).toEqual([
      { ticketNumber: first?.ticketNumber, wagerNumber: 1, winOnly: false },
      null,
    ]);
  });

  it('ENT1-41.8, ENT1-41.9, ENT1-41.10: say whether a wager goes on after a push, and whether it is a reverse or a round robin', async () => {
    await games.place([1, 2], { wagerType: 'ifWinOrPush', amountCents: 1_000 });
    await games.place([1, 2], { wagerType: 'actionReverse', amountCents: 1_000 });
    await games.place([1, 2, 3], {
      wagerType: 'parlay',
      roundRobinSizes: [2],
      amountCents: 1_000,
    });
    await games.say(1, 'W');
    await games.say(2, 'W');
    await games.say(3, 'W');
    const { bets } = await list('/api/transactions');
    expect(bets.map(({ terms }) => [terms.kind, 'condition' in terms ? terms.condition : null])).toEqual(
      expect.arrayContaining([
        ['ifBet', 'winOrPush'],
        ['reverse', null],
        ['roundRobin', null],
      ]),
    );
  });

  it('ENT1-41.14, ENT1-42: give a casino play’s system, round, stake and win, and its origin by the system', async () => {
    await accept(round('lotto'), { system: 'Lotto Pro', stakeCents: 500 });
    await end(round('lotto'), 1_200, 'Lotto Pro');
    const [transaction] = (await list('/api/transactions?type=C')).transactions;
    expect(transaction).toMatchObject({
      kind: 'casino',
      amountCents: 700,
      wager: null,
      play: { system: 'Lotto Pro', round: round('lotto'), stakeCents: 500, winCents: 1_200 },
    });
    expect(originOfSystem(transaction?.play?.system ?? '')).toBe('lotto');
    expect(originOfSystem('a house of its own')).toBe('casino');
  });

  describe('plays', () => {
    it('hold their stake until they are posted, then move their result once, however often it is reported', async () => {
      expect(await accept(round('1'), { stakeCents: 30_000 })).toBe('accepted');
      expect(await accept(round('1'), { stakeCents: 30_000 })).toBe('known');
      expect(await games.balance()).toEqual([100_000, 30_000]);
      const ended = await Promise.all([end(round('1'), 50_000), end(round('1'), 50_000)]);
      expect(ended.toSorted()).toEqual([false, true]);
      expect(await end(round('1'), 90_000)).toBe(false);
      expect(await end(round('none'), 90_000)).toBe(false);
      expect(await games.balance()).toEqual([120_000, 0]);
      expect((await list('/api/transactions?type=C')).transactions).toHaveLength(1);
    });

    it('are refused when the money isn’t there, and when their number belongs to somebody else', async () => {
      expect(await accept(round('2'), { stakeCents: 100_001 })).toBe('notCovered');
      expect(await accept(round('2'), { stakeCents: 100_000 })).toBe('accepted');
      expect(await accept(round('3'), { stakeCents: 1 })).toBe('notCovered');
      expect(await accept(round('2'), { customerId: await seedOther(), stakeCents: 0 })).toBe(
        'unknownCustomer',
      );
      expect(await accept(round('4'), { customerId: 'NOBODY' })).toBe('unknownCustomer');
      expect(await games.balance()).toEqual([100_000, 100_000]);
    });

    it('CALL2-23, ENT2-28: are listed by tab while they aren’t posted, with the totals of all', async () => {
      await accept(round('c'), { stakeCents: 700 });
      await accept(round('l'), { system: 'Lotto Pro', stakeCents: 300 });
      await accept(round('posted'));
      await end(round('posted'), 0);
      await games.database.pool.query('update casino_play set win_cents = 900 where round = $1', [
        round('c'),
      ]);
      const read = (tab: string): Promise<PlaysNotPosted> => ask(`/api/casino-plays/not-posted${tab}`);
      const { plays, totals, next } = await read('');
      expect(plays.map(({ playId, ...play }) => play)).toEqual([
        {
          system: 'Lotto Pro',
          round: round('l'),
          riskCents: 300,
          winCents: null,
          acceptedAtMs: games.gateway.clock.wallMs,
        },
        {
          system: 'Casino',
          round: round('c'),
          riskCents: 700,
          winCents: 900,
          acceptedAtMs: games.gateway.clock.wallMs,
        },
      ]);
      expect([totals, next]).toEqual([{ count: 2, riskCents: 1_000, winCents: 900 }, null]);
      expect(await read('?tab=lotto')).toEqual({
        plays: [plays[0]],
        totals: { count: 1, riskCents: 300, winCents: 0 },
        next: null,
      });
      expect((await read('?tab=casino')).plays).toEqual([plays[1]]);
      expect((await get('/api/casino-plays/not-posted?tab=x')).statusCode).toBe(400);
    });

    it('CALL2-23: come in pages when there are many', async () => {
      for (let at = 0; at < 103; at += 1) await accept(round(String(at)), { stakeCents: 10 });
      const first = await ask<PlaysNotPosted>('/api/casino-plays/not-posted');
      const second = await ask<PlaysNotPosted>(`/api/casino-plays/not-posted?before=${first.next}`);
      expect([first.plays.length, second.plays.length, second.next]).toEqual([100, 3, null]);
      expect(new Set([...first.plays, ...second.plays].map(({ playId }) => playId)).size).toBe(103);
      expect(second.totals).toEqual({ count: 103, riskCents: 1_030, winCents: 0 });
    });
  });

  it('continue on the next page of a type where the previous one ended', async () => {
    const { wallMs } = games.gateway.clock;
    for (let at = 0; at < 120; at += 1) {
      await pay('deposit', 10, wallMs - HOUR_MS + at);
      if (at % 10 === 0) await pay('withdrawal', -5, wallMs - HOUR_MS + at);
      await accept(round(`p${at}`), { stakeCents: 1 });
      await end(round(`p${at}`), 0);
    }
    const first = await list('/api/transactions?type=C');
    const second = await list(`/api/transactions?type=C&before=${first.next}`);
    expect([first.transactions.length, second.transactions.length, second.next]).toEqual([100, 20, null]);
    expect(second.totalCents).toBe(-120);
    const balances = [...first.transactions, ...second.transactions].map(({ balanceCents }) => balanceCents);
    expect(balances.at(0)).toBe(100_000 + 1_200 - 60 - 120);
    expect(balances.at(-1)).toBe(100_000 + 10 - 5 - 1);
  });
});
