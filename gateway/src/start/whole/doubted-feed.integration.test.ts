import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createKillableGateway, type KillableGateway } from '../../../testing/kill/killable-gateway.ts';
import { addToken } from '../../../testing/operators/add-token.ts';
import { callCommand } from '../../../testing/operators/call-command.ts';
import { openHouse, type OpenHouse, within } from '../../../testing/operators/operated-house.ts';
import { readMails } from '../../../testing/operators/read-mails.ts';
import { startToldWebhook, type ToldWebhook } from '../../../testing/operators/told-webhook.ts';
import { databaseUrlOf } from '../../../testing/servers/database-url.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { type PlainMover, startPlainMover } from '../../../testing/two-gateways/plain-mover.ts';
import { pushedGame, pushedScore } from '../../../testing/two-gateways/pushed-games.ts';
import type { Database } from '../../ground/database/create-database.ts';

const [
  SWAPPED,
  CROSSED,
  JUMPED,
  FREE,
  WRITTEN,
  LATE,
  FOLLOWED,
  VOIDED,
  MISNAMED,
  ENDED,
  GRADED,
  ARENA,
  REGRADED,
  TWICE,
] = [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 13, 15, 17, 18].map((at) => 910_000 + at) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
const HOUR_MS = 3_600_000;

describe('a feed that is doubted', () => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: KillableGateway;
  let env: Record<string, string>;
  let token: string;
  let mover: PlainMover;
  let house: OpenHouse;
  let webhook: ToldWebhook;
  const mails = mkdtempSync(join(tmpdir(), 'lineboard-mails-'));

  const startsMs = (gameNum: number): number => Date.now() + HOUR_MS + (gameNum % 20) * 60_000;
  const gameRow = (gameNum: number, fields: object = {}) => ({
    ...pushedGame(gameNum, startsMs(gameNum))[`game ${gameNum}`],
    ...fields,
  });
  const exchangedTeams = (gameNum: number) => ({ team1Id: `Lions ${gameNum}`, team2Id: 'Bears' });
  const lineRow = (gameNum: number, fields: object = {}) => ({
    kind: 'line',
    gameNum,
    periodNumber: 0,
    store: 'main',
    ...fields,
  });
  const spread = { spread1: 3, spread2: -3, spreadAdj1: -110, spreadAdj2: -110 };
  const open = (gameNum: number) => [gameRow(gameNum), lineRow(gameNum, spread)];
  const type = (...words: Array<string | number>) => house.type(gateway, ...words.map(String));
  const place = async (gameNum: number) =>
    JSON.stringify(await house.place(gateway, house.ticketOn(gameNum)));
  const doubts = async (): Promise<Array<{ noticeId: number; code: string; about: string; held: number }>> =>
    (await callCommand(gateway.origin, token, 'lines doubts', {})).body;
  /** The first whose subject has this in it: a game's number, a code. */
  const doubtOf = async (part: number | string) =>
    vi.waitFor(async () => {
      const found = (await doubts()).find(({ about }) => about.includes(String(part)));
      expect(found).toBeDefined();
      return found!;
    }, within);
  const noticesOf = (code: string) => webhook.notices.filter((each) => each.code === code);

  beforeAll(async () => {
    webhook = await startToldWebhook();
    const engine = oneEngine().at(-1)!;
    const made = await createTestDatabase(engine, 4);
    ({ database, drop } = made);
    const url = databaseUrlOf({ ...engine.connection, database: made.name });
    env = {
      DATABASE_URL: url,
      FEED_GUARDS_FILE: '',
      FEED_SILENCE_MS: '60000',
      OPERATOR_WEBHOOK: webhook.address,
      OPERATOR_MAIL: 'desk@book.example',
      OPERATOR_ACCOUNT: 'ALICE',
      MAIL_DIR: mails,
    };
    gateway = await createKillableGateway(env);
    await gateway.start();
    house = await openHouse(database, url, 'ALICE');
    token = await addToken(database, 'desk', ['lines.read']);
    mover = startPlainMover(gateway.origin);
    await mover.push([SWAPPED, CROSSED, JUMPED, FREE].flatMap(open), true);
  });
  afterAll(async () => {
    mover.stop();
    await gateway.stop();
    webhook.close();
    rmSync(mails, { recursive: true });
    await drop();
  });

  it('HR-81.1: takes no bet on a game whose teams change places, and pays nobody, also after a restart', async () => {
    expect(await place(SWAPPED)).toContain('accepted');
    const exchanged = gameRow(SWAPPED, exchangedTeams(SWAPPED));
    for (let time = 0; time < 3; time++)
      expect((await mover.push([exchanged])).refused).toMatchObject([{ code: 'feedSidesExchanged' }]);
    expect(await place(SWAPPED)).toContain('lineDoubted');
    await doubtOf('sidesExchanged');
    mover.stop();
    await gateway.stop();
    await gateway.start();
    mover = startPlainMover(gateway.origin);
    const image = [exchanged, lineRow(SWAPPED, spread), ...[CROSSED, JUMPED, FREE].flatMap(open)];
    expect((await mover.push(image, true)).refused).toMatchObject([{ code: 'feedSidesExchanged' }]);
    await vi.waitFor(async () => expect(await place(SWAPPED)).toContain('lineDoubted'), within);
    await mover.push([gameRow(SWAPPED)]);
    await vi.waitFor(async () => expect(await place(SWAPPED)).toContain('accepted'), within);
    await vi.waitFor(() => expect(noticesOf('sidesExchanged').at(-1)?.ending).toBe('right'), within);
    expect(noticesOf('sidesExchanged').map(({ level, ending }) => [level, ending])).toEqual([
      ['urgent', null],
      ['urgent', 'right'],
    ]);
  }, 60_000);

  /** Lions were at home, with the bet on them. */
  const exchange = async (gameNum: number): Promise<number> => {
    await mover.push([...open(gameNum)]);
    expect(await place(gameNum)).toContain('accepted');
    await mover.push([gameRow(gameNum, exchangedTeams(gameNum))]);
    return (await doubtOf(gameNum)).noticeId;
  };
  const betOn = async (gameNum: number): Promise<{ ticket: number; status: string; on: string }> => {
    const { rows } = await database.pool.query<{ ticket: number }>(
      'select ticket_number as ticket from wager_item where game_num = $1',
      [gameNum],
    );
    const { wagers, legs } = (await type('tickets', 'show', rows[0]!.ticket)) as {
      wagers: Array<{ status: string }>;
      legs: Array<{ on: string }>;
    };
    return { ticket: rows[0]!.ticket, status: wagers[0]!.status, ...legs[0]! };
  };

  it('HR-81.2: bets go with their team once an operator takes the exchange, and back, and there again', async () => {
    const noticeId = await exchange(FOLLOWED);
    const before = await betOn(FOLLOWED);
    await type('lines', 'believe', noticeId);
    const after = await betOn(FOLLOWED);
    expect([before.on, after.on]).toEqual([
      `Bears – Lions ${FOLLOWED}, period 0, S team2`,
      `Lions ${FOLLOWED} – Bears, period 0, S team1`,
    ]);
    await type('lines', 'doubt', noticeId);
    expect(await betOn(FOLLOWED)).toEqual(before);
    await type('lines', 'believe', noticeId);
    expect(await betOn(FOLLOWED)).toEqual(after);
    // The Lions win by twenty, under the number that was the Bears’.
    const lions = { ...exchangedTeams(FOLLOWED), gameDateTimeMs: Date.now() };
    await vi.waitFor(async () => {
      const final = Object.values(pushedScore(FOLLOWED, 'final', 30, 10)).at(-1)!;
      await mover.push([gameRow(FOLLOWED, lions), final]);
      expect(await betOn(FOLLOWED)).toMatchObject({ status: 'W' });
    }, within);
  }, 60_000);

  it('HR-81.2: or they are no action, told to the customer, and taken back with it', async () => {
    const noticeId = await exchange(VOIDED);
    await type('lines', 'believe', noticeId, '--wagers', 'noAction');
    expect(await betOn(VOIDED)).toMatchObject({
      status: 'X',
      ruling: 'teamsChanged',
    });
    await type('lines', 'doubt', noticeId);
    expect(await betOn(VOIDED)).toMatchObject({ status: 'O', ruling: null });
  }, 60_000);

  it('HR-81.2: what an earlier exchange made no action stays so when a later one is taken back', async () => {
    await type('lines', 'believe', await exchange(TWICE), '--wagers', 'noAction');
    await vi.waitFor(
      async () => expect((await doubts()).filter(({ about }) => about.includes(String(TWICE)))).toEqual([]),
      within,
    );
    await mover.push([gameRow(TWICE)]);
    const { noticeId } = await doubtOf(TWICE);
    await type('lines', 'believe', noticeId);
    await type('lines', 'doubt', noticeId);
    expect(await betOn(TWICE)).toMatchObject({
      status: 'X',
      ruling: 'teamsChanged',
      on: `Lions ${TWICE} – Bears, period 0, S team1`,
    });
  }, 60_000);

  it('HR-81.2: one that is graded after all goes with its team, though the others are no action', async () => {
    const noticeId = await exchange(REGRADED);
    await type('lines', 'believe', noticeId, '--wagers', 'noAction');
    const { ticket } = await betOn(REGRADED);
    await type('tickets', 'regrade', ticket, '--note', 'The bet was on the Lions');
    expect(await betOn(REGRADED)).toMatchObject({
      status: 'O',
      on: `Lions ${REGRADED} – Bears, period 0, S team1`,
    });
    const lions = { ...exchangedTeams(REGRADED), gameDateTimeMs: Date.now() };
    await vi.waitFor(async () => {
      const final = Object.values(pushedScore(REGRADED, 'final', 30, 10)).at(-1)!;
      await mover.push([gameRow(REGRADED, lions), final]);
      expect(await betOn(REGRADED)).toMatchObject({ status: 'W' });
    }, within);
  }, 60_000);

  it('opens what an operator takes, and holds it again when he takes that back', async () => {
    const answer = await mover.push([lineRow(CROSSED, { spreadAdj1: 200, spreadAdj2: 200 })]);
    expect(answer.held).toMatchObject([{ code: 'pricesCrossed', field: 'spreadAdj1' }]);
    expect(await place(CROSSED)).toContain('lineDoubted');
    const { noticeId, held } = await doubtOf('pricesCrossed');
    expect(held).toBe(1);
    await type('lines', 'believe', noticeId, '--note', 'A promotion');
    // The slip's price is another one: the line is open.
    await vi.waitFor(async () => expect(await place(CROSSED)).not.toContain('lineDoubted'), within);
    await type('lines', 'doubt', noticeId);
    await vi.waitFor(async () => expect(await place(CROSSED)).toContain('lineDoubted'), within);
    await mover.push([lineRow(CROSSED, spread)]);
    await vi.waitFor(async () => expect(await place(CROSSED)).toContain('accepted'), within);
  }, 30_000);

  it('leaves the list when its game has ended, and the command that would open it says so', async () => {
    await mover.push(open(ENDED));
    await mover.push([lineRow(ENDED, { spreadAdj1: 200, spreadAdj2: 200 })]);
    const { about, noticeId } = await doubtOf(ENDED);
    const begun = gameRow(ENDED, { gameDateTimeMs: Date.now() - 3 * HOUR_MS });
    await mover.push([begun, ...Object.values(pushedScore(ENDED, 'final', 20, 10)).slice(-1)]);
    await vi.waitFor(
      async () => expect((await doubts()).map((each) => each.about)).not.toContain(about),
      within,
    );
    expect(JSON.stringify(await type('lines', 'believe', noticeId))).toContain(
      'what it was about has ended, or left the book',
    );
    expect(await place(ENDED)).toContain('refused');
  }, 30_000);

  it('is listed no more when an operator says how its game ended, until he takes that back', async () => {
    await mover.push(open(GRADED));
    await mover.push([lineRow(GRADED, { spreadAdj1: 200, spreadAdj2: 200 })]);
    const isListed = async () => (await doubts()).some(({ about }) => about.includes(String(GRADED)));
    const { noticeId } = await doubtOf(GRADED);
    expect(
      await type('lines', 'correct-score', GRADED, 0, 0, '--phase', 'cancelled', '--note', 'Rain'),
    ).not.toHaveProperty('error');
    expect(await isListed()).toBe(false);
    expect(JSON.stringify(await type('lines', 'believe', noticeId))).toContain('ended');
    await type('lines', 'release-score', GRADED, '--note', 'Played');
    expect(await isListed()).toBe(true);
    await mover.push([lineRow(GRADED, spread)]);
    await vi.waitFor(async () => expect(await isListed()).toBe(false), within);
  }, 60_000);

  it('tells operators once of a mistake, by mail, webhook address and inbox, and once when it is over', async () => {
    const typo = lineRow(JUMPED, { store: 'mian', ...spread });
    const jump = lineRow(JUMPED, { spread1: 13, spread2: -13 });
    for (let time = 0; time < 3; time++) await mover.push([typo, jump]);
    await mover.push([lineRow(JUMPED, spread)]);
    await vi.waitFor(() => expect(noticesOf('jump').at(-1)?.ending).toBe('right'), within);
    await vi.waitFor(() => expect(noticesOf('feedStoreUnknown').at(-1)?.ending).toBe('right'), within);
    for (const code of ['jump', 'feedStoreUnknown'])
      expect(noticesOf(code).filter(({ ending }) => ending === null).length).toBeLessThanOrEqual(1);
    await vi.waitFor(
      () => expect(readMails(mails)).toMatch(/To: desk@book\.example[^]*mian is no store/),
      within,
    );
    const { rows } = await database.pool.query('select from customer_message where customer_id = $1', [
      'ALICE',
    ]);
    expect(rows.length).toBeGreaterThan(0);
  }, 30_000);

  it('takes lines for a store once it was made', async () => {
    const row = lineRow(FREE, { store: 'north', ...spread });
    expect((await mover.push([row])).refused).toMatchObject([{ code: 'feedStoreUnknown' }]);
    expect(await type('stores', 'add', 'north')).toMatchObject({ store: 'north' });
    expect((await mover.push([row])).taken).toBe(1);
    expect(await type('stores', 'list')).toMatchObject([{ store: 'north' }]);
    expect(await type('stores', 'remove', 'north')).toMatchObject({ store: 'north' });
  });

  it('refuses a league’s name that an operator refused, tells that once, and takes it once he does', async () => {
    const [league, name] = [['Football', 'Puschd'], { sportSubType: 'Puschd' }];
    expect(await type('leagues', 'refuse', ...league)).toMatchObject({ refused: true });
    for (const gameNum of [MISNAMED, MISNAMED + 1])
      expect((await mover.push([gameRow(gameNum, name)])).refused).toMatchObject([
        { code: 'feedLeagueRefused' },
      ]);
    await vi.waitFor(() => expect(noticesOf('feedLeagueRefused')).toHaveLength(1), within);
    expect(await type('leagues', 'take', ...league)).toMatchObject({ refused: false });
    expect((await mover.push([gameRow(MISNAMED, name)])).taken).toBe(1);
    await vi.waitFor(() => expect(noticesOf('feedLeagueRefused').at(-1)?.ending).toBe('right'), within);
  }, 30_000);

  it('takes a league off the board at once that an operator refuses, and has it back with the image after he takes it', async () => {
    const [league, name] = [['Football', 'Arena League'], { sportSubType: 'Arena League' }];
    const board = [SWAPPED, CROSSED, JUMPED, FREE].flatMap(open);
    const arena = [gameRow(ARENA, name), lineRow(ARENA, spread)];
    expect((await mover.push(arena)).refused).toEqual([]);
    expect(await place(ARENA)).toContain('accepted');
    await type('leagues', 'refuse', ...league);
    // It is asked for an image, without a word of its own.
    await vi.waitFor(() => expect(mover.push([])).rejects.toThrow('image'), within);
    expect((await mover.push([...board, ...arena], true)).refused).toMatchObject([
      { code: 'feedLeagueRefused' },
      {},
    ]);
    expect(await place(ARENA)).not.toContain('accepted');
    await mover.push([]);
    await type('leagues', 'take', ...league);
    expect((await mover.push([...board, ...arena], true)).refused).toEqual([]);
    expect(await place(ARENA)).toContain('accepted');
  }, 30_000);

  it('HR-82.4: takes no bet after a start that is told earlier, and none twice for a start that comes back', async () => {
    await mover.push([gameRow(WRITTEN), lineRow(WRITTEN, spread)]);
    expect(await place(WRITTEN)).toContain('accepted');
    // At a minute of its own: the same teams play others of these games.
    await mover.push([gameRow(WRITTEN, { gameDateTimeMs: Date.now() - 2 * HOUR_MS })]);
    expect(await place(WRITTEN)).toContain('cutoffPassed');
    await mover.push([gameRow(WRITTEN)]);
    expect(await place(WRITTEN)).toContain('accepted');
  });

  it('HR-82.5, HR-82.6: tells of a start that is earlier than bets at once, and pays them nothing until an operator decides', async () => {
    await mover.push(open(LATE));
    expect(await place(LATE)).toContain('accepted');
    const earlier = gameRow(LATE, { gameDateTimeMs: Date.now() - 3 * HOUR_MS });
    await mover.push([earlier]);
    const { ticket } = await betOn(LATE);
    await vi.waitFor(
      () =>
        expect(noticesOf('startEarlier').map(({ about }) => about)).toContain(
          `results game ${LATE} acceptedLate`,
        ),
      within,
    );
    const message = webhook.lines.find((line) => line.includes(`results game ${LATE}`));
    expect(message).toMatch(/^URGENT .* than 1 bets /);
    expect(message).toContain(`${ticket}-1; tickets late ${LATE} lists all`);
    const final = Object.values(pushedScore(LATE, 'final', 10, 30)).at(-1)!;
    await mover.push([earlier, final]);
    await vi.waitFor(
      async () =>
        expect(await type('results', 'waiting')).toMatchObject([
          { gameNum: LATE, why: 'acceptedLate', told: 'final 10–30', wagers: 1 },
        ]),
      within,
    );
    expect(await betOn(LATE)).toMatchObject({ status: 'O' });
    expect(await type('tickets', 'late', LATE)).toMatchObject([{ ticketNumber: ticket, status: 'O' }]);
    await type('tickets', 'on-time', ticket, '--note', 'The feed was late');
    await vi.waitFor(async () => expect(await betOn(LATE)).toMatchObject({ status: 'W' }), within);
    await vi.waitFor(() => expect(noticesOf('startEarlier').at(-1)?.ending).toBe('right'), within);
    expect(noticesOf('startEarlier').filter(({ about }) => about.includes(String(LATE)))).toHaveLength(2);
  }, 60_000);

  it('tells that it is over what was told of a feed that the book doesn’t have any more', async () => {
    await mover.push([lineRow(CROSSED, { spreadAdj1: 200, spreadAdj2: 200 })]);
    const { noticeId } = await doubtOf('pricesCrossed');
    await gateway.stop();
    const without = await createKillableGateway({ ...env, FEED_PUSH_TOKENS: 'other:other-test-token-0123' });
    await without.start();
    await vi.waitFor(async () => {
      const all = (await house.type(without, 'lines', 'doubts', '--all')) as Array<{
        noticeId: number;
        ending: string;
      }>;
      expect(all.find((each) => each.noticeId === noticeId)?.ending).toBe('gone');
    }, within);
    await without.stop();
    await gateway.start();
    mover.stop();
    mover = startPlainMover(gateway.origin);
    const image = [CROSSED, FREE].flatMap(open);
    expect((await mover.push(image, true)).refused).toEqual([]);
    await vi.waitFor(async () => expect(await place(CROSSED)).toContain('accepted'), within);
  }, 60_000);
});
