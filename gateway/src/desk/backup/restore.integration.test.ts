import { asPage } from '../../../testing/customers/page-marks.ts';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import {
  copyFileSync,
  existsSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chooseOwnPassword, signIn } from '../../../testing/customers/sign-in.ts';
import { createFirstBook, type FirstBook } from '../../../testing/operators/first-book.ts';
import { endGame, within } from '../../../testing/operators/operated-house.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { databaseUrlOf } from '../../../testing/servers/database-url.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { type BalancedMover, startBalancedMover } from '../../../testing/two-gateways/balanced-mover.ts';
import { pushedGame } from '../../../testing/two-gateways/pushed-games.ts';

const [GRADED, OPEN] = [5_001, 5_002] as const;
const STAKE = 1_100;
const WINS = 1_000;

describe('a book that is lost, and brought back from its backup', () => {
  let book: FirstBook;
  let mover: BalancedMover;
  let token: string;
  let cookie: string;
  let password: string;
  let file: string;
  /** A customer's link, made before the backup. */
  let receipt: string;
  /** Every number that a customer was told, before the loss. */
  const told: number[] = [];

  const place = async (session: string, gameNum: number) => {
    const answer = await fetch(`${book.origin}/api/tickets`, {
      method: 'POST',
      headers: { origin: book.origin, ...asPage(session), 'content-type': 'application/json' },
      body: JSON.stringify(createTicket([createItem(gameNum, { amountCents: STAKE })])),
    });
    return { status: answer.status, body: (await answer.json()) as TicketAnswer };
  };
  const bet = async (session: string, gameNum: number): Promise<number> => {
    const { body } = await place(session, gameNum);
    if (body.state !== 'accepted') throw new Error(JSON.stringify(body));
    return body.ticketNumber;
  };
  const balanceOf = async (): Promise<number> =>
    (await book.call(token, 'customers show', { customerId: 'MARIA' })).balance.currentBalanceCents;
  const startMover = (): void => {
    const [feedId = '', secret = ''] = book.variables()['FEED_PUSH_TOKENS']?.split(':') ?? [];
    mover = startBalancedMover([book.origin], { feed: { feedId, token: secret } });
  };

  beforeAll(async () => {
    book = await createFirstBook();
    file = join(book.folder, 'book.zip');
    const { port } = new URL(book.origin);
    const words = ['--origin', book.origin, '--port', port, '--customer', 'maria', '--deposit', '10000'];
    const made = await book.read('init', '--yes', ...words);
    ({ token } = made);
    ({ password } = made.customer);
    await book.start();
    startMover();
    await mover.put({ ...pushedGame(GRADED), ...pushedGame(OPEN) });
    cookie = await signIn(book.origin, 'MARIA', password);
    password = await chooseOwnPassword(book.origin, cookie, password);
    told.push(await bet(cookie, GRADED));
    const link = await fetch(`${book.origin}/api/receipt-links`, {
      method: 'POST',
      headers: { origin: book.origin, ...asPage(cookie), 'content-type': 'application/json' },
      body: JSON.stringify({ ticketNumber: told[0], showsMoney: false, showsNumber: false, shownName: null }),
    });
    receipt = `${book.origin}/receipt/${((await link.json()) as { token: string }).token}`;
    expect((await fetch(receipt)).status).toBe(200);
    await mover.put(endGame(GRADED, 20, 27));
    await vi.waitFor(async () => expect(await balanceOf()).toBe(1_000_000 + WINS), within);
  });
  afterAll(async () => {
    await mover.stop();
    await book.close();
  });

  it('is copied into one file for its owner alone while bets are placed, and goes on', async () => {
    let isDone = false;
    const backup = book.type('backup', file).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      told.push(await bet(cookie, OPEN));
      await sleep(100);
    }
    expect(await backup).toMatchObject({ code: 0, out: '' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(told.length).toBeGreaterThan(2);
    expect((await book.type('doctor')).out).toMatch(/ok +backup +The last one was made/);
  });

  it('is never copied over a file that is there', async () => {
    const before = readFileSync(file);
    const again = await book.type('backup', file);
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.err).toMatch(/book\.zip is there already/);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('isn’t brought back from half a file, or one with other bytes, nor over a gateway or another book', async () => {
    const into = join(book.folder, 'nowhere');
    const half = join(book.folder, 'half.zip');
    copyFileSync(file, half);
    truncateSync(half, statSync(half).size - 4_000);
    expect(await book.type('restore', half, '--into', into)).toMatchObject({ code: 1, out: '' });
    const other = Buffer.from(readFileSync(file));
    const at = other.indexOf('tables/ledger.copy') + 'tables/ledger.copy'.length + 40;
    other[at] = (other[at] ?? 0) ^ 0xff;
    writeFileSync(half, other);
    const refused = await book.type('restore', half, '--into', into);
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toMatch(/is no whole backup/);
    expect(existsSync(into)).toBe(false);
    expect((await book.type('restore', file)).err).toMatch(/Another gateway .* works on/);
    await mover.stop();
    await book.stop();
    expect((await book.type('restore', file)).err).toMatch(/There is a book in this database/);
    await book.start();
    startMover();
    await mover.put(pushedGame(OPEN));
  });

  it('comes back with a list of what was lost, and with books that add up', async () => {
    told.push(await bet(cookie, OPEN), await bet(cookie, OPEN));
    expect((await book.type('cash', 'in', 'maria', '77.70')).code).toBe(0);
    const limit = await fetch(`${book.origin}/api/customer/own-limits/deposit/day`, {
      method: 'PUT',
      headers: { origin: book.origin, ...asPage(cookie), 'content-type': 'application/json' },
      body: JSON.stringify({ amount: 9_900 }),
    });
    expect(limit.status).toBe(200);
    await mover.stop();
    await book.stop();
    renameSync(join(book.folder, 'data'), join(book.folder, 'lost'));
    const list = join(book.folder, 'list.txt');
    const words = ['--lost-from', join(book.folder, 'lost'), '--list', list];
    const { out, err, code } = await book.type('restore', file, ...words);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/The books add up\.\nThe book is in .*\.\n$/);
    const text = readFileSync(list, 'utf8');
    const last = Math.max(...told);
    expect(text).toMatch(new RegExp(` ${last} +MARIA +straight +11\\.00 +10\\.00`));
    expect(text).toMatch(/MARIA +deposit +77\.70/);
    expect(text).toMatch(/MARIA +deposit +day +99\.00/);
    expect(text).not.toMatch(new RegExp(` ${told[0]} +MARIA`));
    expect(statSync(list).mode & 0o777).toBe(0o600);
  });

  it('lets no old session in, opens no old link, and gives out no number that was told', async () => {
    await book.start();
    startMover();
    await mover.put(pushedGame(OPEN));
    expect(await place(cookie, OPEN)).toMatchObject({ status: 401 });
    expect((await fetch(receipt)).status).toBe(404);
    const fresh = await signIn(book.origin, 'MARIA', password);
    expect(await bet(fresh, OPEN)).toBeGreaterThan(Math.max(...told));
  });

  it('knows the file that it was brought back from as its last backup', async () => {
    expect((await book.type('doctor')).out).toMatch(/ok +backup +The last one was made/);
  });

  it('grades what was open in the backup', async () => {
    const open = await book.call(token, 'exposure games', { gameNum: OPEN });
    const wagers = open[0].straightWagers as number;
    const before = await balanceOf();
    await mover.put(endGame(OPEN, 20, 27));
    await vi.waitFor(async () => expect(await balanceOf()).toBe(before + wagers * WINS), within);
    expect((await book.type('check-balances')).out).toBe('The books add up.\n');
    expect(open[0].straightRiskCents).toBe(wagers * STAKE);
  });

  describe.each(oneEngine())('on $name PostgreSQL', (engine) => {
    it('comes back by its address, into tables without a book, and with numbers far above the backup’s', async () => {
      const place = await createTestDatabase(engine);
      try {
        const url = databaseUrlOf({ ...engine.connection, database: place.name });
        const { out, code } = await book.type('restore', file, '--into', url, '--list', '-');
        expect(code).toBe(0);
        expect(out).toMatch(/tickets +1000\d\d +2000000\n/);
        expect(out).toMatch(
          new RegExp(
            `The books add up\\.\nThe book is in PostgreSQL at .*/${place.name}\\.\nSet DATABASE_URL to that address`,
          ),
        );
        expect((await book.type('restore', file, '--into', url)).code).toBe(1);
        const replaced = await book.type('restore', file, '--into', url, '--replace');
        expect(replaced).toMatchObject({ code: 0 });
        expect(replaced.err).toMatch(/The book that was there is kept in /);
      } finally {
        await place.drop();
      }
    });
  });
});
