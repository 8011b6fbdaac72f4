import { addDays, dayOf, startOfWeek } from '@lineboard/domain/ground/calendar/book-day';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createFakeBook } from '../../../testing/fakes/fake-book.ts';
import { seedBook } from '../../../testing/load/seed-book.ts';
import { createExplainer, listIndices, type PlanNode } from '../../../testing/servers/explainer.ts';
import { createTestDatabase, testEngines } from '../../../testing/servers/test-database.ts';
import { readCharts } from '../../books/daily-figures/read-charts.ts';
import { readFigures } from '../../books/daily-figures/read-figures.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { readStatement } from '../../books/exports/read-statement.ts';
import { holdLate, readGamesBetOn } from '../../betting/grading/hold-late.ts';
import { readGamesWaiting } from '../../betting/grading/games-waiting.ts';
import { readBetsOfGame } from '../../books/open-bets/read-bets-of-game.ts';
import { readOwnFigures } from '../../account/own-limits/read-own-figures.ts';
import { BOOK_RUNS } from '../../desk/operator/book-commands.ts';
import { countTransactions } from '../../books/transactions/count-transactions.ts';
import { readTransactions } from '../../books/transactions/read-transactions.ts';

/** So many that reading everything costs more than an index, as it does in any book that is in use. */
const SIZE = { rows: 100_000, customers: 1_000, days: 90 } as const;
const DAY_MS = 86_400_000;

interface OpenLeg {
  currency: string;
  game_num: number;
  sport_type: string;
  on: string;
  wager_type: string;
  risk_cents: number;
  to_win_cents: number;
}

/** Tables that grow with every bet. */
const GROWING = new Set(['ledger', 'ticket', 'wager', 'wager_item', 'casino_play']);

const [engine] = testEngines();

describe('how reports are read', () => {
  let database: Database;
  let drop: () => Promise<void>;
  const customerId = 'ONE';
  const nowMs = Date.UTC(2026, 10, 20);
  const today = dayOf(nowMs);

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine!));
    await seedCustomer(database, { customerId, balanceCents: 0 });
    const client = await database.pool.connect();
    try {
      await seedBook(client, { ...SIZE, nowMs });
      // The book of a load is seeded in bulk, as no operator could: with one currency the plans would say less.
      await client.query(`update customer set currency = 'EUR' where customer_id like '%7'`);
    } finally {
      client.release();
    }
  });
  afterAll(() => drop());

  const explain = async (
    read: (source: Database) => Promise<unknown>,
    plansFor: 'these values' | 'any values' = 'these values',
  ): Promise<PlanNode[]> => {
    const { nodes, pool } = createExplainer(database.pool, plansFor);
    await read({ ...database, pool });
    expect(nodes.length).toBeGreaterThan(0);
    return nodes;
  };
  const listScans = (nodes: readonly PlanNode[]): string[] =>
    nodes.flatMap(({ 'Node Type': type, 'Relation Name': table = '' }) =>
      type === 'Seq Scan' && GROWING.has(table) ? [table] : [],
    );

  /** Games that everybody bets on. */
  const played = createFakeBook();
  played.putGame({ gameNum: 900_001, gameDateTimeMs: nowMs });

  const OWN_TERMS = {
    own_limits: [{ kind: 'stake', period: 'month', amount: 1, next: null } as const],
    time_out: null,
  };
  const range = { customerId, sinceMs: nowMs - 30 * DAY_MS, untilMs: nowMs };
  const monday = startOfWeek(today);
  const expose = (
    name: keyof typeof BOOK_RUNS,
    { pool }: { pool: unknown },
    input = {},
  ): Promise<unknown> => {
    const run = BOOK_RUNS[name];
    if (typeof run !== 'function') throw new Error(`${name} is no plain command`);
    return run({ client: pool } as never, input);
  };

  it.each<readonly [string, (source: Database) => Promise<unknown>, RegExp]>([
    ['a week of figures', (source) => readFigures(source, { customerId, monday, weeks: 1 }), /^ledger_day$/],
    [
      'the charts of a year',
      (source) => readCharts(source, { customerId, today, weeks: 52 }),
      /^ledger_day$/,
    ],
    [
      'the statement of a year',
      ({ pool }) => readStatement(pool, customerId, { start: addDays(today, -365), end: today }),
      /^ledger_day$/,
    ],
    [
      'what own limits leave',
      ({ pool }) => readOwnFigures(pool, customerId, OWN_TERMS, { wallMs: nowMs, bookMs: nowMs }),
      /^wager_customer_graded$/,
    ],
    ['transactions', (source) => readTransactions(source, { ...range, before: null }), /^ledger_day$/],
    ['the number of transactions', (source) => countTransactions(source, range), /^ledger_day$/],
    ['the exposure of games', (source) => expose('exposure games', source), /^wager_item_(open|undecided)$/],
    [
      'the exposure of one game',
      (source) => expose('exposure games', source, { gameNum: 900_001 }),
      /^wager_item_(open|undecided)$/,
    ],
    [
      'the exposure of customers',
      (source) => expose('exposure customers', source),
      /^wager_(customer_open|open_to_win)$/,
    ],
    [
      'the open bets on one game, of a customer',
      (source) => readBetsOfGame({ database: source, book: played }, customerId, 900_001),
      /^wager_customer_open$/,
    ],
    [
      'the settled bets on one game, of a customer',
      (source) => readBetsOfGame({ database: source, book: played }, customerId, 900_001),
      /^wager_customer_graded$/,
    ],
    ['games that wait for a score', (source) => readGamesWaiting(source, 0), /^wager_item_undecided$/],
    [
      'games that somebody has bet on',
      (source) => readGamesBetOn(source, 0),
      /^wager_item_(open|undecided)$/,
    ],
    [
      'bets that a start is told earlier than',
      (source) => holdLate(source, { gameNum: 900_001, feedId: 'sim', gameDateTimeMs: 0 }),
      /^wager_item_game_feed$/,
    ],
    ['the exposure of wagers', (source) => expose('exposure wagers', source), /^wager_open_to_win$/],
  ])('%s reads no growing table whole', async (_name, read, index) => {
    const nodes = await explain(read);
    expect(listScans(nodes)).toEqual([]);
    expect(
      listIndices(nodes).some((name) => index.test(name)),
      listIndices(nodes).join(),
    ).toBe(true);
  });

  it.each(['these values', 'any values'] as const)(
    'the exposure of games reads open wagers at once, not leg by leg, planned for %s',
    async (plansFor) => {
      const nodes = await explain((source) => expose('exposure games', source), plansFor);
      expect(listScans(nodes)).toEqual([]);
      expect(listIndices(nodes)).toEqual(['wager_item_pkey', 'wager_item_undecided', 'wager_open_to_win']);
    },
  );

  it.each([{}, { sportType: 'Soccer' }, { gameNum: 900_001 }, { gameNum: 900_001, sportType: 'Soccer' }])(
    'the exposure of games is what open wagers hold on each side: %o',
    async (input: { gameNum?: number; sportType?: string }) => {
      const { rows } = await database.pool.query<OpenLeg>(
        `select c.currency, i.game_num, i.sport_type, i.team1_id || ' – ' || i.team2_id || ', period 0, ' || i.wager_type || ' '
           || i.side as on, w.wager_type, w.risk_cents, w.to_win_cents
         from wager_item i join wager w using (ticket_number, wager_number)
           join customer c on c.customer_id = w.customer_id where w.status = 'O' and i.result is null`,
      );
      const legs = rows.filter(
        ({ game_num, sport_type }) =>
          game_num === (input.gameNum ?? game_num) && sport_type === (input.sportType ?? sport_type),
      );
      const sum = (of: readonly OpenLeg[], what: 'risk_cents' | 'to_win_cents'): number =>
        of.reduce((cents, leg) => cents + leg[what], 0);
      const keyOf = ({ currency, on }: Pick<OpenLeg, 'currency' | 'on'>): string => `${currency} ${on}`;
      const sides = [...Map.groupBy(legs, keyOf).values()].map((own) => {
        const [straights, others] = [
          own.filter(({ wager_type }) => wager_type === 'S'),
          own.filter(({ wager_type }) => wager_type !== 'S'),
        ];
        return {
          currency: own[0]!.currency,
          gameNum: own[0]!.game_num,
          contestNum: null,
          on: own[0]!.on,
          straightWagers: straights.length,
          straightRiskCents: sum(straights, 'risk_cents'),
          straightToWinCents: sum(straights, 'to_win_cents'),
          otherWagers: others.length,
          otherToWinCents: sum(others, 'to_win_cents'),
        };
      });
      const { answer } = (await expose('exposure games', database, { ...input, most: 10_000 })) as {
        answer: typeof sides;
      };
      // Game 900,001 is no soccer.
      expect(sides.length > 0).toBe(input.gameNum === undefined || input.sportType === undefined);
      expect(new Map(answer.map((side) => [keyOf(side), side]))).toEqual(
        new Map(sides.map((side) => [keyOf(side), side])),
      );
      expect(answer).toHaveLength(sides.length);
    },
  );

  it('the exposure of games counts what is undecided, contestants apart, and names a side as it was last bet on', async () => {
    const gameNum = 900_002;
    const client = await database.pool.connect();
    onTestFinished(async () => {
      await client.query('rollback');
      client.release();
    });
    const read = async (input: { gameNum?: number }): Promise<Array<{ contestNum: number; on: string }>> => {
      const { answer } = (await expose('exposure games', { pool: client }, { ...input, most: 10_000 })) as {
        answer: Array<{ contestNum: number; on: string }>;
      };
      return answer;
    };
    await client.query('begin');
    const before = await read({ gameNum });
    const { rows } = await client.query<{ latest: number }>(
      `update wager_item set team1_id = 'Renamed' where open and game_num = $1 and ticket_number =
         (select max(ticket_number) from wager_item where open and game_num = $1)
       returning ticket_number as latest`,
      [gameNum],
    );
    const after = await read({ gameNum });
    expect(after.filter(({ on }) => on.startsWith('Renamed'))).toHaveLength(1);
    expect(after.map((side) => ({ ...side, on: side.on.replace('Renamed', 'Visitors 2') }))).toEqual(before);

    const decide = (result: string | null) =>
      client.query('update wager_item set result = $2 where open and game_num = $1', [gameNum, result]);
    await decide('WW');
    expect(await read({ gameNum })).toEqual([]);
    await decide(null);
    expect(await read({ gameNum })).toHaveLength(before.length);
    const close = (status: string) =>
      client.query(
        `update wager w set status = $2 from wager_item i
         where i.ticket_number = w.ticket_number and i.open and i.game_num = $1`,
        [gameNum, status],
      );
    await close('X');
    expect(await read({ gameNum })).toEqual([]);
    await close('O');

    const latest = rows[0]!.latest;
    await client.query(
      `update wager_item set pick_type = 'C', game_num = null, period_number = null, wager_type = null,
         side = null, contest_num = 7, contestant_num = ticket_number, contest_desc = 'Winner',
         contestant_name = 'No. ' || ticket_number
       where ticket_number in ($1::bigint, $1::bigint - 1) and item_number = 1`,
      [latest],
    );
    const contestants = (await read({})).filter(({ contestNum }) => contestNum === 7);
    expect(contestants.map(({ on }) => on).toSorted()).toEqual([
      `Winner: No. ${latest - 1}`,
      `Winner: No. ${latest}`,
    ]);
  });

  it('the book that is asked was written in the order in which things happened', async () => {
    const { rows } = await database.pool.query(
      `select (select count(*) from (select book_ms < lag(book_ms) over (order by entry_id) as back from ledger) l
         where back) as ledger,
       (select count(*) from (select ticket_number < lag(ticket_number) over (order by ctid) as back from wager) w
         where back) as wagers,
       (select count(*) from (select ticket_number < lag(ticket_number) over (order by ctid) as back
         from wager_item) i where back) as legs`,
    );
    expect(rows).toEqual([{ ledger: 0, wagers: 0, legs: 0 }]);
  });

  it('a table that is read whole would be seen', async () => {
    const nodes = await explain(({ pool }) => pool.query('select sum(amount_cents) from ledger'));
    expect(listScans(nodes)).toEqual(['ledger']);
  });

  // A share of one in a thousand shows in a book of millions alone: `bench:reports` has the times.
  it('rest on a sample that meets what is open in a long book', async () => {
    const { rows } = await database.pool.query<{ legs: number; wagers: number }>(
      `select (select stxstattarget::int from pg_statistic_ext where stxname = 'wager_item_open_result') as legs,
         (select attstattarget::int from pg_attribute where attrelid = 'wager'::regclass and attname = 'status') as wagers`,
    );
    expect(rows).toEqual([{ legs: 500, wagers: 500 }]);
  });
});
