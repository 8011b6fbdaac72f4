import { addDays, dayOf, startOfDayMs } from '@lineboard/domain/ground/calendar/book-day';
import type { TransactionsAnswer } from '@lineboard/domain/books/transactions/transaction.schema';
import { expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { describeWithOffice } from '../../../testing/files/describe-with-office.ts';
import { readPdf } from '../../../testing/files/read-file.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';
import { acceptPlay } from '../../casino/play/accept-play.ts';
import { postPlay } from '../../casino/play/post-play.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';

const [engine] = oneEngine();
const DAYS = { start: '2027-01-10', end: '2027-02-28' };

describeWithOffice('the statement of a season', () => {
  const games = setUpGradedGames(engine!);

  const get = async (path: string, customerId = games.customerId) =>
    games.gateway.app.inject({
      url: `/api/${path}`,
      headers: { cookie: await games.gateway.cookieOf(customerId) },
    });
  const statement = async (language = 'ENG'): Promise<string> => {
    const { start, end } = DAYS;
    await games.database.pool.query('update customer set web_language = $2 where customer_id = $1', [
      games.customerId,
      language,
    ]);
    const answer = await get(`exports/statement/pdf?start=${start}&end=${end}`);
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="Statement ${start} ${end}.pdf"`,
    );
    return readPdf(answer.rawPayload);
  };
  const pay = async (kind: string, cents: number): Promise<void> => {
    const { wallMs } = games.gateway.clock;
    await games.database.pool.query(
      `with row as (insert into ledger (customer_id, kind, amount_cents, at_risk_cents, at_ms, book_ms)
         values ($1, $2, $3, 0, $4, $4))
       update account set current_balance_cents = current_balance_cents + $3, version = version + 1
       where customer_id = $1`,
      [games.customerId, kind, cents, wallMs],
    );
  };
  const play = async (stakeCents: number, winCents: number): Promise<void> => {
    const { wallMs } = games.gateway.clock;
    const round = { system: 'Casino', round: games.customerId };
    const now = { wallMs, bookMs: wallMs };
    await inTransaction(games.database.pool, (client) =>
      acceptPlay(client, { ...round, customerId: games.customerId, stakeCents }, now),
    );
    await postPlay(games.database.pool, { ...round, winCents }, now);
  };

  /** Two months of bets of several kinds and sports, a correction across them, free play, a play and payments. */
  const live = async (): Promise<void> => {
    await pay('deposit', 50_007);
    await games.place([1], {});
    await games.placeParlay([2, 3]);
    await games.place([4], { useFreePlay: true });
    await play(2_000, 550);
    // A correction counts for three days (HR-76).
    games.gateway.clock.wallMs = startOfDayMs('2027-01-31');
    await games.say(1, 'W');
    await games.say(2, 'W');
    await games.say(3, 'L');
    await games.say(4, 'W');
    // The first moment of February in New York.
    games.gateway.clock.wallMs = startOfDayMs('2027-02-01');
    await games.database.pool.query(`update wager_item set sport_type = 'Baseball' where game_num = $1`, [
      games.gameNum(2),
    ]);
    await games.place([5], {});
    await games.say(1, 'L');
    await games.say(5, 'P');
    await games.place([6], {});
    await pay('withdrawal', -12_345);
    await pay('adjustment', 99);
  };
  /** The numbers of a row, as cents; bets as they are. */
  const numbersOf = (text: string, name: string): number[] => {
    const line = text.split('\n').find((one) => one.trim().startsWith(name));
    const figures = [
      ...(line ?? '').slice((line ?? '').indexOf(name) + name.length).matchAll(/-?[\d,]+(?:\.\d\d)?/g),
    ];
    return figures.map(([figure]) => Number(figure.replaceAll(/[,.]/g, '')));
  };

  it('adds up to the cent what the ledger has, added up another way', async () => {
    await live();
    const { rows } = await games.database.pool.query<{
      kind: string;
      amount: number;
      risk: number;
      free: number;
      day: string;
      wager: string;
    }>(
      `select kind, amount_cents as amount, at_risk_cents as risk, free_play_cents as free, ticket_number || '-' || wager_number as wager,
         to_char(to_timestamp(book_ms / 1000.0) at time zone 'America/New_York', 'YYYY-MM-DD') as day
       from ledger where customer_id = $1 order by entry_id`,
      [games.customerId],
    );
    const sum = (month: string) => {
      const of = rows.filter(({ day }) => day.startsWith(month));
      const cents = (kinds: string[], field: 'amount' | 'free' = 'amount') =>
        of.reduce((total, row) => total + (kinds.includes(row.kind) ? row[field] : 0), 0);
      const nets = new Map<string, number>();
      for (const row of of)
        if (row.kind === 'grade' || row.kind === 'reverse')
          nets.set(row.wager, (nets.get(row.wager) ?? 0) + row.amount);
      const made = [...nets.values()];
      const staked = of.reduce(
        (total, { kind, risk }) => total - (kind === 'grade' || kind === 'reverse' ? risk : 0),
        0,
      );
      return [
        nets.size,
        staked,
        made.reduce((total, net) => total + Math.max(0, net), 0),
        made.reduce((total, net) => total + Math.max(0, -net), 0),
        cents(['casino']),
        cents(['freePlay'], 'free'),
        0 - cents(['wager', 'freePlayReturn'], 'free'),
        cents(['deposit']),
        0 - cents(['withdrawal']),
        cents(['adjustment', 'settlement']),
        cents(['grade', 'reverse', 'casino', 'deposit', 'withdrawal', 'adjustment', 'settlement']),
      ];
    };
    const text = await statement();
    const [january, february] = [sum('2027-01'), sum('2027-02')];
    // By hand: what was staked, won and lost in January.
    expect(january.slice(0, 5)).toEqual([3, 11_000 + 10_000, 10_000 + 10_000, 10_000, -1_450]);
    expect(numbersOf(text, 'January 2027')).toEqual(january);
    expect(numbersOf(text, 'February 2027')).toEqual(february);
    const total = january.map((figure, at) => figure + february[at]!);
    expect(numbersOf(text, 'Total')).toEqual(total);
    const bySport = ['Football', 'Several sports'].map((name) => numbersOf(text, name));
    expect(bySport.map(([bets]) => bets)).toEqual([4, 1]);
    const byType = ['Straight', 'Parlay'].map((name) => numbersOf(text, name));
    for (const split of [bySport, byType])
      for (const at of [0, 1, 2, 3])
        expect(split.reduce((all, figures) => all + figures[at]!, 0)).toBe(total[at]);

    // The transactions of the same days say the same, and so do the balances before and after.
    const { resultCents, paymentsCents, casinoCents, totalCents }: TransactionsAnswer = (
      await get(`transactions/range?start=${DAYS.start}&end=${DAYS.end}`)
    ).json();
    expect(resultCents).toBe(total[2]! - total[3]!);
    expect(casinoCents).toBe(total[4]);
    expect(paymentsCents).toBe(total[7]! - total[8]! + total[9]!);
    expect(totalCents).toBe(total[10]);
    expect(numbersOf(text, 'Balance before:')).toEqual([100_000]);
    expect(numbersOf(text, 'Balance after:')).toEqual([100_000 + total[10]!]);
    const [balanceCents] = await games.balance();
    expect(balanceCents).toBe(100_000 + total[10]!);
  });

  it.each([
    ['ENG', ['Account statement', 'January 2027', 'By sport', 'Free play staked', 'Football', 'Straight']],
    ['SPA', ['Estado de cuenta', 'enero de 2027', 'Por deporte', 'Fútbol americano', 'Directa']],
    ['TH', ['รายการเดินบัญชี', 'มกราคม', 'ตามกีฬา', 'อเมริกันฟุตบอล', 'เดี่ยว']],
    ['ZH', ['帳戶對帳單', '2027年1月', '按運動', '美式足球', '單注']],
  ])('is written in %s, and read back as it was', async (language, words) => {
    await games.place([1], {});
    await games.say(1, 'W');
    const text = (await statement(language)).replaceAll(/\s+/g, '');
    for (const word of words) expect(text).toContain(word.replaceAll(' ', ''));
    expect(text).toContain(games.customerId);
    expect(text).toContain('110.00100.000.00');
  });

  it('is the own customer’s, of a year at most, and takes no customer id', async () => {
    await games.place([1], {});
    await games.say(1, 'W');
    await pay('deposit', 777);
    const other = `${games.customerId}X`;
    await seedCustomer(games.database, { customerId: other });
    const { start, end } = DAYS;
    const theirs = await get(`exports/statement/pdf?start=${start}&end=${end}`, other);
    const text = await readPdf(theirs.rawPayload);
    expect(numbersOf(text, 'Total')).toEqual(Array.from({ length: 11 }, () => 0));
    for (const query of [
      `start=${start}&end=${end}&customerId=${other}`,
      `start=${start}`,
      `start=${end}&end=${start}`,
      `start=${addDays(end, -366)}&end=${end}`,
      'start=2026-02-30&end=2026-03-01',
    ])
      expect((await get(`exports/statement/pdf?${query}`)).statusCode, query).toBe(400);
    const visitor = `/api/exports/statement/pdf?start=${start}&end=${end}`;
    expect((await games.gateway.app.inject({ url: visitor })).statusCode).toBe(401);
    expect(dayOf(games.gateway.clock.wallMs)).toBe('2027-01-15');
  });
});
