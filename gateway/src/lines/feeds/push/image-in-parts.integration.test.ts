import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { imageBatches } from '../../../../testing/samples/image-batches.ts';
import { pushedGame, pushedLine } from '../../../../testing/samples/push-rows.ts';
import { createPushingGateway, type PushingGateway } from '../../../../testing/gateways/pushing-gateway.ts';
import { createTestDatabase, oneEngine } from '../../../../testing/servers/test-database.ts';
import type { Database } from '../../../ground/database/create-database.ts';

type Image = boolean | 'begin' | 'part' | 'end';

describe.each(oneEngine())('an image in parts on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: PushingGateway;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
  });
  beforeEach(async () => {
    gateway = await createPushingGateway(database, ['mover', 'other']);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await gateway.close();
  });
  afterAll(() => drop());

  const send = (sequence: number, image: Image, rows: object[], feedId = 'mover', name = 'b') =>
    gateway.send(feedId, { batchId: `${name}${sequence}`, sequence, image, rows });
  const game = (gameNum: number, fields: object = {}): object[] => [
    pushedGame(gameNum),
    pushedLine(gameNum, { ...fields }),
  ];
  const quote = (gameNum: number) =>
    gateway.book.quote({ type: 'G', gameNum, periodNumber: 0, market: 'S', side: 'team2' }, 'main');
  /** The game's line as a ticket sees it: its price, or the reason why there is none. */
  const seen = (gameNum: number): number | 'gone' | 'held' | null | undefined => {
    const found = quote(gameNum);
    if (found?.type !== 'G') return 'gone';
    return found.feedUp && found.line.spreadLineStatus === 'O' ? found.line.spreadAdj2 : 'held';
  };

  it('HR-32.5: is taken part by part, opens its lines when it is whole, and takes out what none of them named', async () => {
    expect((await send(1, 'begin', game(1))).body).toMatchObject({ taken: 2, refusedCount: 0 });
    await send(2, 'part', [pushedGame(2)]);
    await send(3, 'part', [pushedLine(2)]);
    expect([seen(1), seen(2)]).toEqual(['held', 'held']);
    await send(4, 'end', game(3));
    expect([1, 2, 3].map(seen)).toEqual([-110, -110, -110]);

    await send(5, 'begin', game(1, { spreadAdj2: -115 }));
    expect([1, 2, 3].map(seen)).toEqual([-115, -110, -110]);
    await send(6, 'end', game(3));
    expect([1, 2, 3].map(seen)).toEqual([-115, 'gone', -110]);
  });

  it('HR-32.5: quotes nothing that a large image left out, and takes it out over several entries', async () => {
    const rows = Array.from({ length: 1_500 }, (_, at) => game(at + 1)).flat();
    for (const [at, { image, rows: some }] of imageBatches(rows).entries())
      expect((await send(at + 1, image, [...some])).body.refusedCount).toBe(0);
    await vi.waitFor(() => expect([seen(1), seen(1_500)]).toEqual([-110, -110]));
    const before = gateway.book.position.clk;
    await send(4, true, game(1_500));
    expect([seen(1), seen(1_499), seen(1_500)]).toEqual(['gone', 'gone', -110]);
    expect(gateway.book.game(1_499)).not.toBeNull();
    await vi.waitFor(() => expect(gateway.book.game(1_499)).toBeNull());
    expect(gateway.book.position.clk - before).toBeGreaterThanOrEqual(3);
    expect([...gateway.book.topicState('lines/main/Football/NFL').line.keys()]).toEqual(['1500.0']);
  });

  it('holds a line that it says again before it has taken it out', async () => {
    const rows = Array.from({ length: 1_000 }, (_, at) => game(at + 1)).flat();
    for (const [at, { image, rows: some }] of imageBatches(rows).entries())
      await send(at + 1, image, [...some]);
    await vi.waitFor(() => expect(seen(1_000)).toBe(-110));
    await send(3, true, []);
    await send(4, false, game(1_000, { spreadAdj2: -120 }));
    expect(seen(1_000)).toBe(-120);
    await vi.waitFor(() => expect(gateway.book.game(999)).toBeNull());
    expect(seen(1_000)).toBe(-120);
  });

  it('that stops midway is asked to end, given up after a minute, and started over', async () => {
    await send(1, true, [...game(1), ...game(2)]);
    await send(2, 'begin', game(1, { spreadAdj2: -115 }));
    const plain = await send(3, false, game(2));
    expect([plain.status, plain.body.error]).toEqual([
      422,
      { code: 'feedSequence', params: { lastSequence: 2, needed: 'imageEnd' } },
    ]);
    const nowMs = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => nowMs + 60_000);
    for (const [image, rows] of [
      ['part', game(2)],
      ['end', []],
      [false, game(2)],
    ] as const) {
      const late = await send(3, image, [...rows]);
      expect(late.body.error).toEqual({ code: 'feedSequence', params: { lastSequence: 2, needed: 'image' } });
    }
    await send(3, 'begin', game(2));
    expect([seen(1), seen(2)]).toEqual(['held', 'held']);
    await send(4, 'end', []);
    expect([seen(1), seen(2)]).toEqual(['gone', -110]);
  });

  it('refuses parts out of order, and the same part again is answered as before', async () => {
    for (const image of ['part', 'end'] as const)
      expect((await send(1, image, [])).body.error).toMatchObject({ params: { needed: 'image' } });
    await send(1, 'begin', game(1));
    expect((await send(3, 'end', [])).body.error).toMatchObject({ params: { reason: 'sequenceGap' } });
    expect((await send(1, 'part', [], 'mover', 'late')).body.error).toMatchObject({
      params: { reason: 'sequenceUsed' },
    });
    const part = await send(2, 'part', game(2));
    expect(await send(2, 'part', game(2))).toEqual(part);
    expect((await send(2, 'part', game(3))).body.error).toMatchObject({ params: { reason: 'otherRows' } });
    const end = await send(3, 'end', []);
    expect(await send(3, 'end', [])).toEqual(end);
    expect([1, 2, 3].map(seen)).toEqual([-110, -110, 'gone']);
    for (const image of ['part', 'end'] as const)
      expect((await send(4, image, [])).body.error).toMatchObject({ params: { needed: 'image' } });
    expect((await send(4, false, [])).status).toBe(200);
  });

  it('is replaced by a second one, and a part of the first has no place in it', async () => {
    await send(1, 'begin', game(1), 'mover', 'one');
    await send(2, 'begin', game(2), 'mover', 'two');
    expect((await send(2, 'part', game(3), 'mover', 'one')).body.error).toMatchObject({
      params: { lastSequence: 2, reason: 'sequenceUsed' },
    });
    await send(3, 'end', [], 'mover', 'two');
    expect([1, 2, 3].map(seen)).toEqual(['gone', -110, 'gone']);
    await send(4, 'begin', game(1));
    await send(5, true, game(3));
    expect([1, 2, 3].map(seen)).toEqual(['gone', 'gone', -110]);
  });

  it('HR-32.5: is asked for again by a gateway that was started between two parts', async () => {
    await send(1, 'begin', game(1));
    await gateway.close();
    gateway = await createPushingGateway(database, ['mover', 'other']);
    for (const image of ['part', 'end', false] as const)
      expect((await send(2, image, game(2))).body.error).toMatchObject({ params: { needed: 'image' } });
    await send(2, 'begin', game(2));
    expect([seen(1), seen(2)]).toEqual(['gone', 'held']);
    await send(3, 'end', game(1));
    expect([seen(1), seen(2)]).toEqual([-110, -110]);
  });

  it('leaves another feed’s game to it, whatever comes between', async () => {
    await send(1, true, game(7), 'other');
    await send(1, 'begin', game(1));
    const part = await send(2, 'part', [...game(7, { spreadAdj2: 500 }), ...game(2)]);
    expect(part.body).toMatchObject({
      taken: 2,
      refused: [{ code: 'feedNumberTaken' }, { code: 'feedGameUnknown' }],
    });
    expect((await send(2, false, game(3), 'other')).body.taken).toBe(2);
    const claimed = await send(3, false, game(1), 'other');
    expect(claimed.body.refused[0]).toMatchObject({ code: 'feedNumberTaken' });
    await send(3, 'end', []);
    expect([1, 2, 3, 7].map(seen)).toEqual([-110, -110, -110, -110]);
  });
});
