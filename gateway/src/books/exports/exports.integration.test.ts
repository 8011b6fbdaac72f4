import { randomUUID } from 'node:crypto';
import { addDays, dayOf } from '@lineboard/domain/ground/calendar/book-day';
import { expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { describeWithOffice } from '../../../testing/files/describe-with-office.ts';
import { readPdf, readXlsx } from '../../../testing/files/read-file.ts';
import { measureLongestStretch } from '../../../testing/load/watch-thread.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';

const [engine] = oneEngine();

describeWithOffice('files of the lists', () => {
  const games = setUpGradedGames(engine!);
  /** Counts the requests: files of one customer are made one at a time. */
  let asked = 0;

  const get = async (url: string, customerId = games.customerId) =>
    games.gateway.app.inject({ url, headers: { cookie: await games.gateway.cookieOf(customerId) } });
  const file = async (url: string): Promise<Uint8Array> => {
    const answer = await get(url);
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    asked += 1;
    return answer.rawPayload;
  };
  const pause = () => new Promise((resolve) => setTimeout(resolve, 2_050));
  const nameTeams = (home: string, away: string): Promise<unknown> =>
    games.database.pool.query('update wager_item set team2_id = $2, team1_id = $3 where customer_id = $1', [
      games.customerId,
      home,
      away,
    ]);

  it('CALL1-42, CALL1-43, SCR1-43, SCR1-44, CON1-38, CON1-39, CON1-40: both files say account, records, time and every bet', async () => {
    const { ticketNumber } = await games.place([1], {});
    await games.placeParlay([2, 3]);
    const answer = await get('/api/exports/open-bets/xlsx');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="Open Bets.xlsx"');
    const rows = await readXlsx(answer.rawPayload);
    expect(rows.slice(0, 3).map(([first]) => first)).toEqual([
      'Open Bets',
      `Account: ${games.customerId}`,
      'Records: 2',
    ]);
    expect(rows[3]?.[0]).toMatch(/^Exported: \d\d\/\d\d\/\d{4}, \d\d:\d\d:\d\d [AP]M E[SD]T$/);
    const heads = rows.findIndex(([first]) => first === 'Ticket');
    expect(rows[heads]).toEqual(['Ticket', 'Accepted date', 'Type', 'Details', 'Risk', 'Win']);
    const [parlay, straight] = rows.slice(heads + 1);
    expect(straight?.[0]).toBe(`${ticketNumber}-1`);
    expect(straight?.slice(2)).toEqual([
      'Straight',
      expect.stringMatching(/^Football: .* -3 -110 \(.* @ .*, Game\)$/),
      '110.00',
      '100.00',
    ]);
    expect(parlay?.slice(2)).toEqual([
      'Parlay (2)',
      expect.stringMatching(/-3 -110.*\n.*-3 -110/),
      '100.00',
      '264.46',
    ]);
    await pause();
    const pdf = await get('/api/exports/open-bets/pdf');
    expect(pdf.headers['content-disposition']).toBe('attachment; filename="Open Bets.pdf"');
    const text = await readPdf(pdf.rawPayload);
    for (const words of [
      'Open Bets',
      `Account: ${games.customerId}`,
      'Records: 2',
      'Accepted date',
      `${ticketNumber}-1`,
      'Straight',
      '110.00',
      '264.46',
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/Exported: .* E[SD]T/);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])(
    'CALL1-43: a team called %j is no formula in a spreadsheet',
    async (name) => {
      await games.place([1], {});
      await games.database.pool.query(`update wager_item set sport_type = $2 where customer_id = $1`, [
        games.customerId,
        name,
      ]);
      const rows = await readXlsx(await file('/api/exports/open-bets/xlsx'));
      const details = rows.at(-1)?.[3];
      expect(details).toMatch(/^'/);
      expect(details).toContain('Visitors @ Homers');
    },
  );

  it('CALL1-42: Thai, Chinese, Spanish, Cyrillic and halves are read back from the PDF as they were written', async () => {
    await games.place([1], {});
    await nameTeams('กรุงเทพ ยูไนเต็ด', '臺北富邦勇士 Peñarol Спартак');
    await games.database.pool.query('update wager_item set final_line = -3.5 where customer_id = $1', [
      games.customerId,
    ]);
    const text = (await readPdf(await file('/api/exports/open-bets/pdf'))).replaceAll(/\s+/g, '');
    for (const words of ['กรุงเทพ', 'ยูไนเต็ด', '臺北富邦勇士', 'Peñarol', 'Спартак', '-3½-110'])
      expect(text).toContain(words);
  });

  it('CALL1-42, CALL1-43: nobody gets the files of somebody else, and takes no customer id', async () => {
    const { ticketNumber } = await games.place([1], {});
    const customerId = `${games.customerId}X`;
    await seedCustomer(games.database, { customerId });
    const rows = await readXlsx((await get('/api/exports/open-bets/xlsx', customerId)).rawPayload);
    expect(rows.flat().join()).not.toContain(String(ticketNumber));
    expect(rows.flat()).toContain('Records: 0');
    for (const url of [
      '/api/exports/open-bets/xlsx',
      '/api/exports/transactions/pdf?start=2026-01-01&end=2026-01-02',
    ])
      expect((await games.gateway.app.inject({ url })).statusCode).toBe(401);
    for (const url of [
      `/api/exports/open-bets/xlsx?customerId=${customerId}`,
      '/api/exports/open-bets/csv',
      '/api/exports/transactions/pdf',
      '/api/exports/transactions/pdf?start=2026-01-02&end=2026-01-01',
    ])
      expect((await get(url)).statusCode, url).toBe(400);
  });

  it('CALL1-42: one file at a time, and not at once again', async () => {
    await games.place([1], {});
    const answers = await Promise.all([
      get('/api/exports/open-bets/pdf'),
      get('/api/exports/open-bets/xlsx'),
      get('/api/exports/open-bets/xlsx'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 429, 429]);
    expect((await get('/api/exports/open-bets/pdf')).statusCode).toBe(429);
    await pause();
    expect((await get('/api/exports/open-bets/pdf')).statusCode).toBe(200);
  });

  it.each([
    [
      'SPA',
      'open-bets',
      'xlsx',
      ['Apuestas abiertas', 'Cuenta: ', 'Fecha de aceptación', 'Directa', ', Partido)'],
    ],
    [
      'SPA',
      'transactions',
      'pdf',
      ['Transacciones', 'Cuenta: ', 'Calificada: Directa', 'Fútbol americano: '],
    ],
    ['TH', 'transactions', 'pdf', ['รายการธุรกรรม', 'บัญชี: ', 'ประเภท', 'เดี่ยว', 'อเมริกันฟุตบอล: ']],
    ['ZH', 'open-bets', 'pdf', ['未結注單', '帳號: ', '受注時間', '單注', '美式足球: ', ', 全場)']],
    ['ZH', 'transactions', 'xlsx', ['交易紀錄', '筆數: 1', '結算: 單注', '美式足球: ']],
  ] as const)(
    'CALL1-42, CALL1-43: in the customer’s language, %s: %s as %s',
    async (code, list, format, words) => {
      await games.place([1], {});
      if (list === 'transactions') await games.say(1, 'W');
      await games.database.pool.query('update customer set web_language = $2 where customer_id = $1', [
        games.customerId,
        code,
      ]);
      const today = dayOf(games.gateway.clock.wallMs);
      const range = list === 'transactions' ? `?start=${addDays(today, -1)}&end=${today}` : '';
      const answer = await get(`/api/exports/${list}/${format}${range}`);
      // The name has only letters that every system accepts.
      expect(answer.headers['content-disposition']).toMatch(
        /filename="(Open Bets|Transactions)\.(pdf|xlsx)"/,
      );
      const text =
        format === 'pdf'
          ? await readPdf(answer.rawPayload)
          : (await readXlsx(answer.rawPayload)).flat().join('|');
      const inOneLine = text.replaceAll(/\s+/g, '');
      for (const word of [...words, games.customerId, '100.00'])
        expect(inOneLine).toContain(word.replaceAll(/\s+/g, ''));
      for (const english of ['Account', 'Ticket', 'Straight', 'Graded', 'Exported', 'Football'])
        expect(text).not.toContain(english);
      expect(text).toMatch(/ E[SD]T/);
    },
  );

  it('futures are left out when they are hidden', async () => {
    await games.place([1], {});
    await games.database.pool.query(
      `update wager_item set sport_sub_type = 'NFL Regular Season Wins' where customer_id = $1`,
      [games.customerId],
    );
    const rows = await readXlsx(await file('/api/exports/open-bets/xlsx?futures=hidden'));
    expect(rows.flat()).toContain('Records: 0');
  });

  it('transactions: every row with its amount and balance, of the days and the type asked for', async () => {
    await games.place([1], {});
    await games.place([2], {});
    await games.say(1, 'W');
    await games.say(2, 'L');
    const { ticketNumber } = await games.place([3], {});
    const order = { key: randomUUID(), sharePercent: 100, seenCents: 1 };
    await games.gateway.sales.sell(games.customerId, { ticketNumber, wagerNumber: 1 }, order);
    // This is an entry of another type on the same day.
    await fillLedger(1);
    const today = dayOf(games.gateway.clock.wallMs);
    const rows = await readXlsx(
      await file(`/api/exports/transactions/xlsx?start=${addDays(today, -2)}&end=${today}&type=W`),
    );
    const heads = rows.findIndex(([first]) => first === 'Ticket');
    expect(rows.slice(heads + 1).map((row) => row.slice(2, 3).concat(row.slice(4)))).toEqual([
      ['Cashed out: Straight', '110.00', '−10.25', '0.00', '979.75'],
      ['Graded: Straight', '110.00', '−110.00', '0.00', '990.00'],
      ['Graded: Straight', '110.00', '100.00', '0.00', '1,100.00'],
    ]);
    await pause();
    const empty = await readXlsx(
      await file(`/api/exports/transactions/xlsx?start=${addDays(today, -5)}&end=${addDays(today, -4)}`),
    );
    expect(empty.flat()).toContain('Records: 0');
    expect(asked).toBeGreaterThan(0);
  });

  /** Adds rows of the ledger that cancel each other out. */
  const fillLedger = (count: number, customerId = games.customerId): Promise<unknown> =>
    games.database.pool.query(
      `insert into ledger (customer_id, kind, amount_cents, at_risk_cents, at_ms, book_ms)
       select $1, 'adjustment', 0, 0, $2, $2 from generate_series(1, $3::integer)`,
      [customerId, games.gateway.clock.wallMs, count],
    );

  it('a short file is made while others’ long ones are', async () => {
    const today = dayOf(games.gateway.clock.wallMs);
    const long = ['L1', 'L2'].map((name) => `${games.customerId}${name}`);
    for (const customerId of long) {
      await seedCustomer(games.database, { customerId });
      await fillLedger(9_990, customerId);
    }
    const done: string[] = [];
    const ask = async (customerId: string, url: string): Promise<void> => {
      expect((await get(url, customerId)).statusCode).toBe(200);
      done.push(customerId);
    };
    const asked = long.map((customerId) =>
      ask(customerId, `/api/exports/transactions/pdf?start=${today}&end=${today}`),
    );
    // Both wait or are being made after this pause.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await ask(games.customerId, '/api/exports/open-bets/xlsx');
    expect(done).toEqual([games.customerId]);
    await Promise.all(asked);
  }, 120_000);

  it('CALL1-42, CALL1-43: 10,000 rows hold the thread that serves tickets no longer than 50 ms', async () => {
    await fillLedger(9_990);
    const today = dayOf(games.gateway.clock.wallMs);
    const url = (format: string): string => `/api/exports/transactions/${format}?start=${today}&end=${today}`;
    // The first call prepares the app.
    await get('/healthz');
    for (const format of ['pdf', 'xlsx']) {
      let made: Uint8Array = new Uint8Array();
      const make = async (): Promise<void> => {
        await pause();
        made = await file(url(format));
      };
      expect(await measureLongestStretch(make, 50)).toBeLessThan(50);
      if (format === 'pdf') expect(await readPdf(made)).toContain('Records: 9990');
      else expect(await readXlsx(made)).toHaveLength(9_990 + 6);
    }
  }, 120_000);

  it('more rows than a file may have are refused before any work', async () => {
    await fillLedger(10_001);
    const today = dayOf(games.gateway.clock.wallMs);
    const answer = await get(`/api/exports/transactions/pdf?start=${today}&end=${today}`);
    expect([answer.statusCode, answer.json()]).toEqual([422, { error: { code: 'exportTooLong' } }]);
  });
});
