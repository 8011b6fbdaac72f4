import { expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { describeWithOffice } from '../../../testing/files/describe-with-office.ts';
import { readPdf } from '../../../testing/files/read-file.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';

const [engine] = oneEngine();

describeWithOffice('a ticket as a PDF', () => {
  const games = setUpGradedGames(engine!);
  const { place, placeParlay, say } = games;

  const get = async (path: string, customerId = games.customerId) =>
    games.gateway.app.inject({
      url: `/api/exports/ticket/${path}`,
      headers: { cookie: await games.gateway.cookieOf(customerId) },
    });
  const read = async (path: string): Promise<string> => {
    const answer = await get(path);
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    return readPdf(answer.rawPayload);
  };

  it('holds its legs, its grading with a correction, and its money', async () => {
    const { ticketNumber } = await placeParlay([1, 2], { priceAcceptance: 'better' });
    await say(1, 'W');
    await say(1, 'L');
    const answer = await get(`${ticketNumber}/pdf`);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Ticket ${ticketNumber}.pdf"`,
    });
    const text = await readPdf(answer.rawPayload);
    for (const words of [
      `Ticket ${ticketNumber}`,
      `Account: ${games.customerId}`,
      'Take better odds',
      'Parlay (2)',
      'You saw',
      'Line when accepted',
      'How its line moved isn’t kept',
      'Won · 20–27',
      'Lost · 20–21',
      'Money',
      'Risk held',
      'Graded',
      '-100.00',
    ])
      expect(text).toContain(words);
  });

  it('is in the language that was asked for', async () => {
    const { ticketNumber } = await place([1], {});
    const thai = await read(`${ticketNumber}/pdf?language=th`);
    expect(thai.replaceAll(/\s+/g, '')).toContain('ราคาตอนรับ');
    for (const language of ['xx', '__proto__', ''])
      expect((await get(`${ticketNumber}/pdf?language=${language}`)).statusCode).toBe(400);
  });

  it('is in the account’s language where none was asked for', async () => {
    const { ticketNumber } = await place([1], {});
    await games.database.pool.query(`update customer set web_language = 'SPA' where customer_id = $1`, [
      games.customerId,
    ]);
    expect(await read(`${ticketNumber}/pdf`)).toContain('Cómo se movió la línea');
  });

  it('another’s number is as unknown as nobody’s, and a visitor has none', async () => {
    const { ticketNumber } = await place([1], {});
    const other = `OTHER${ticketNumber}`;
    await seedCustomer(games.database, { customerId: other });
    const [anothers, nobodys] = [await get(`${ticketNumber}/pdf`, other), await get('987654321/pdf', other)];
    expect([anothers.statusCode, anothers.body]).toEqual([404, nobodys.body]);
    expect(nobodys.statusCode).toBe(404);
    for (const hostile of ['0', '-1', '1e3', '9999999999999999', `${ticketNumber}x`])
      expect((await get(`${hostile}/pdf`)).statusCode, hostile).toBe(400);
    const url = `/api/exports/ticket/${ticketNumber}/pdf`;
    expect((await games.gateway.app.inject({ url })).statusCode).toBe(401);
  });

  it('is one file at a time, counted with the files of lists', async () => {
    const { ticketNumber } = await place([1], {});
    const cookie = await games.gateway.cookieOf(games.customerId);
    const ask = (url: string) =>
      games.gateway.app.inject({ url: `/api/exports/${url}`, headers: { cookie } });
    const both = await Promise.all([`ticket/${ticketNumber}/pdf`, 'open-bets/pdf'].map(ask));
    expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 429,
    ]);
  });
});
