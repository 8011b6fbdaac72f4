import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asPage } from '../../../testing/customers/page-marks.ts';
import { chooseOwnPassword, signIn } from '../../../testing/customers/sign-in.ts';
import { createFirstBook, type FirstBook } from '../../../testing/operators/first-book.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { type ArchivedPostgres, startArchivedPostgres } from '../../../testing/servers/archived-postgres.ts';
import { describeWithPostgres } from '../../../testing/servers/describe-with-postgres.ts';
import { type BalancedMover, startBalancedMover } from '../../../testing/two-gateways/balanced-mover.ts';
import { pushedGame } from '../../../testing/two-gateways/pushed-games.ts';

const GAME = 5_001;
const STAKE = 1_100;
const MOST_TOLD_AGAIN = 1_000_000;

describeWithPostgres('a database that its own server brought back to a moment', (binDir) => {
  let server: ArchivedPostgres;
  let book: FirstBook;
  let mover: BalancedMover;
  let token: string;
  let cookie: string;
  let password: string;
  let betweenMs: number;
  const told: number[] = [];

  const place = async (session: string) =>
    fetch(`${book.origin}/api/tickets`, {
      method: 'POST',
      headers: { origin: book.origin, ...asPage(session), 'content-type': 'application/json' },
      body: JSON.stringify(createTicket([createItem(GAME, { amountCents: STAKE })])),
    });
  const bet = async (session: string): Promise<number> => {
    const body = (await (await place(session)).json()) as TicketAnswer;
    if (body.state !== 'accepted') throw new Error(JSON.stringify(body));
    return body.ticketNumber;
  };
  const startMover = async (): Promise<void> => {
    const [feedId = '', secret = ''] = book.variables()['FEED_PUSH_TOKENS']?.split(':') ?? [];
    mover = startBalancedMover([book.origin], { feed: { feedId, token: secret } });
    await mover.put(pushedGame(GAME));
  };
  const showAccount = async () =>
    (await book.call(token, 'customers show', { customerId: 'MARIA' })).balance as Record<string, number>;

  beforeAll(async () => {
    server = await startArchivedPostgres(binDir);
    book = await createFirstBook(server.url);
    const { port } = new URL(book.origin);
    const words = ['--origin', book.origin, '--port', port, '--customer', 'maria', '--deposit', '10000'];
    const made = await book.read('init', '--yes', ...words);
    ({ token } = made);
    ({ password } = made.customer);
    await book.start();
    await startMover();
    cookie = await signIn(book.origin, 'MARIA', password);
    password = await chooseOwnPassword(book.origin, cookie, password);
    await server.backUp();
  });
  afterAll(async () => {
    await mover.stop();
    await book.close();
    await server.close();
  });

  it('has the ticket of before that moment, and not the one of after it', async () => {
    told.push(await bet(cookie));
    const then = await showAccount();
    betweenMs = await server.now();
    told.push(await bet(cookie));
    expect(await showAccount()).not.toEqual(then);
    await server.archive();
    await mover.stop();
    await book.stop();
    await server.bringBack(betweenMs);
    expect(await book.checkBalances()).toContain('The books add up.');
  });

  it('begins again by one command, which refuses a moment that it doesn’t show', async () => {
    const ahead = await book.type('begin-again', '--as-of', '2099-01-01T00:00:00Z');
    expect(ahead).toMatchObject({ code: 1, out: '' });
    expect(ahead.err).toContain('yet to come');
    const early = await book.type('begin-again', '--as-of', '2020-01-01T00:00:00Z');
    expect(early).toMatchObject({ code: 1, out: '' });
    expect(early.err).toContain('long after 2020-01-01T00:00:00Z');
    const { code, out, err } = await book.type('begin-again');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('The books add up.');
    expect(out).toContain('Sessions ended: 1.');
  });

  it('opens with old sessions over, and gives no number out that was told', async () => {
    await book.start();
    await startMover();
    expect((await place(cookie)).status).toBe(401);
    const again = await signIn(book.origin, 'MARIA', password);
    const number = await bet(again);
    expect(number).toBeGreaterThan(Math.max(...told) + MOST_TOLD_AGAIN / 2);
    expect(await book.checkBalances()).toContain('The books add up.');
    const open = await fetch(`${book.origin}/api/open-bets`, { headers: asPage(again) });
    const shown = await open.text();
    expect(shown).toContain(String(told[0]));
    expect(shown).not.toContain(String(told[1]));
  });

  it('is left alone while a gateway works on it', async () => {
    const refused = await book.type('begin-again', '--as-of', new Date(betweenMs).toISOString());
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain('A gateway works on that database');
  });
});
