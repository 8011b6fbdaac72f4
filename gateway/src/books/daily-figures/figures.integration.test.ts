import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import { addDays, dayOf, startOfDayMs, startOfWeek } from '@lineboard/domain/ground/calendar/book-day';
import type {
  FigureChartsAnswer,
  MadeByKind,
} from '@lineboard/domain/books/daily-figures/figure-charts.schema';
import type { WeekFigures } from '@lineboard/domain/books/daily-figures/week-figures.schema';
import type { TransactionsAnswer } from '@lineboard/domain/books/transactions/transaction.schema';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWithOffice } from '../../../testing/files/describe-with-office.ts';
import { readXlsx } from '../../../testing/files/read-file.ts';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestGateway, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import {
  BUILDS_ON,
  createRandomTicket,
  RANDOM_TICKET_KINDS,
  type RandomTicketKind,
} from '../../../testing/random/random-tickets.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { acceptPlay } from '../../casino/play/accept-play.ts';
import { postPlay } from '../../casino/play/post-play.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { startGrading } from '../../betting/grading/start-grading.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';

/** A drawn step may correct something that is a year old. */
const CORRECTED_ALL_YEAR = { ...DEFAULT_HOUSE_RULES, correctionHours: 8_760 };

const HOUR_MS = 3_600_000;
const GAMES = [1, 2, 3, 4];

/** An event for a customer, and how long after the one before it happens. */
type Step = { after: 'hours' | 'midnight'; hours: number } & (
  | { kind: 'place'; ticket: RandomTicketKind; games: number[]; amountCents: number; live: boolean }
  | { kind: 'final'; game: number; home: number }
  | { kind: 'takeBack'; game: number }
  | { kind: 'casino'; system: 'Casino' | 'Lotto Pro'; stakeCents: number; winCents: number | null }
  | { kind: 'cash'; as: 'deposit' | 'withdrawal' | 'adjustment' | 'freePlay'; cents: number }
);

const after = {
  after: fc.constantFrom('hours' as const, 'hours' as const, 'midnight' as const),
  hours: fc.integer({ min: 0, max: 40 }),
};
const game = fc.constantFrom(...GAMES);
const anyPlay = fc.record({
  ...after,
  kind: fc.constant('casino' as const),
  system: fc.constantFrom('Casino' as const, 'Lotto Pro' as const),
  stakeCents: fc.integer({ min: 0, max: 2_000 }),
  winCents: fc.option(fc.integer({ min: 0, max: 5_000 })),
});

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      ...after,
      kind: fc.constant('place' as const),
      ticket: fc.constantFrom(...RANDOM_TICKET_KINDS),
      games: fc.shuffledSubarray(GAMES, { minLength: 4 }),
      amountCents: fc.integer({ min: 500, max: 6_000 }),
      live: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      ...after,
      kind: fc.constant('final' as const),
      game,
      home: fc.constantFrom(17, 23, 30),
    }),
  },
  fc.record({ ...after, kind: fc.constant('takeBack' as const), game }),
  { weight: 2, arbitrary: anyPlay },
  {
    weight: 2,
    arbitrary: fc.record({
      ...after,
      kind: fc.constant('cash' as const),
      as: fc.constantFrom(
        'deposit' as const,
        'withdrawal' as const,
        'adjustment' as const,
        'freePlay' as const,
      ),
      cents: fc.integer({ min: 1, max: 9_000 }),
    }),
  },
);

const SOON = { after: 'hours', hours: 2 } as const;
const EVEN = { ...SOON, amountCents: 1_000, games: GAMES, live: false, kind: 'place' } as const;

/** These steps make sure that each run has every kind of ledger row, including corrections across midnight. */
const FIRST_STEPS: readonly Step[] = [
  { ...EVEN, ticket: 'freePlay' },
  { ...EVEN, ticket: 'straight', live: true },
  { ...SOON, kind: 'final', game: 1, home: 23 },
  { after: 'midnight', hours: 1, kind: 'final', game: 1, home: 30 },
  { ...SOON, kind: 'cash', as: 'deposit', cents: 5_000 },
  { ...SOON, hours: 1, kind: 'cash', as: 'withdrawal', cents: 2_000 },
  { after: 'midnight', hours: 0, kind: 'cash', as: 'adjustment', cents: 300 },
  { ...SOON, kind: 'cash', as: 'freePlay', cents: 700 },
  { ...SOON, kind: 'casino', system: 'Casino', stakeCents: 500, winCents: 1_250 },
  { after: 'midnight', hours: 1, kind: 'casino', system: 'Lotto Pro', stakeCents: 300, winCents: 0 },
];

/** One ticket of each kind; tickets that build on another have their own games. */
const EVERY_TICKET: readonly Step[] = RANDOM_TICKET_KINDS.flatMap((ticket): Step[] => [
  ...GAMES.map((game): Step => ({ ...SOON, kind: 'takeBack', game })),
  { ...EVEN, ticket, games: BUILDS_ON[ticket] === undefined ? GAMES : GAMES.toReversed() },
]);

interface Row {
  day: string;
  kind: string;
  amount: number;
  wager: string | null;
  entry: number;
  /** It changed the customer's money: a stake that is only held doesn't. */
  moves: boolean;
}

/** Writes a row as the operator's commands do. */
const post = (database: Database, customerId: string, atMs: number, kind: string, cents: number) =>
  database.pool.query(
    `with paid as (
       update account set current_balance_cents = current_balance_cents + $3, version = version + 1,
         free_play_balance_cents = free_play_balance_cents + $5 where customer_id = $1)
     insert into ledger (customer_id, kind, amount_cents, at_risk_cents, free_play_cents, at_ms, book_ms)
     values ($1, $2, $3, 0, $5, $4, $4)`,
    [customerId, kind, kind === 'freePlay' ? 0 : cents, atMs, kind === 'freePlay' ? cents : 0],
  );

/** Reads the ledger with each row's day by PostgreSQL's own calendar. */
const readLedger = async ({ pool }: Database, customerId: string): Promise<Row[]> => {
  const { rows } = await pool.query<Row>(
    `select to_char(to_timestamp(book_ms / 1000.0) at time zone 'America/New_York', 'YYYY-MM-DD') as day, kind,
       amount_cents as amount, ticket_number || '-' || wager_number as wager, entry_id as entry,
       kind = any(array['deposit', 'withdrawal', 'adjustment', 'grade', 'reverse', 'casino', 'freePlay', 'freePlayReturn'])
         or (kind = 'wager' and free_play_cents <> 0) as moves
     from ledger where customer_id = $1 order by entry_id`,
    [customerId],
  );
  return rows;
};

/** The result of each wager since a day, by its sport and type, from its legs and its rows. */
const addByKind = async (
  { pool }: Database,
  customerId: string,
  ledger: readonly Row[],
): Promise<MadeByKind[]> => {
  const { rows } = await pool.query<{ wager: string; sports: string[]; type: MadeByKind['wagerType'] }>(
    `select w.ticket_number || '-' || w.wager_number as wager, w.wager_type as type,
       array_agg(i.sport_type) as sports
     from wager w join wager_item i using (ticket_number, wager_number)
     where w.customer_id = $1 group by w.ticket_number, w.wager_number, w.wager_type`,
    [customerId],
  );
  const graded = Map.groupBy(ledger.filter(isOfWagers), ({ wager }) => wager);
  const made = new Map<string, MadeByKind>();
  for (const { wager, sports, type: wagerType } of rows) {
    const entries = graded.get(wager);
    if (entries === undefined) continue;
    const sportType = new Set(sports).size === 1 ? (sports[0] ?? '') : 'Several';
    const before = made.get(`${sportType} ${wagerType}`) ?? {
      sportType,
      wagerType,
      wagers: 0,
      winLossCents: 0,
    };
    made.set(`${sportType} ${wagerType}`, {
      ...before,
      wagers: before.wagers + 1,
      winLossCents: before.winLossCents + sum(entries),
    });
  }
  return [...made.values()];
};

const inOrder = (kinds: readonly MadeByKind[]): string[] =>
  kinds
    .map((kind) => [kind.sportType, kind.wagerType, kind.wagers, kind.winLossCents].join(' '))
    .toSorted((one, other) => one.localeCompare(other));

/** Reads an amount as a spreadsheet shows it. */
const readCents = (text = ''): number => Math.round(Number(text.replaceAll(',', '').replace('−', '-')) * 100);

const sum = (rows: readonly Row[]): number => rows.reduce((total, { amount }) => total + amount, 0);
const isOfWagers = ({ kind }: Row): boolean => kind === 'grade' || kind === 'reverse';
const isOfCasino = ({ kind }: Row): boolean => kind === 'casino';
const isCash = (row: Row): boolean => !isOfWagers(row) && !isOfCasino(row);

const expectWeek = (week: WeekFigures, ledger: readonly Row[], today: string): void => {
  const [monday] = week.valuesPerDay;
  const first = monday?.thisDate ?? '';
  expect(week.startingBalanceCents).toBe(sum(ledger.filter(({ day }) => day < first)));
  const within = ledger.filter(({ day }) => day >= first && day < addDays(first, 7));
  expect(week.winLossTotalCents).toBe(sum(within.filter(isOfWagers)));
  expect(week.cashInOutTotalCents).toBe(sum(within.filter(isCash)));
  expect(week.casinoWinLossTotalCents).toBe(sum(within.filter(isOfCasino)));
  expect(week.endingBalanceCents).toBe(sum(ledger.filter(({ day }) => day < addDays(first, 7))));
  for (const day of week.valuesPerDay) {
    const rows = ledger.filter((row) => row.day === day.thisDate);
    expect(day.winLossCents).toBe(sum(rows.filter(isOfWagers)));
    expect(day.cashInOutCents).toBe(sum(rows.filter(isCash)));
    expect(day.casinoWinLossCents).toBe(sum(rows.filter(isOfCasino)));
    expect(day.wagersCount).toBe(new Set(rows.filter(isOfWagers).map(({ wager }) => wager)).size);
    expect(day.balanceCents).toBe(
      day.thisDate > today ? null : sum(ledger.filter((row) => row.day <= day.thisDate)),
    );
  }
};

describe.each(oneEngine())('daily figures on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let run = 0;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    gateway = await createTestGateway(database, { LIVE_DELAY_MS: '1000' }, { rules: CORRECTED_ALL_YEAR });
  });
  afterAll(async () => {
    await gateway.close();
    await drop();
  });

  const ask = async <T>(customerId: string, url: string, session?: string): Promise<T> => {
    const cookie = session ?? (await gateway.cookieOf(customerId));
    const answer = await gateway.app.inject({ url, headers: { cookie } });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json();
  };

  /** The kinds of tickets that were accepted so far, for all customers. */
  const accepted = new Set<RandomTicketKind>();
  let plays = 0;
  /** A play that pays nothing back yet isn't posted. */
  const play = async (
    customerId: string,
    { system, stakeCents, winCents }: Extract<Step, { kind: 'casino' }>,
  ): Promise<void> => {
    plays += 1;
    const round = `round-${plays}`;
    const moment = { wallMs: gateway.clock.wallMs, bookMs: gateway.clock.wallMs };
    await inTransaction(database.pool, (client) =>
      acceptPlay(client, { customerId, system, round, stakeCents }, moment),
    );
    if (winCents !== null) await postPlay(database.pool, { system, round, winCents }, moment);
  };

  const actor = (customerId: string) => {
    const numberOf = (at: number): number => run * 100 + at;
    const placed: Array<{ kind: RandomTicketKind; ticketNumber: number }> = [];
    return async (step: Step): Promise<void> => {
      const { clock, book, tickets } = gateway;
      const tomorrowMs = startOfDayMs(addDays(dayOf(clock.wallMs), 1));
      clock.wallMs =
        step.after === 'midnight' ? tomorrowMs - 1 + (step.hours % 2) : clock.wallMs + step.hours * HOUR_MS;
      if (step.kind === 'cash') {
        const cents = step.as === 'withdrawal' || step.hours % 2 === 1 ? -step.cents : step.cents;
        await post(database, customerId, clock.wallMs, step.as, step.as === 'freePlay' ? step.cents : cents);
      } else if (step.kind === 'casino') await play(customerId, step);
      else if (step.kind === 'final')
        book.say({ gameNum: numberOf(step.game), score1: 20, score2: step.home });
      else if (step.kind === 'takeBack') book.say({ gameNum: numberOf(step.game), phase: 'scheduled' });
      else {
        const { ticket: kind, games, amountCents } = step;
        const parents = placed.filter((one) => BUILDS_ON[kind]?.includes(one.kind));
        const ticket = { kind, games, amountCents, acceptance: 'close20', winOnly: true } as const;
        const request = createRandomTicket(ticket, numberOf, parents.at(-1)?.ticketNumber ?? 0);
        if (step.live) for (const at of games) book.say({ gameNum: numberOf(at), phase: 'live' });
        const answer = await tickets.place(customerId, request);
        if (answer.state === 'accepted') {
          placed.push({ kind, ticketNumber: answer.ticketNumber });
          accepted.add(kind);
        }
        clock.wallMs += 1_500;
        await tickets.decideDue();
        if (step.live) for (const at of games) book.say({ gameNum: numberOf(at), phase: 'scheduled' });
      }
    };
  };

  it.each([
    ['forward', '2026-02-23'],
    ['back', '2026-10-19'],
  ])(
    'HR-43.2, HR-43.3, HR-43.4: every figure is the sum of its rows of the ledger over weeks in which clocks go %s',
    async (_way, first) => {
      const kinds = new Set<string>();
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 20, maxLength: 40 }), async (steps) => {
          run += 1;
          const customerId = `C${first}${run}`;
          gateway.clock.wallMs = startOfDayMs(first);
          await seedCustomer(database, {
            customerId,
            balanceCents: 60_000,
            creditLimitCents: 1_000_000,
            freePlayCents: 60_000,
            enableRifFlag: true,
            restrictions: [{ code: 'PLOPEN' }, { code: 'TEOPEN' }],
          });
          for (const at of GAMES) gateway.book.putGame({ gameNum: run * 100 + at });
          const errors: unknown[] = [];
          const grading = startGrading(gateway.grading, { onError: (error) => errors.push(error) });
          const act = actor(customerId);
          for (const step of [...FIRST_STEPS, ...steps]) {
            await act(step);
            await grading.settled();
          }
          await grading.stop();
          expect(errors).toEqual([]);
          const today = dayOf(gateway.clock.wallMs);
          const ledger = await readLedger(database, customerId);
          for (const { kind } of ledger) kinds.add(kind);
          const cookie = await gateway.cookieOf(customerId);
          const weekly = await ask<{ today: string; currency: string; weeks: WeekFigures[] }>(
            customerId,
            '/api/weekly-figures',
            cookie,
          );
          expect([weekly.today, weekly.currency, weekly.weeks.length]).toEqual([today, 'USD', 8]);
          for (const [weekOffset, week] of weekly.weeks.entries()) {
            expectWeek(week, ledger, today);
            const one = await ask(customerId, `/api/daily-figures?weekOffset=${weekOffset}`, cookie);
            expect(one).toEqual({ today, currency: 'USD', week });
            for (const day of week.valuesPerDay) {
              const { thisDate, winLossCents, cashInOutCents, casinoWinLossCents, balanceCents } = day;
              const list = await ask<TransactionsAnswer>(customerId, `/api/transactions/${thisDate}`, cookie);
              expect([list.resultCents, list.paymentsCents, list.casinoCents]).toEqual([
                winLossCents,
                cashInOutCents,
                casinoWinLossCents,
              ]);
              const [last] = list.transactions;
              if (last !== undefined) expect(last.balanceCents).toBe(balanceCents);
              expect(list.transactions.reduce((total, { amountCents }) => total + amountCents, 0)).toBe(
                winLossCents + cashInOutCents + casinoWinLossCents,
              );
            }
          }
          const { rows } = await database.pool.query<{ cents: number }>(
            'select current_balance_cents as cents from account where customer_id = $1',
            [customerId],
          );
          expect(weekly.weeks[0]?.endingBalanceCents).toBe(rows[0]?.cents);
        }),
        { numRuns: 3, endOnFailure: true },
      );
      expect([...kinds]).toEqual(
        expect.arrayContaining([
          'deposit',
          'withdrawal',
          'adjustment',
          'freePlay',
          'freePlayReturn',
          'wager',
          'grade',
          'reverse',
          'hold',
          'release',
          'casinoHold',
          'casino',
        ]),
      );
      expect(await checkBalances(database.pool)).toEqual([]);
    },
    120_000,
  );

  describeWithOffice(`of a busy customer on ${engine.name} PostgreSQL`, () => {
    it('HR-43.2, HR-43.3: over a year with both clock changes, figures, lists and files are the sums of the ledger', async () => {
      run += 1;
      const customerId = 'YEAR';
      const first = '2026-01-05';
      // The steps themselves take some days, and a list covers at most a year.
      const DAYS = 350;
      gateway.clock.wallMs = startOfDayMs(first);
      await seedCustomer(database, {
        customerId,
        balanceCents: 60_000,
        creditLimitCents: 1_000_000,
        freePlayCents: 60_000,
        enableRifFlag: true,
        restrictions: [{ code: 'PLOPEN' }, { code: 'TEOPEN' }],
      });
      for (const at of GAMES) gateway.book.putGame({ gameNum: run * 100 + at });
      const grading = startGrading(gateway.grading, { onError: (error) => expect.fail(String(error)) });
      const act = actor(customerId);
      const [steps] = fc.sample(fc.array(anyStep, { minLength: 150, maxLength: 150, size: 'max' }), {
        numRuns: 1,
        seed: 20_260_105,
      });
      const all = [...FIRST_STEPS, ...EVERY_TICKET, ...(steps ?? [])];
      for (const [at, step] of all.entries()) {
        await act(step);
        await grading.settled();
        // This makes a year pass, with steps on each day of the week.
        gateway.clock.wallMs = Math.max(
          gateway.clock.wallMs,
          startOfDayMs(addDays(first, Math.floor((at * DAYS) / all.length))),
        );
      }
      await grading.stop();
      const today = dayOf(gateway.clock.wallMs);
      expect(today > '2026-11-08').toBe(true);
      const ledger = await readLedger(database, customerId);
      const moves = ledger.filter(({ kind, moves: isMove }) => isMove && kind !== 'casinoHold');
      const cookie = await gateway.cookieOf(customerId);
      for (let weekOffset = 0; weekOffset <= 53; weekOffset += 1) {
        const { week } = await ask<{ week: WeekFigures }>(
          customerId,
          `/api/daily-figures?weekOffset=${weekOffset}`,
          cookie,
        );
        expectWeek(week, ledger, today);
      }
      for (const [span, weeks] of [
        ['weeks', 8],
        ['year', 52],
      ] as const) {
        const charts = await ask<FigureChartsAnswer>(customerId, `/api/figure-charts?span=${span}`, cookie);
        const from = addDays(startOfWeek(today), -7 * (weeks - 1));
        expect([charts.today, charts.currency, charts.span]).toEqual([today, 'USD', span]);
        expect(charts.days[0]?.thisDate).toBe(from);
        expect(charts.days.at(-1)?.thisDate).toBe(today);
        for (const [at, { thisDate, balanceCents }] of charts.days.entries()) {
          expect(thisDate).toBe(addDays(from, at));
          expect(balanceCents).toBe(sum(ledger.filter(({ day }) => day <= thisDate)));
        }
        const kinds = await addByKind(
          database,
          customerId,
          ledger.filter(({ day }) => day >= from),
        );
        expect(inOrder(charts.kinds)).toEqual(inOrder(kinds));
        expect(new Set(charts.kinds.map(({ wagerType }) => wagerType)).size).toBeGreaterThan(1);
        expect(charts.kinds.reduce((total, { winLossCents }) => total + winLossCents, 0)).toBe(
          sum(ledger.filter(({ day }) => day >= from).filter(isOfWagers)),
        );
      }
      const range = `start=${first}&end=${today}`;
      const isOf = { A: () => true, W: isOfWagers, C: isOfCasino } as const;
      for (const type of ['A', 'W', 'C'] as const) {
        const listed: TransactionsAnswer['transactions'][number][] = [];
        let total = 0;
        for (let before: number | null = null, page = 0; page === 0 || before !== null; page += 1) {
          const answer: TransactionsAnswer = await ask(
            customerId,
            `/api/transactions/range?${range}&type=${type}${before === null ? '' : `&before=${before}`}`,
            cookie,
          );
          listed.push(...answer.transactions);
          total = answer.totalCents;
          before = answer.next;
        }
        const expected = moves
          .filter(({ day }) => day >= first)
          .filter(isOf[type])
          .toReversed();
        expect(listed.map(({ kind, amountCents }) => [kind, amountCents])).toEqual(
          expected.map(({ kind, amount }) => [kind, amount]),
        );
        expect(total).toBe(sum(expected));
        const byEntry = new Map(moves.map((row, at) => [row.entry, sum(moves.slice(0, at + 1))]));
        for (const { entryId, balanceCents } of listed) expect(balanceCents).toBe(byEntry.get(entryId));
      }
      const file = await gateway.app.inject({
        url: `/api/exports/transactions/xlsx?${range}`,
        headers: { cookie },
      });
      const rows = (await readXlsx(file.rawPayload)).filter(([number]) => /^\d/.test(number ?? ''));
      const expected = moves.filter(({ day }) => day >= first).toReversed();
      expect(rows.map((row) => readCents(row[5]))).toEqual(expected.map(({ amount }) => amount));
      expect(rows.map((row) => readCents(row[7]))).toEqual(
        expected.map(({ entry }) => sum(moves.filter((row) => row.entry <= entry))),
      );
      expect([...accepted].toSorted()).toEqual(RANDOM_TICKET_KINDS.toSorted());
      expect(await checkBalances(database.pool)).toEqual([]);
    }, 120_000);
  });

  describe('of one customer', () => {
    const MONDAY = '2026-11-02';
    const at = (day: string, hours: number): number => startOfDayMs(day) + hours * HOUR_MS;

    it('HR-43.2: count a correction on its own day, and leave the earlier week unchanged', async () => {
      const customerId = 'CORRECTED';
      await seedCustomer(database, { customerId, balanceCents: 0 });
      await post(database, customerId, at('2026-11-08', 23.99), 'grade', -11_000);
      gateway.clock.wallMs = at('2026-11-08', 24) - 1;
      const told = await ask<{ week: WeekFigures }>(customerId, '/api/daily-figures');
      expect(told.week).toMatchObject({ winLossTotalCents: -11_000, endingBalanceCents: -11_000 });
      await post(database, customerId, at('2026-11-09', 0), 'reverse', 11_000);
      await post(database, customerId, at('2026-11-09', 0), 'grade', 10_000);
      gateway.clock.wallMs = at('2026-11-09', 1);
      const before = await ask<{ week: WeekFigures }>(customerId, '/api/daily-figures?weekOffset=1');
      expect(before.week).toEqual({ ...told.week, weekOffset: 1 });
      const now = await ask<{ week: WeekFigures }>(customerId, '/api/daily-figures');
      expect(now.week.valuesPerDay[0]).toMatchObject({ thisDate: '2026-11-09', winLossCents: 21_000 });
      expect(now.week).toMatchObject({ startingBalanceCents: -11_000, endingBalanceCents: 10_000 });
    });

    it('CALL1-29, CALL1-30, CALL1-31: are shown to nobody else, and accept no customer id', async () => {
      gateway.clock.wallMs = at('2026-11-08', 1);
      await seedCustomer(database, { customerId: 'RICH', balanceCents: 0 });
      await seedCustomer(database, { customerId: 'NOBODY', balanceCents: 0 });
      await post(database, 'RICH', at(MONDAY, 3), 'grade', 70_000);
      const mine = await ask<{ weeks: WeekFigures[] }>('NOBODY', '/api/weekly-figures');
      expect(mine.weeks.every(({ endingBalanceCents }) => endingBalanceCents === 0)).toBe(true);
      const charts = await ask<FigureChartsAnswer>('NOBODY', '/api/figure-charts?span=year');
      expect([charts.kinds, charts.days.every(({ balanceCents }) => balanceCents === 0)]).toEqual([[], true]);
      const { week } = await ask<{ week: WeekFigures }>('NOBODY', '/api/daily-figures');
      expect(week).toMatchObject({ winLossTotalCents: 0, endingBalanceCents: 0 });
      expect(await ask('NOBODY', `/api/transactions/${MONDAY}`)).toMatchObject({
        transactions: [],
        totalCents: 0,
      });
      expect(await ask('RICH', `/api/transactions/${MONDAY}`)).toMatchObject({ totalCents: 70_000 });
      const cookie = await gateway.cookieOf('NOBODY');
      for (const [url, status] of [
        ['/api/daily-figures?customerId=RICH', 400],
        ['/api/weekly-figures?customerId=RICH', 200],
        ['/api/figure-charts?customerId=RICH', 400],
        ['/api/figure-charts?span=decade', 400],
        ['/api/daily-figures?weekOffset=-1', 400],
        ['/api/daily-figures?weekOffset=521', 400],
        ['/api/daily-figures?weekOffset=x', 400],
        ['/api/transactions/2026-02-30', 400],
        ['/api/transactions/yesterday', 400],
      ] as const) {
        const answer = await gateway.app.inject({ url, headers: { cookie } });
        expect([url, answer.statusCode]).toEqual([url, status]);
        expect(answer.body).not.toContain('70000');
      }
      for (const url of [
        '/api/daily-figures',
        '/api/weekly-figures',
        '/api/figure-charts',
        `/api/transactions/${MONDAY}`,
      ])
        expect((await gateway.app.inject({ url })).statusCode).toBe(401);
    });

    it('CALL1-31: come in pages for a long day, including balances', async () => {
      const customerId = 'BUSY';
      await seedCustomer(database, { customerId, balanceCents: 0 });
      for (let entry = 0; entry < 130; entry += 1)
        await post(database, customerId, at(MONDAY, 1) + entry, 'grade', 100 + entry);
      await post(database, customerId, at('2026-11-03', 0), 'deposit', 5_000);
      const first = await ask<TransactionsAnswer>(customerId, `/api/transactions/${MONDAY}`);
      const second = await ask<TransactionsAnswer>(
        customerId,
        `/api/transactions/${MONDAY}?before=${first.next}`,
      );
      expect([first.transactions.length, second.transactions.length, second.next]).toEqual([100, 30, null]);
      const all = [...first.transactions, ...second.transactions].toReversed();
      let balance = 0;
      for (const { amountCents, balanceCents } of all) {
        balance += amountCents;
        expect(balanceCents).toBe(balance);
      }
      expect(first.totalCents).toBe(balance);
    });
  });
});
