import { asPage } from '../../testing/customers/page-marks.ts';
import { parseEnv } from 'node:util';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseOwnPassword, signIn } from '../../testing/customers/sign-in.ts';
import { createFirstBook, type FirstBook } from '../../testing/operators/first-book.ts';
import { createItem, createTicket } from '../../testing/samples/ticket-request.ts';
import { createKillableGateway } from '../../testing/kill/killable-gateway.ts';
import { typeLine } from '../../testing/servers/type-line.ts';
import { databaseUrlOf } from '../../testing/servers/database-url.ts';
import { createTestDatabase, oneEngine } from '../../testing/servers/test-database.ts';
import { startBalancedMover } from '../../testing/two-gateways/balanced-mover.ts';
import { pushedGame } from '../../testing/two-gateways/pushed-games.ts';

const GAME = 6_001;

describe.each(oneEngine())('a book that moves from the embedded PostgreSQL to $name PostgreSQL', (engine) => {
  let book: FirstBook;
  let place: Awaited<ReturnType<typeof createTestDatabase>>;
  let url: string;
  let cookie: string;
  let first: number;

  const bet = async (): Promise<number> => {
    const answer = await fetch(`${book.origin}/api/tickets`, {
      method: 'POST',
      headers: { origin: book.origin, ...asPage(cookie), 'content-type': 'application/json' },
      body: JSON.stringify(createTicket([createItem(GAME)])),
    });
    const said = (await answer.json()) as { ticketNumber?: number };
    if (said.ticketNumber === undefined) throw new Error(JSON.stringify(said));
    return said.ticketNumber;
  };
  const withLines = async <T>(act: () => Promise<T>): Promise<T> => {
    const [feedId = '', token = ''] = book.variables()['FEED_PUSH_TOKENS']?.split(':') ?? [];
    const mover = startBalancedMover([book.origin], { feed: { feedId, token } });
    try {
      await mover.put(pushedGame(GAME));
      return await act();
    } finally {
      await mover.stop();
    }
  };
  const move = () => book.type('move', '--to', url, '--file', join(book.folder, 'moved.zip'));

  beforeAll(async () => {
    book = await createFirstBook();
    place = await createTestDatabase(engine);
    url = databaseUrlOf({ ...engine.connection, database: place.name });
    const { port } = new URL(book.origin);
    const words = ['--origin', book.origin, '--port', port, '--customer', 'maria', '--deposit', '1000'];
    const { customer } = await book.read('init', '--yes', ...words);
    await book.start();
    cookie = await signIn(book.origin, 'MARIA', customer.password);
    await chooseOwnPassword(book.origin, cookie, customer.password);
    first = await withLines(bet);
  });
  afterAll(async () => {
    await book.close();
    await place.drop();
  });

  it('isn’t moved under a gateway', async () => {
    expect((await move()).err).toMatch(/Another gateway .* works on/);
    expect(book.variables()['DATABASE_URL']).toBeUndefined();
  });

  it('goes with numbers and sessions, and the file of variables names its new place', async () => {
    await book.stop();
    const before = readFileSync(join(book.folder, 'lineboard.env'), 'utf8');
    const { out, code } = await move();
    expect(code).toBe(0);
    expect(out).toMatch(
      /rows of \d+ tables went from embedded PostgreSQL in .* and are alike in both\.\nThe books add up\./,
    );
    expect(book.variables()).toEqual({ ...parseEnv(before), DATABASE_URL: url });
    const [kept = ''] = readdirSync(book.folder).filter((name) => name.startsWith('lineboard.env.before-'));
    expect(readFileSync(join(book.folder, kept), 'utf8')).toBe(before);
    expect(statSync(join(book.folder, 'lineboard.env')).mode & 0o777).toBe(0o600);
    await book.start();
    expect(await withLines(bet)).toBe(first + 1);
  });

  it('isn’t started on the database that it left, which says where it went, until that is taken back', async () => {
    const { DATABASE_URL: _, PORT: _port, ...left } = book.variables();
    const old = { ...left, LINEBOARD_ENV_FILE: join(book.folder, 'left.env') };
    writeFileSync(old.LINEBOARD_ENV_FILE, '');
    const line = /The book has left this database: it moved to PostgreSQL at .* UTC\. Name that place/;
    const gateway = await createKillableGateway(left);
    await expect(gateway.start()).rejects.toThrow(line);
    const again = ['move', '--to', url, '--file', join(book.folder, 'again.zip')];
    expect(await typeLine(old, again)).toMatchObject({ code: 1, err: expect.stringMatching(line) });
    expect(await typeLine(old, ['move', '--undo'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Gateways start on embedded PostgreSQL in /),
    });
    await gateway.start();
    await gateway.stop();
    expect(await typeLine(old, ['move', '--undo'])).toMatchObject({
      code: 1,
      err: 'No book was moved from this database.\n',
    });
  });

  it('isn’t moved onto a database that has a book, and the file of variables stays', async () => {
    await book.stop();
    const there = await createTestDatabase(engine);
    try {
      const other = databaseUrlOf({ ...engine.connection, database: there.name });
      const moved = await book.type('move', '--to', other, '--file', join(book.folder, 'second.zip'));
      expect(moved).toMatchObject({ code: 0 });
      const refused = await book.type('move', '--to', url, '--file', join(book.folder, 'third.zip'));
      expect(refused).toMatchObject({ code: 1, out: '' });
      expect(refused.err).toMatch(/There is a book in this database/);
      expect(book.variables()['DATABASE_URL']).toBe(other);
    } finally {
      await there.drop();
    }
  });
});
