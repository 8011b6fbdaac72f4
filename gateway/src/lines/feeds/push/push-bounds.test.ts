import type { BatchAnswer } from '@lineboard/domain/lines/feed/batch-answer.schema';
import { describe, expect, it, vi } from 'vitest';
import { imageBatches } from '../../../../testing/samples/image-batches.ts';
import { movedLine, pushedGame, pushedLine } from '../../../../testing/samples/push-rows.ts';
import {
  createBatch,
  MOVER_TOKEN,
  OTHER_TOKEN,
  setUpPushWorld,
} from '../../../../testing/worlds/push-world.ts';

describe('the bounds of a push feed', () => {
  const world = setUpPushWorld();
  const { send, sendImage } = world;

  it.each([
    ['no batch', [], ''],
    ['a name with spaces', { batchId: 'a b', sequence: 1, rows: [] }, 'batchId'],
    ['sequence 0', { batchId: 'a', sequence: 0, rows: [] }, 'sequence'],
    ['rows that are no list', { batchId: 'a', sequence: 1, rows: {} }, 'rows'],
  ])('refuses %s as a whole', async (_, body, field) => {
    const answer = await send(body);
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { error: { code: 'badRequest', params: { field } } },
    ]);
  });

  it.each([
    [
      'more rows than a batch has',
      `{"batchId":"b1","sequence":1,"image":true,"rows":[${'1,'.repeat(1_000)}1]}`,
      'rows',
    ],
    [
      '600,000 rows',
      `{"batchId":"b1","sequence":1,"image":true,"rows":[${'{},'.repeat(600_000)}{}]}`,
      undefined,
    ],
    [
      'a million figures',
      `{"batchId":"b1","sequence":1,"rows":[{"kind":"game","correlation":[${'1,'.repeat(1_000_000)}1]}]}`,
      undefined,
    ],
    [
      'lists within lists',
      `{"batchId":"b1","sequence":1,"rows":${'['.repeat(900_000)}${']'.repeat(900_000)}}`,
      undefined,
    ],
  ])('judges no row of a body with %s', async (_, payload, field) => {
    const headers = { authorization: `Bearer ${MOVER_TOKEN}`, 'content-type': 'application/json' };
    const answer = await send(payload, headers);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ error: { params?: { field: string } } }>().error.params?.field).toBe(field);
    expect(answer.body.length).toBeLessThan(1_000);
    expect(world.book.appends.length).toBe(1);
  });

  it.each([
    [
      'correlation',
      pushedGame(1, { correlation: Array.from({ length: 100_000 }, (_, at) => at + 1) }),
      'has more than 200 entries',
    ],
    ['team1Id', pushedGame(1, { team1Id: 'x'.repeat(1_000_000) }), 'has more than 1000 characters'],
    [
      '',
      Object.fromEntries([['kind', 'game'], ...Array.from({ length: 1_000 }, (_, at) => [`f${at}`, 1])]),
      'has more than 64 fields',
    ],
  ])('refuses a row whose %j is larger than any before it looks closer', async (field, row, reason) => {
    expect((await send(createBatch(1, [row], true))).json()).toMatchObject({
      taken: 0,
      refused: [{ row: 0, field, reason }],
    });
  });

  it('lets other work go on while it judges a large batch', async () => {
    let nowMs = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 10));
    let turns = 0;
    let counting = setImmediate(function count() {
      turns += 1;
      counting = setImmediate(count);
    });
    const rows = Array.from({ length: 1_000 }, (_, row) => pushedGame(row + 1));
    expect((await send(createBatch(1, rows, true))).json()).toMatchObject({ taken: 1_000 });
    clearImmediate(counting);
    clock.mockRestore();
    expect(turns).toBeGreaterThan(30);
  });

  it('says what an image leaves out of a large board in steps, the image’s end in the last', async () => {
    const board = Array.from({ length: 2_500 }, (_, at) => [pushedGame(at + 1), pushedLine(at + 1)]).flat();
    let sequence = 0;
    for (const { image, rows } of imageBatches(board))
      await send({ ...createBatch((sequence += 1), [...rows]), image });
    expect(world.book.games.size).toBe(2_500);
    const before = world.book.appends.length;
    await send(createBatch(sequence + 1, [pushedGame(1)], true));
    const steps = world.book.appends.slice(before);
    expect(steps.map(({ length }) => length)).toEqual([2_000, 2_000, 1_001]);
    expect([steps[0]?.[0]?.kind, steps.at(-1)?.at(-1)?.kind]).toEqual(['imageBegin', 'imageEnd']);
    expect([world.book.games.size, world.book.lines.get('2500.0.main')]).toMatchObject([
      2_500,
      { doubtedMarkets: 'SMLE' },
    ]);
  });

  it('reads four bodies of a feed at a time, and leaves the other feed its own', async () => {
    await sendImage();
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    world.owners.findForeign = async () => {
      await gate;
      return { games: new Map(), contests: new Map() };
    };
    const held = [2, 3, 4, 5].map(
      async (sequence) => await send(createBatch(sequence, [pushedGame(sequence)])),
    );
    await vi.waitFor(async () => expect((await send(createBatch(6, []))).statusCode).toBe(429));
    const other = await send(createBatch(1, [], true), { authorization: `Bearer ${OTHER_TOKEN}` }, 'other');
    expect(other.statusCode).toBe(503);
    release();
    expect((await Promise.all(held)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await send(createBatch(6, []))).statusCode).toBe(200);
  });

  it('bounds what one feed can hold: 200 stores, 500 headings, 5,000 headings of all stores together', async () => {
    world.stores = Array.from({ length: 202 }, (_, store) => `s${store}`);
    const rowsOf = (stores: number, headings: number): unknown[] => [
      pushedGame(1),
      ...Array.from({ length: stores }, (_, store) => movedLine(1, { store: `s${store}` })),
      ...Array.from({ length: headings }, (_, at) => pushedGame(10 + at, { isTitle: true })),
    ];
    const refusedOf = async (sequence: number, stores: number, headings: number) => {
      const answer = await send(createBatch(sequence, rowsOf(stores, headings), true));
      return answer.json<BatchAnswer>().refused.map(({ row, field }) => [row, field]);
    };
    expect(await refusedOf(1, 201, 0)).toEqual([[201, 'store']]);
    expect(await refusedOf(2, 9, 501)).toEqual([[510, 'isTitle']]);
    expect(await refusedOf(3, 50, 101)).toEqual([[151, 'isTitle']]);
    const stores = [
      movedLine(1, { store: 's50' }),
      pushedGame(10),
      pushedGame(11),
      movedLine(1, { store: 's50' }),
    ];
    expect((await send(createBatch(4, stores))).json()).toMatchObject({
      taken: 3,
      refused: [{ row: 0, field: 'store' }],
    });
  });

  it('bounds what one feed can hold to 20,000 games and lines, in as many parts as they come', async () => {
    const games = Array.from({ length: 20_000 }, (_, at) => pushedGame(at + 1_000));
    const batches = imageBatches(games);
    for (const [at, { image, rows }] of batches.entries())
      expect((await send({ ...createBatch(at + 1, [...rows]), image })).json()).toMatchObject({
        taken: 1_000,
      });
    expect((await send(createBatch(21, [pushedGame(1), movedLine(1_000)]))).json()).toMatchObject({
      refusedCount: 2,
    });
    await send(createBatch(22, [{ kind: 'removeGame', gameNum: 1_000 }]));
    expect((await send(createBatch(23, [pushedGame(1)]))).json()).toMatchObject({ taken: 1 });
  });
});
