import { MOST_RECEIPT_LINKS } from '@lineboard/domain/books/ticket-story/receipt-bounds';
import type { MakeReceiptLink, ReceiptLink } from '@lineboard/domain/books/ticket-story/receipt-link.schema';
import { describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { TEST_ORIGIN } from '../../../testing/gateways/test-gateway.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';

const SHOWS_LEAST = { showsMoney: false, showsNumber: false, shownName: null };

describe.each(oneEngine())('a link to a receipt on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);
  const { place, placeParlay, say } = games;

  const call = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
    customerId = games.customerId,
  ) =>
    games.gateway.app.inject({
      method,
      url: `/api/receipt-links${path}`,
      headers: { origin: TEST_ORIGIN, cookie: await games.gateway.cookieOf(customerId) },
      ...(payload === undefined ? {} : { payload }),
    });
  const ask = (ticketNumber: number, shows: Partial<MakeReceiptLink> = {}, customerId?: string) =>
    call('POST', '', { ticketNumber, ...SHOWS_LEAST, ...shows }, customerId);
  const make = async (ticketNumber: number, shows?: Partial<MakeReceiptLink>): Promise<string> => {
    const answer = await ask(ticketNumber, shows);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ token: string }>().token;
  };
  const list = async () => (await call('GET', '')).json<{ links: ReceiptLink[] }>().links;
  const open = (token: string, headers: Record<string, string> = {}) =>
    games.gateway.app.inject({ url: `/receipt/${token}`, headers });

  it('opens bet, price, result and times for anybody, and no name, number or money', async () => {
    const { ticketNumber } = await place([1], { priceAcceptance: 'better' }, { seenPrice: -120 });
    const token = await make(ticketNumber);
    expect(token).toMatch(/^[\w-]{43}$/);
    const before = await open(token);
    expect(before.statusCode).toBe(200);
    for (const part of ['-3 -110', '-3 -120', 'Take better odds', 'Open', 'Accepted'])
      expect(before.body).toContain(part);
    await say(1, 'W');
    const { body } = await open(token);
    for (const part of ['Won', '20–27']) expect(body).toContain(part);
    for (const secret of [String(ticketNumber), games.customerId, '110.00', '100.00', '1,000.00'])
      expect(body).not.toContain(secret);
    await say(1, 'L');
    expect((await open(token)).body).toMatch(/Won · 20–27.*Lost · 20–21/s);
  });

  it('shows money, number and a name where the customer says so, never the balance', async () => {
    const { ticketNumber } = await placeParlay([1, 2]);
    const { body } = await open(await make(ticketNumber, { showsMoney: true }));
    expect(body).toContain('100.00');
    expect(body).not.toContain(String(ticketNumber));
    const numbered = await open(await make(ticketNumber, { showsNumber: true, shownName: ' Ann ' }));
    expect(numbered.body).toContain(`<dd>${ticketNumber}</dd>`);
    expect(numbered.body).toContain('<dd>Ann</dd>');
    expect(numbered.body).not.toContain('100.00');
    await say(1, 'W');
    await say(2, 'W');
    const balance = ((await games.balance())[0] ?? 0) / 100;
    const after = await open(await make(ticketNumber, { showsMoney: true }));
    expect(after.body).toContain('264.46');
    expect(after.body).not.toContain(balance.toFixed(2));
    expect(after.body).not.toContain(balance.toLocaleString('en', { minimumFractionDigits: 2 }));
  });

  it('says by which choice moved prices were taken, with its cents, also by one that is no longer offered', async () => {
    const { ticketNumber } = await place([1], { priceAcceptance: 'close10' });
    const token = await make(ticketNumber);
    const rule = async () => /moved<\/dt><dd>([^<]*)</.exec((await open(token)).body)?.[1];
    expect(await rule()).toBe('Take better, or up to 10¢ or ½ pt worse');
    await games.database.pool.query(`update ticket set price_acceptance = 'any' where ticket_number = $1`, [
      ticketNumber,
    ]);
    expect(await rule()).toBe('Take any odds');
  });

  it('tells how each leg’s line moved before it was accepted, or that nobody kept it', async () => {
    const { ticketNumber } = await place([1], {}, { pickedAtMs: 1, pickedPrice: -105, pickedLine: -2.5 });
    const token = await make(ticketNumber);
    const { body } = await open(token);
    expect(body).toContain('How its line moved isn’t kept');
    expect(body).toMatch(/<dt>Picked<\/dt><dd>-2½ -105 · [\d/]+, \d\d:\d\d:\d\d/);
    const atMs = Math.floor(games.gateway.clock.wallMs / 1_000) * 1_000;
    await games.database.pool.query(
      `insert into line_move (game_num, period_number, market, store, at_ms, points, points2, price1, price2,
         open_before, begins_ms, over_ms)
       select $1, 0, 'S', 'main', $2::bigint - n * 20000, 3, -3, -110, -110 - n, true, 4e12, 4e12
       from generate_series(0, 1) n`,
      [games.gameNum(1), atMs],
    );
    const moved = (await open(token)).body;
    expect(moved).toMatch(/The line moved 2 times from/);
    expect(moved).toMatch(/<li>\d\d:\d\d:\d\d [AP]M · -3 -111<\/li><li>[^<]* · -3 -110<\/li>/);
  });

  it('is not indexed, kept or told to other sites, and its page can do nothing', async () => {
    const { ticketNumber } = await place([1], {});
    const { headers, body } = await open(await make(ticketNumber));
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(body).toContain('<meta name="robots" content="noindex, nofollow, noarchive">');
    expect(body).toContain('<meta name="referrer" content="no-referrer">');
    expect(body).not.toMatch(/<(script|a|img|form|link)\b/);
  });

  it('looks the same when it is wrong, ended, replaced and of a closed account', async () => {
    const { ticketNumber } = await place([1], {});
    const replaced = await make(ticketNumber);
    const ended = await make(ticketNumber);
    const wrong = await open('A'.repeat(43));
    expect(wrong.statusCode).toBe(404);
    // What differs from one answer to the next, whatever was asked.
    const ownHeaders = ({ headers }: { headers: object }) =>
      Object.entries(headers).filter(([name]) => !/^(date|x-request-id|x-ratelimit-.*)$/.test(name));
    const same = async (token: string) => {
      const answer = await open(token);
      expect([answer.statusCode, answer.body]).toEqual([404, wrong.body]);
      expect(ownHeaders(answer)).toEqual(ownHeaders(wrong));
    };
    await same(replaced);
    expect((await open(ended)).statusCode).toBe(200);
    expect((await call('DELETE', `/${ticketNumber}`)).statusCode).toBe(204);
    await same(ended);
    const closed = await make(ticketNumber);
    await games.database.pool.query('update customer set closed_at_ms = 1 where customer_id = $1', [
      games.customerId,
    ]);
    await same(closed);
    for (const hostile of ['__proto__', 'x', '%00', encodeURIComponent("' or true --"), 'A'.repeat(60)])
      await same(hostile);
  });

  it('is made, listed and ended by its ticket’s customer alone', async () => {
    const { ticketNumber } = await place([1], {});
    const token = await make(ticketNumber, { shownName: 'Ann' });
    const other = `OTHER${ticketNumber}`;
    await seedCustomer(games.database, { customerId: other });
    const [anothers, nobodys] = [await ask(ticketNumber, {}, other), await ask(987_654_321, {}, other)];
    expect([anothers.statusCode, anothers.body]).toEqual([404, nobodys.body]);
    expect((await call('DELETE', `/${ticketNumber}`, undefined, other)).statusCode).toBe(204);
    expect((await call('GET', '', undefined, other)).json()).toEqual({ links: [] });
    expect((await open(token)).statusCode).toBe(200);
    expect(await list()).toMatchObject([
      { ticketNumber, showsMoney: false, showsNumber: false, shownName: 'Ann' },
    ]);
    const { rows } = await games.database.pool.query('select * from receipt_link');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await games.gateway.app.inject({ url: '/api/receipt-links' })).statusCode).toBe(401);
  });

  it('writes a name as it is meant, and nothing as markup', async () => {
    const { ticketNumber } = await place([1], {});
    const hostile = `<b>"Ann" & \u202eBob\u0000\ud800`;
    const { body } = await open(await make(ticketNumber, { shownName: hostile }));
    expect(body).toContain('<dd>&lt;b&gt;&quot;Ann&quot; &amp; Bob\ufffd</dd>');
    for (const name of ['x'.repeat(41), 5, {}])
      expect((await ask(ticketNumber, { shownName: name as string })).statusCode).toBe(400);
    expect((await ask(ticketNumber, { shownName: '\u200b ' })).statusCode).toBe(200);
    expect((await list())[0]?.shownName).toBeNull();
  });

  it('speaks the language of whoever opens it', async () => {
    const { ticketNumber } = await place([1], {});
    const token = await make(ticketNumber);
    const titleIn = async (asked: string) =>
      /<html lang="([\w-]+)">[^]*<h1>([^·<]+) ·/.exec(
        (await open(token, { 'accept-language': asked })).body,
      )?.[2];
    expect(await titleIn('fr-FR,es-MX;q=0.8,en;q=0.5')).toBe('Comprobante de apuesta');
    expect(await titleIn('zh-TW')).toBe('投注收據');
    expect(await titleIn('__proto__')).toBe('Bet receipt');
  });

  it('is one of fifty at most, also when two are made at once; a ticket’s own link gives way', async () => {
    const tickets: number[] = [];
    for (let made = 0; made < MOST_RECEIPT_LINKS + 1; made += 1)
      tickets.push((await place([(made % 6) + 1], {}, { amountCents: 500 })).ticketNumber);
    for (const ticketNumber of tickets.slice(0, MOST_RECEIPT_LINKS - 1)) await make(ticketNumber);
    const last = await Promise.all(tickets.slice(-2).map((ticketNumber) => ask(ticketNumber)));
    const tokens = last.map((answer) => answer.json<{ token: string | null }>().token);
    expect(tokens.filter((token) => token === null)).toHaveLength(1);
    expect(await list()).toHaveLength(MOST_RECEIPT_LINKS);
    expect(await make(tickets[0]!)).not.toBeNull();
    expect((await call('DELETE', `/${tickets[1]}`)).statusCode).toBe(204);
    expect((await ask(tickets.at(-1)!)).json().token).not.toBeNull();
  });

  it('is opened by one address thirty times a minute at most', async () => {
    const { ticketNumber } = await place([1], {});
    const token = await make(ticketNumber);
    for (let opened = 0; opened < 30; opened += 1) expect((await open(token)).statusCode).toBe(200);
    const refused = await open(token);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).not.toContain('-110');
    expect(refused.headers['x-robots-tag']).toContain('noindex');
  });
});
