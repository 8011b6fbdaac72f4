import { startOfDayMs } from '@lineboard/domain/ground/calendar/book-day';
import type { WeekFigures } from '@lineboard/domain/books/daily-figures/week-figures.schema';
import type { TransactionsAnswer } from '@lineboard/domain/books/transactions/transaction.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpOperatedBook } from '../../../testing/worlds/operated-book.ts';
import { type Grading, startGrading } from '../../betting/grading/start-grading.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';

const HOUR_MS = 3_600_000;
const [FIRST, SECOND, THIRD] = ['2026-11-09', '2026-11-16', '2026-11-23'] as const;
const WON = 10_000;
const LOST = -11_000;

describe.each(oneEngine())('weeks on $name PostgreSQL', (engine) => {
  const book = setUpOperatedBook(engine);
  const { call } = book;
  let grading: Grading | null = null;

  const at = (day: string, hours: number): void => {
    book.gateway.clock.wallMs = startOfDayMs(day) + hours * HOUR_MS;
  };
  const bet = async (customerId: string, gameNums: number[], fields = {}): Promise<void> => {
    const ticket = createTicket(
      gameNums.map((gameNum) => createItem(gameNum)),
      fields,
    );
    expect(await book.gateway.tickets.place(customerId, ticket)).toMatchObject({ state: 'accepted' });
  };
  /** Starts grading again, which looks as its sweep would a little later. */
  const restartGrading = async (): Promise<void> => {
    await grading?.stop();
    grading = startGrading(book.gateway.grading, {
      onError: (error) => {
        throw error;
      },
    });
    await grading.settled();
  };
  const end = async (gameNum: number, isWon: boolean): Promise<void> => {
    book.gateway.book.say({ gameNum, score1: 20, score2: isWon ? 27 : 21 });
    await grading?.settled();
  };
  const ask = async <Answer>(customerId: string, url: string): Promise<Answer> => {
    const cookie = await book.gateway.cookieOf(customerId);
    return (await book.gateway.app.inject({ url, headers: { cookie } })).json();
  };
  const settlementsOf = async (customerId: string): Promise<number[]> => {
    const { rows } = await book.database.pool.query<{ amount_cents: number }>(
      `select amount_cents from ledger where customer_id = $1 and kind = 'settlement' order by entry_id`,
      [customerId],
    );
    return rows.map((row) => row.amount_cents);
  };
  const weekOf = async (customerId: string, weekOffset: number) =>
    (await ask<{ week: WeekFigures }>(customerId, `/api/daily-figures?weekOffset=${weekOffset}`)).week;

  beforeAll(async () => {
    for (const customerId of ['ANN', 'BEN', 'CAM'])
      await seedCustomer(book.database, { customerId, balanceCents: 0, creditLimitCents: 500_000 });
    await seedCustomer(book.database, { customerId: 'POST', balanceCents: 100_000 });
    for (let gameNum = 1; gameNum <= 8; gameNum += 1) book.gateway.book.putGame({ gameNum });
    book.gateway.book.putGame({ gameNum: 9, sportType: 'Basketball', sportSubType: 'NBA' });
    await restartGrading();
    at('2026-11-11', 12);
    await bet('ANN', [1]);
    await bet('BEN', [2]);
    await bet('POST', [3]);
    await bet('ANN', [2, 9], { wagerType: 'parlay', amountCents: 5_000 });
    await end(1, false);
    await end(2, true);
    await end(3, true);
    await end(9, true);
    await bet('CAM', [4]);
  });
  afterAll(async () => {
    await grading?.stop();
    expect(await checkBalances(book.database.pool)).toEqual([]);
  });

  it('the hold of a week says what wagers made for the book, as the daily figures have it', async () => {
    at('2026-11-13', 12);
    const { body } = await call('report week-hold', { week: '2026-11-11' });
    const parlay = 13_223;
    expect(body.rows).toEqual([
      {
        currency: 'USD',
        sportType: 'Football',
        wagerType: 'S',
        wagers: 3,
        handleCents: 33_000,
        wonCents: 11_000,
        lostCents: 2 * WON,
        holdCents: -9_000,
        holdBasisPoints: -2_727,
      },
      {
        currency: 'USD',
        sportType: 'Several',
        wagerType: 'P',
        wagers: 1,
        handleCents: 5_000,
        wonCents: 0,
        lostCents: parlay,
        holdCents: -parlay,
        holdBasisPoints: -26_446,
      },
    ]);
    const results = await Promise.all(['ANN', 'BEN', 'CAM', 'POST'].map((id) => weekOf(id, 0)));
    const made = results.reduce((sum, week) => sum + week.winLossTotalCents, 0);
    expect(body.totals).toMatchObject([{ wagers: 4, holdCents: 0 - made }]);
  });

  it('HR-43.4: a statement says a credit customer’s week day by day, and what is owed of it', async () => {
    at('2026-11-17', 9);
    await call('cash in', { customerId: 'ben', amountCents: 1 });
    await call('cash out', { customerId: 'ben', amountCents: 4_001 });
    const { body } = await call('weeks statement', { customerId: 'ben' });
    expect(body).toMatchObject({
      monday: FIRST,
      openingCents: 0,
      winLossCents: WON,
      closingCents: WON,
      paidSinceCents: -4_000,
      bookOwesCents: 6_000,
      customerOwesCents: 0,
      settledCents: null,
    });
    expect(body.days).toHaveLength(7);
    expect(body.days[2]).toMatchObject({ day: '2026-11-11', winLossCents: WON, balanceCents: WON });
  });

  it('a dry run settles nothing', async () => {
    const { body } = await call('weeks settle', { all: true, dryRun: true });
    expect(body).toMatchObject({ monday: FIRST, dryRun: true, left: 0 });
    expect(body.totals).toEqual([{ currency: 'USD', customersOweCents: 0, bookOwesCents: 6_000 + 2_223 }]);
    expect(await settlementsOf('BEN')).toEqual([]);
  });

  it('HR-43.4: settles each credit customer’s week once, however many settle at once', async () => {
    book.gateway.events.length = 0;
    const answers = await Promise.all([
      call('weeks settle', { all: true }),
      call('weeks settle', { customerId: 'ben' }),
      call('weeks settle', { all: true }),
      call('weeks settle', { customerId: 'ann' }),
    ]);
    const told = answers
      .flatMap(({ body }) => body.statements ?? [])
      .map(({ customerId, settledCents }: { customerId: string; settledCents: number }) => [
        customerId,
        settledCents,
      ]);
    expect(Object.fromEntries(told)).toEqual({ ANN: -2_223, BEN: -6_000, CAM: 0 });
    expect(told).toHaveLength(3);
    for (const { status, body } of answers)
      if (status !== 200) expect(body).toMatchObject({ error: { code: 'weekSettled' } });
    expect([await settlementsOf('ANN'), await settlementsOf('BEN'), await settlementsOf('CAM')]).toEqual([
      [-2_223],
      [-6_000],
      [],
    ]);
    expect(await settlementsOf('POST')).toEqual([]);
    const balances = book.gateway.events.filter(({ event }) => event.kind === 'balance');
    expect(balances.map(({ customerId }) => customerId).toSorted()).toEqual(['ANN', 'BEN']);
  });

  it('HR-43.3: what was settled is in the figures, the transactions and the statement, and nothing is owed', async () => {
    const week = await weekOf('ANN', 0);
    expect(week).toMatchObject({
      startingBalanceCents: 2_223,
      cashInOutTotalCents: -2_223,
      zeroBalanceCents: -2_223,
    });
    const { transactions } = await ask<TransactionsAnswer>('ANN', '/api/transactions/2026-11-17');
    expect(transactions).toMatchObject([{ kind: 'settlement', amountCents: -2_223, balanceCents: 0 }]);
    const { body } = await call('weeks statement', { customerId: 'ANN', week: '2026-11-15' });
    expect(body).toMatchObject({
      closingCents: 2_223,
      paidSinceCents: 0,
      bookOwesCents: 2_223,
      settledCents: -2_223,
      carriedCents: 0,
      settledBy: 'boss',
    });
    const { body: log } = await call('audit list', { customerId: 'ANN' });
    expect(log).toMatchObject([
      {
        command: 'weeks settle',
        before: { currentBalanceCents: 2_223 },
        after: { balance: { currentBalanceCents: 0 }, statement: { settledCents: -2_223 } },
      },
    ]);
  });

  it('HR-43.2: a correction after a settled week counts in the week in which it is made', async () => {
    const before = await call('weeks statement', { customerId: 'ANN', week: FIRST });
    const held = await call('report week-hold', { week: FIRST });
    at('2026-11-18', 12);
    await end(1, true);
    // It came more than three days late (HR-76).
    await call('results confirm', { gameNum: 1, note: 'The league said so' });
    await restartGrading();
    expect((await call('weeks statement', { customerId: 'ANN', week: FIRST })).body).toEqual(before.body);
    expect((await call('report week-hold', { week: FIRST })).body).toEqual(held.body);
    expect((await call('report week-hold', { week: SECOND })).body.rows).toMatchObject([
      { wagers: 1, handleCents: 0, lostCents: WON - LOST, holdBasisPoints: null },
    ]);
    expect((await call('weeks settle', { customerId: 'ANN', week: FIRST })).body).toMatchObject({
      error: { code: 'weekSettled' },
    });
    at('2026-11-24', 12);
    expect((await call('weeks settle', { customerId: 'ANN' })).body.statements).toMatchObject([
      {
        monday: SECOND,
        openingCents: 2_223,
        cashInOutCents: -2_223,
        closingCents: 21_000,
        settledCents: -21_000,
      },
    ]);
  });

  it('HR-43.4: what is too little is carried into the next week, and a later settlement covers it', async () => {
    await end(4, false);
    at('2026-12-01', 12);
    const carried = await call('weeks settle', { customerId: 'CAM', week: THIRD, carryUnderCents: 20_000 });
    expect(carried.body).toMatchObject({
      totals: [{ currency: 'USD', customersOweCents: 11_000, bookOwesCents: 0 }],
      statements: [{ settledCents: 0, carriedCents: -11_000 }],
    });
    at('2026-12-08', 12);
    const settled = await call('weeks settle', { customerId: 'CAM', carryUnderCents: 11_000 });
    expect(settled.body.statements).toMatchObject([{ openingCents: -11_000, settledCents: 11_000 }]);
    const earlier = await call('weeks settle', { customerId: 'CAM', week: SECOND });
    expect(earlier.body).toMatchObject({ error: { code: 'weekSettled' } });
  });

  it('refuses what makes no sense', async () => {
    at('2026-12-14', 0.01);
    const refused = async (input: Parameters<typeof call<'weeks settle'>>[1]) => {
      const { status, body } = await call('weeks settle', input);
      return [status, body.error?.code];
    };
    expect(await refused({})).toEqual([409, 'oneOrAll']);
    expect(await refused({ all: true, customerId: 'ANN', week: FIRST })).toEqual([409, 'oneOrAll']);
    // A grade that was under way at midnight may still come.
    expect(await refused({ all: true })).toEqual([409, 'weekNotOver']);
    expect(await refused({ all: true, week: '2026-12-14' })).toEqual([409, 'weekNotOver']);
    expect(await refused({ all: true, week: '2027-01-04' })).toEqual([409, 'weekNotBegun']);
    expect(await refused({ all: true, week: '2026-02-30' })).toEqual([409, 'noSuchDay']);
    expect(await refused({ all: true, week: '2010-02-01' })).toEqual([409, 'weekTooOld']);
    expect(await refused({ all: true, week: '__proto__' })).toEqual([400, 'badRequest']);
    expect(await refused({ customerId: '__proto__', week: FIRST })).toEqual([400, 'badRequest']);
    expect(await refused({ customerId: 'NOBODY', week: FIRST })).toEqual([409, 'unknownCustomer']);
    expect(await refused({ customerId: 'POST', week: FIRST })).toEqual([409, 'notOnCredit']);
    const reader = await book.addToken('reader', ['customers.read', 'book.read']);
    const asReader = await call('weeks settle', { all: true }, { token: reader });
    expect(asReader.status).toBe(403);
    expect((await call('weeks statement', { customerId: 'NOBODY' })).body).toMatchObject({
      error: { code: 'unknownCustomer' },
    });
  });

  it('HR-43.4: tells what is owed by currency, and carries amounts of one currency alone', async () => {
    at('2026-12-16', 12);
    for (const [customerId, currency, amountCents] of [
      ['DORA', 'USD', 100_000],
      ['EVA', 'EUR', 50_000],
      ['FAY', 'EUR', -2_000],
    ] as const) {
      const credit = { balanceCents: 0, creditLimitCents: 500_000 };
      await seedCustomer(book.database, { customerId, currency, ...credit });
      const paid = await call('balance adjust', { customerId, amountCents, note: 'Moved' });
      expect(paid.status).toBe(200);
    }
    at('2026-12-22', 12);
    const euros = { currency: 'EUR', customersOweCents: 2_000, bookOwesCents: 50_000 };
    const dollars = { currency: 'USD', customersOweCents: 0, bookOwesCents: 100_000 };
    const tried = await call('weeks settle', { all: true, dryRun: true });
    expect(tried.body.totals).toEqual([euros, dollars]);

    expect(await call('weeks settle', { all: true, carryUnderCents: 2_001 })).toMatchObject({
      status: 409,
      body: {
        error: { code: 'severalCurrencies', field: 'currency', message: expect.stringContaining('EUR, USD') },
      },
    });
    expect(await call('weeks settle', { customerId: 'DORA', currency: 'EUR' })).toMatchObject({
      status: 409,
      body: { error: { code: 'otherCurrency', field: 'currency' } },
    });
    expect([await settlementsOf('DORA'), await settlementsOf('EVA')]).toEqual([[], []]);

    const ofEuros = await call('weeks settle', { all: true, currency: 'eur', carryUnderCents: 2_001 });
    expect(ofEuros.body.totals).toEqual([euros]);
    expect(ofEuros.body).toMatchObject({
      left: 0,
      statements: [
        { customerId: 'EVA', settledCents: -50_000 },
        { customerId: 'FAY', settledCents: 0, carriedCents: -2_000 },
      ],
    });
    expect(await settlementsOf('DORA')).toEqual([]);
    // Only customers of one currency are left.
    const rest = await call('weeks settle', { all: true, carryUnderCents: 2_001 });
    expect(rest.body.totals).toEqual([dollars]);
    expect(await settlementsOf('DORA')).toEqual([-100_000]);
  });
});
