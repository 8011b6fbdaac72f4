import { formatTopic } from '@lineboard/domain/lines/book/topic';
import type { CommandInput, CommandName } from '@lineboard/domain/desk/operator/commands.schema';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createKillableGateway, type KillableGateway } from '../../../testing/kill/killable-gateway.ts';
import { endGame, openHouse, type OpenHouse, within } from '../../../testing/operators/operated-house.ts';
import { addToken } from '../../../testing/operators/add-token.ts';
import { callCommand } from '../../../testing/operators/call-command.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { databaseUrlOf } from '../../../testing/servers/database-url.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { type BalancedMover, startBalancedMover } from '../../../testing/two-gateways/balanced-mover.ts';
import { LivePage } from '../../../testing/two-gateways/live-page.ts';
import { PUSHED_LEAGUE, pushedGame, pushedScore } from '../../../testing/two-gateways/pushed-games.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';

const [HELD, CIRCLED, DOWN, ENDED, FIRST, SECOND, GONE, RACED, LIVE] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
  (at) => 900_000 + at,
) as [number, number, number, number, number, number, number, number, number];
const LINES = formatTopic({ kind: 'lines', store: 'main', ...PUSHED_LEAGUE });
const WON = 10_000;

describe('lines that an operator holds', () => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: KillableGateway;
  let mover: BalancedMover;
  let house: OpenHouse;
  const pages: LivePage[] = [];

  const type = (...words: Array<string | number>) => house.type(gateway, ...words.map(String));
  let token: string;
  const call = async <Name extends CommandName>(name: Name, input: CommandInput<Name>) =>
    (await callCommand(gateway.origin, token, name, input)).body;
  const place = (...gameNums: number[]) => house.place(gateway, house.ticketOn(...gameNums));
  const openPage = async (onReading = (_page: LivePage): void => undefined): Promise<LivePage> => {
    const page = new LivePage({ onReading: () => onReading(page) });
    pages.push(page);
    await page.connect(gateway.origin);
    page.subscribe([LINES]);
    return page;
  };
  const lineOn = (page: LivePage, gameNum: number) => page.readers.get(LINES)?.state.line.get(`${gameNum}.0`);

  beforeAll(async () => {
    const engine = oneEngine().at(-1)!;
    const made = await createTestDatabase(engine, 4);
    ({ database, drop } = made);
    const url = databaseUrlOf({ ...engine.connection, database: made.name });
    gateway = await createKillableGateway({ DATABASE_URL: url, PULSE_MS: '200', LIVE_DELAY_MS: '1500' });
    await gateway.start();
    mover = startBalancedMover([gateway.origin]);
    const games = [HELD, CIRCLED, DOWN, ENDED, FIRST, SECOND, GONE, RACED, LIVE].map((gameNum) =>
      pushedGame(gameNum),
    );
    await mover.put(Object.assign({}, ...games));
    token = await addToken(database, 'boss', ['lines.write', 'scores.write', 'lines.read']);
    house = await openHouse(database, url, 'ALICE');
  });
  afterAll(async () => {
    for (const page of pages) page.close();
    await mover.stop();
    await gateway.stop();
    expect(await checkBalances(database.pool)).toEqual([]);
    await drop();
  });

  it('HR-32.1: are shown held on every page at once, and take no bet until they are let go of', async () => {
    const page = await openPage();
    await vi.waitFor(() => expect(lineOn(page, HELD)?.spreadLineStatus).toBe('O'), within);
    expect(await type('lines', 'hold', HELD, '--note', 'Injury news')).toMatchObject({
      on: `Bears at Lions ${HELD}`,
      overrides: [{ kind: 'hold', periodNumber: null, market: null, note: 'Injury news' }],
    });
    await vi.waitFor(() => expect(lineOn(page, HELD)?.spreadLineStatus).toBe('H'), within);
    expect(await place(HELD)).toMatchObject({ state: 'refused', items: [{ code: 'lineHeld' }] });
    expect(await type('lines', 'show', HELD)).toMatchObject({
      isShown: true,
      lines: [
        { market: 'S', saidStatus: 'O', shownStatus: 'H', prices: '+3 -110 / -3 -110' },
        { market: 'M' },
        { market: 'L', prices: '44.5 -105 / 44.5 -115' },
      ],
    });
    // What its mover says meanwhile is noted, and shown when it is let go of.
    await mover.put(pushedGame(HELD));
    expect(lineOn(page, HELD)?.spreadLineStatus).toBe('H');
    expect(await type('lines', 'release', HELD)).toMatchObject({ overrides: [] });
    expect(await place(HELD)).toMatchObject({ state: 'accepted' });
  });

  it('HR-4.2, HR-32.2: are circled at the operator’s maximum, and taken down from the board', async () => {
    await call('lines circle', { gameNum: CIRCLED, maxWagerCents: 5000, market: 'S' });
    expect(await place(CIRCLED)).toMatchObject({ state: 'refused', items: [{ code: 'amountExceeded' }] });
    const small = createTicket([createItem(CIRCLED, { amountCents: 5_500 })]);
    expect(await house.place(gateway, small)).toMatchObject({ state: 'accepted' });
    await call('lines take-down', { gameNum: DOWN, periodNumber: 0 });
    expect(await place(DOWN)).toMatchObject({ state: 'refused' });
    const page = await openPage();
    await vi.waitFor(() => expect(lineOn(page, DOWN)?.disabled).toBe(true), within);
    expect(lineOn(page, CIRCLED)).toMatchObject({ spreadLineStatus: 'I', spreadMaxWagerCents: 5_000 });
    expect((await call('lines list', {})).map(({ kind }: { kind: string }) => kind)).toEqual([
      'circle',
      'takeDown',
    ]);
  });

  it('HR-44.1: refuse a live wager that waits while the line is held', async () => {
    await mover.put(pushedScore(LIVE, 'live', 0, 0));
    const request = house.ticketOn(LIVE);
    expect(await house.place(gateway, request)).toMatchObject({ state: 'pending' });
    await call('lines hold', { gameNum: LIVE, periodNumber: 0, market: 'S' });
    await vi.waitFor(
      async () =>
        expect(await house.place(gateway, request)).toMatchObject({
          state: 'refused',
          items: [{ code: 'lineHeld' }],
        }),
      within,
    );
  });

  it('stay so through a restart: no page sees them open before', async () => {
    await call('lines hold', { gameNum: HELD });
    await gateway.kill();
    const seen: unknown[] = [];
    await gateway.start();
    const page = await openPage((reading) => seen.push(lineOn(reading, HELD)?.spreadLineStatus));
    await mover.put(pushedGame(SECOND));
    await vi.waitFor(() => expect(lineOn(page, HELD)?.moneyLine1).toBe(150), within);
    await vi.waitFor(() => expect(lineOn(page, SECOND)?.spreadLineStatus).toBe('O'), within);
    expect(new Set(seen.filter((status) => status !== undefined))).toEqual(new Set(['H']));
    expect(await place(HELD)).toMatchObject({ state: 'refused', items: [{ code: 'lineHeld' }] });
  });

  it('HR-41.1: a corrected score grades again, whatever the feed says later, until it is released', async () => {
    await place(ENDED);
    await mover.put(endGame(ENDED, 20, 27));
    await house.expectWager(ENDED, 'W', [['grade', WON]]);
    const corrected = await call('lines correct-score', {
      gameNum: ENDED,
      score1: 20,
      score2: 21,
      note: 'Scorer’s error',
    });
    expect(corrected).toMatchObject({ overrides: [{ kind: 'score', score: 'final 20–21' }] });
    const lost = [
      ['grade', WON],
      ['reverse', -WON],
      ['grade', -11_000],
    ] as const;
    await house.expectWager(ENDED, 'L', lost);
    await mover.put(pushedScore(ENDED, 'final', 20, 30));
    // A restart tells the mover's final again, and the operator's is there before it.
    await gateway.stop();
    await gateway.start();
    await mover.put(pushedScore(ENDED, 'final', 20, 31));
    await vi.waitFor(
      async () =>
        expect(await call('lines show', { gameNum: ENDED })).toMatchObject({
          saidScore: 'final 20–31',
          shownScore: 'final 20–21',
        }),
      within,
    );
    await house.expectWager(ENDED, 'L', lost);
    await call('lines correct-score', { gameNum: ENDED, score1: 20, score2: 23, note: 'It was a push' });
    const pushed = [...lost, ['reverse', 11_000], ['grade', 0]] as const;
    await house.expectWager(ENDED, 'P', pushed);
    await call('lines release-score', { gameNum: ENDED });
    await house.expectWager(ENDED, 'W', [...pushed, ['reverse', 0], ['grade', WON]]);
  });

  it('HR-41.1: a correction reaches parlays that are graded in part, and games that were taken out', async () => {
    await place(FIRST, SECOND);
    await place(GONE);
    await mover.put({ ...endGame(FIRST, 20, 27), ...endGame(GONE, 20, 27) });
    await house.expectWager(GONE, 'W', [['grade', WON]]);
    await mover.put({ gone: { kind: 'removeGame', gameNum: GONE } }, [
      `game ${GONE}`,
      `line ${GONE}`,
      `score ${GONE}`,
    ]);
    await call('lines correct-score', { gameNum: GONE, score1: 27, score2: 20, note: 'Sides swapped' });
    await house.expectWager(GONE, 'L', [
      ['grade', WON],
      ['reverse', -WON],
      ['grade', -11_000],
    ]);
    await call('lines correct-score', { gameNum: FIRST, score1: 27, score2: 20, note: 'Sides swapped' });
    await house.expectWager(FIRST, 'L', [['grade', -10_000]]);
    await call('lines release-score', { gameNum: FIRST });
    await house.expectWager(FIRST, 'O', [
      ['grade', -10_000],
      ['reverse', 10_000],
    ]);
    expect(await call('lines show', { gameNum: GONE })).toMatchObject({
      feedId: null,
      on: 'not in the book',
    });
  });

  it('two operators at once both have their word, and each says what it found', async () => {
    const said = await Promise.all([
      call('lines hold', { gameNum: RACED, market: 'S' }),
      call('lines circle', { gameNum: RACED, maxWagerCents: 1000 }),
      call('lines hold', { gameNum: RACED, market: 'L' }),
      call('lines circle', { gameNum: RACED, maxWagerCents: 1000 }),
    ]);
    const refused = said.filter(({ error }) => error !== undefined);
    expect(refused).toMatchObject([{ error: { code: 'standsAlready' } }]);
    const { rows } = await database.pool.query<{
      before: { overrides: unknown[] };
      after: { overrides: unknown[] };
    }>(
      `select before, after from audit_log where command like 'lines %' and (input->>'gameNum')::int = $1 order by entry_id`,
      [RACED],
    );
    expect(rows.map(({ before, after }) => [before.overrides.length, after.overrides.length])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
  });

  it('refuses what makes no sense, over HTTP, too', async () => {
    const note = 'x';
    const refusal = async <Name extends CommandName>(name: Name, input: CommandInput<Name>) => {
      const { status, body } = await callCommand(gateway.origin, token, name, input);
      return [status, body.error?.code];
    };
    const scores = { score1: 1, score2: 2, note };
    const wide = 2 ** 31;
    const said = await Promise.all([
      refusal('lines hold', { gameNum: 5 }),
      refusal('lines correct-score', { gameNum: 5, ...scores }),
      refusal('lines hold', { gameNum: ENDED }),
      refusal('lines circle', { gameNum: ENDED, maxWagerCents: 500 }),
      refusal('lines hold', { gameNum: DOWN, periodNumber: 7 }),
      refusal('lines take-down', { gameNum: DOWN, periodNumber: 0 }),
      refusal('lines release', { gameNum: SECOND }),
      refusal('lines release', { gameNum: DOWN, kind: 'hold' }),
      refusal('lines release-score', { gameNum: SECOND }),
      refusal('lines correct-score', { gameNum: SECOND, ...scores }),
      refusal('lines correct-score', { gameNum: ENDED, ...scores, score1: 900 }),
      refusal('lines correct-score', { gameNum: ENDED, ...scores, segments: '7-0,1-2' }),
      refusal('lines correct-score', { gameNum: ENDED, ...scores, segments: '1-2'.padEnd(400, ',1-2') }),
      refusal('lines show', { gameNum: wide - 1 }),
      refusal('lines show', { gameNum: wide }),
      refusal('lines hold', { gameNum: '__proto__' as unknown as number }),
      refusal('lines hold', { gameNum: DOWN, market: '__proto__' as 'S' }),
      refusal('lines circle', { gameNum: DOWN, maxWagerCents: -1 }),
    ]);
    expect(said).toEqual([
      [409, 'unknownGame'],
      [409, 'unknownGame'],
      [409, 'gameOver'],
      [409, 'gameOver'],
      [409, 'noSuchLine'],
      [409, 'standsAlready'],
      [409, 'nothingOverridden'],
      [409, 'nothingOverridden'],
      [409, 'nothingOverridden'],
      [409, 'gameNotBegun'],
      [409, 'impossibleScore'],
      [409, 'impossibleScore'],
      [400, 'badRequest'],
      [409, 'unknownGame'],
      [400, 'badRequest'],
      [400, 'badRequest'],
      [400, 'badRequest'],
      [400, 'badRequest'],
    ]);
    const reader = await addToken(database, 'reader', ['lines.read', 'lines.write']);
    const asReader = await callCommand(gateway.origin, reader, 'lines correct-score', {
      gameNum: ENDED,
      ...scores,
    });
    expect(asReader.body).toMatchObject({ error: { code: 'forbidden' } });
  });

  it('leaves no token of a command behind', async () => {
    const { rows } = await database.pool.query('select name from operator_token where name like $1', [
      'console:%',
    ]);
    expect(rows).toEqual([]);
  });

  it('says so when no gateway runs, and the list is there without one', async () => {
    await gateway.stop();
    expect(await type('lines', 'hold', SECOND)).toMatchObject({ error: { code: 'noBook' } });
    expect((await type('lines', 'list')).length).toBeGreaterThan(2);
    await gateway.start();
  });
});
