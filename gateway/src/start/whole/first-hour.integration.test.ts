import { asPage } from '../../../testing/customers/page-marks.ts';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chooseOwnPassword, signIn } from '../../../testing/customers/sign-in.ts';
import { createFirstBook, type FirstBook } from '../../../testing/operators/first-book.ts';
import { endGame, within } from '../../../testing/operators/operated-house.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { type BalancedMover, startBalancedMover } from '../../../testing/two-gateways/balanced-mover.ts';
import { PUSHED_LEAGUE, pushedGame } from '../../../testing/two-gateways/pushed-games.ts';

const [FIRST, SECOND] = [4_001, 4_002] as const;
const WEEK_MS = 7 * 86_400_000;
const WON = 10_000;
const LOST = -11_000;

/** Five on credit, five with money of their own. */
const CSV = [
  'customer-id,credit-acct,credit-limit,max-base,deposit',
  ...[1, 2, 3, 4, 5].map((at) => `c${at},yes,5000,500,`),
  ...[1, 2, 3, 4, 5].map((at) => `p${at},no,,250,"1,200.50"`),
].join('\n');

/** Each step as an operator types it, read as an operator reads it. */
describe('an operator’s first hour', () => {
  let book: FirstBook;
  let mover: BalancedMover;
  let token: string;
  const passwords = new Map<string, string>();
  const cookies = new Map<string, string>();

  const enter = async (customerId: string): Promise<string> => {
    const given = passwords.get(customerId) ?? '';
    const cookie = await signIn(book.origin, customerId, given);
    passwords.set(customerId, await chooseOwnPassword(book.origin, cookie, given));
    cookies.set(customerId, cookie);
    return cookie;
  };
  const bet = async (customerId: string, ...gameNums: number[]): Promise<TicketAnswer> => {
    const cookie = cookies.get(customerId) ?? (await enter(customerId));
    const items = gameNums.map((gameNum) => createItem(gameNum));
    const ticket = createTicket(
      items,
      gameNums.length > 1 ? { wagerType: 'parlay', amountCents: 10_000 } : {},
    );
    const answer = await fetch(`${book.origin}/api/tickets`, {
      method: 'POST',
      headers: { origin: book.origin, ...asPage(cookie), 'content-type': 'application/json' },
      body: JSON.stringify(ticket),
    });
    return answer.json() as Promise<TicketAnswer>;
  };
  const balanceOf = async (customerId: string): Promise<number> =>
    (await book.call(token, 'customers show', { customerId })).balance.currentBalanceCents;
  const expectBalances = (balances: Record<string, number>) =>
    vi.waitFor(async () => {
      for (const [customerId, cents] of Object.entries(balances))
        expect([customerId, await balanceOf(customerId)]).toEqual([customerId, cents]);
    }, within);
  const startMover = (): void => {
    const [feedId = '', secret = ''] = book.variables()['FEED_PUSH_TOKENS']?.split(':') ?? [];
    mover = startBalancedMover([book.origin], { feed: { feedId, token: secret } });
  };

  beforeAll(async () => {
    book = await createFirstBook();
  });
  afterAll(async () => {
    await mover.stop();
    await book.close();
  });

  it('begins with init, which leaves a file of variables, a token, a customer, and nothing wrong', async () => {
    const { port } = new URL(book.origin);
    const words = [
      'init',
      '--yes',
      '--origin',
      book.origin,
      '--port',
      port,
      '--customer',
      'maria',
      '--deposit',
      '250',
    ];
    const made = await book.read(...words);
    expect(made).toMatchObject({
      customer: { customerId: 'MARIA' },
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    const wrong = made.findings.filter(({ state }: { state: string }) => state === 'wrong');
    expect(wrong).toEqual([]);
    token = made.token;
    await book.start();
    expect((await book.type('doctor')).out).toMatch(/ok +balances +The books add up\./);
  });

  it('opens ten accounts from a file, which it tries first', async () => {
    const file = join(book.folder, 'customers.csv');
    writeFileSync(file, CSV);
    const tried = await book.read('customers', 'import', file, '--dry-run');
    expect(tried.customers).toHaveLength(10);
    expect(await book.read('customers', 'list')).toMatchObject([{ customerId: 'MARIA' }]);
    const out = join(book.folder, 'passwords.csv');
    expect((await book.type('customers', 'import', file, '--out', out)).code).toBe(0);
    for (const line of readFileSync(out, 'utf8').trim().split('\n')) {
      const [customerId = '', password = ''] = line.split(',');
      passwords.set(customerId, password);
    }
    const listed = await book.read('customers', 'list');
    expect(listed.map(({ customerId }: { customerId: string }) => customerId)).toEqual([
      'C1',
      'C2',
      'C3',
      'C4',
      'C5',
      'MARIA',
      'P1',
      'P2',
      'P3',
      'P4',
      'P5',
    ]);
    expect(listed.at(-1)).toMatchObject({ creditAcctFlag: false, currentBalanceCents: 120_050 });
  });

  it('takes bets on the lines of a feed, within a limit', async () => {
    startMover();
    await mover.put({ ...pushedGame(FIRST), ...pushedGame(SECOND) });
    const { sportType, sportSubType } = PUSHED_LEAGUE;
    const words = ['limits', 'set', 'c1', '50', '--sport-type', sportType, '--sport-sub-type', sportSubType];
    expect((await book.type(...words)).out).toMatch(/50\.00/);
    expect(await bet('C1', FIRST)).toMatchObject({ state: 'refused', items: [{ code: 'amountExceeded' }] });
    for (const customerId of ['C2', 'P1'])
      expect(await bet(customerId, FIRST)).toMatchObject({ state: 'accepted' });
    expect(await bet('C3', FIRST, SECOND)).toMatchObject({ state: 'accepted' });
    const exposure = await book.read('exposure', 'games', '--game-num', String(FIRST));
    expect(exposure).toMatchObject([{ straightWagers: 2, straightRiskCents: 22_000, otherWagers: 1 }]);
  });

  it('holds a line, and lets go of it', async () => {
    const held = await book.type('lines', 'hold', String(FIRST), '--note', 'Injury news');
    expect(held).toMatchObject({ code: 0, err: '' });
    expect(held.out).toMatch(/Bears at Lions[^]*hold[^]*Injury news/);
    expect(await bet('C4', FIRST)).toMatchObject({ state: 'refused', items: [{ code: 'lineHeld' }] });
    expect((await book.type('lines', 'release', String(FIRST))).out).toMatch(/overrides\n\(none\)/);
    expect(await bet('C4', FIRST)).toMatchObject({ state: 'accepted' });
  });

  it('corrects a score that was graded', async () => {
    await mover.put(endGame(FIRST, 20, 27));
    await expectBalances({ C2: WON, C3: 0, C4: WON, P1: 120_050 + WON });
    const words = ['lines', 'correct-score', String(FIRST), '20', '21', '--note', 'Late correction'];
    expect((await book.type(...words)).out).toMatch(/final 20–21/);
    await expectBalances({ C2: LOST, C3: -10_000, C4: LOST, P1: 120_050 + LOST });
    const shown = await book.type('lines', 'show', String(FIRST));
    expect(shown.out).toMatch(/said score\W+final 20–27/);
    expect(shown.out).toMatch(/shown score\W+final 20–21/);
  });

  it('has a backup of a stopped gateway, which brings back what was there, and no more', async () => {
    const before = await book.call(token, 'customers list', {});
    await mover.stop();
    await book.stop();
    await book.copy('data', 'backup');
    await book.start();
    expect((await book.type('cash', 'in', 'c2', '1')).code).toBe(0);
    await book.stop();
    rmSync(join(book.folder, 'data'), { recursive: true });
    await book.copy('backup', 'data');
    // And comes back a week later.
    await book.start(WEEK_MS);
    startMover();
    expect(await book.checkBalances()).toBe('The books add up.\n');
    expect(await book.call(token, 'customers list', {})).toEqual(before);
    expect(await book.call(token, 'lines list', {})).toMatchObject([{ kind: 'score', score: 'final 20–21' }]);
  });

  it('settles the week that is over', async () => {
    const owed = 2 * 11_000 + 10_000;
    const tried = await book.call(token, 'weeks settle', { all: true, dryRun: true });
    expect(tried).toMatchObject({
      totals: [{ currency: 'USD', customersOweCents: owed, bookOwesCents: 0 }],
      left: 0,
    });
    const { statements } = await book.call(token, 'weeks settle', { all: true });
    const figures = statements.map(
      ({ customerId, settledCents }: { customerId: string; settledCents: number }) => [
        customerId,
        settledCents,
      ],
    );
    expect(figures).toEqual([
      ['C1', 0],
      ['C2', 11_000],
      ['C3', 10_000],
      ['C4', 11_000],
      ['C5', 0],
    ]);
    await expectBalances({ C2: 0, C3: 0, C4: 0, P1: 120_050 + LOST });
    const statement = await book.call(token, 'weeks statement', { customerId: 'c2' });
    expect(statement).toMatchObject({ closingCents: LOST, customerOwesCents: 11_000, settledCents: 11_000 });
    const hold = await book.call(token, 'report week-hold', {});
    expect(hold.totals).toMatchObject([{ wagers: 4, wonCents: 3 * 11_000 + 10_000, lostCents: 0 }]);
    expect(await book.checkBalances()).toBe('The books add up.\n');
  });

  it('leaves all that was changed in the audit log', async () => {
    const log = await book.read('audit', 'list', '--most', '100');
    const commands = new Set(log.map(({ command }: { command: string }) => command));
    for (const command of [
      'customers import',
      'limits set',
      'lines hold',
      'lines correct-score',
      'weeks settle',
    ])
      expect(commands).toContain(command);
    expect(commands).not.toContain('cash in');
  });
});
