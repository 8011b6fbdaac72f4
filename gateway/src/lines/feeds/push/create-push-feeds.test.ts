import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { movedLine, pushedGame } from '../../../../testing/samples/push-rows.ts';
import {
  createBatch,
  MOVER_TOKEN,
  OTHER_TOKEN,
  setUpPushWorld,
} from '../../../../testing/worlds/push-world.ts';

describe('the push feed', () => {
  const world = setUpPushWorld();
  const { send, sendImage, takeFailures } = world;

  it('holds its lines from the start until an image has come', async () => {
    expect(world.book.appends).toEqual([[{ kind: 'feedDown', reason: 'disconnected' }]]);
    const early = await send(createBatch(1, [pushedGame(1)]));
    expect([early.statusCode, early.json()]).toEqual([
      422,
      { error: { code: 'feedSequence', params: { lastSequence: 0, needed: 'image' } } },
    ]);
    expect((await sendImage()).json()).toEqual({
      batchId: 'b1',
      sequence: 1,
      taken: 2,
      refused: [],
      refusedCount: 0,
      held: [],
      heldCount: 0,
      waiting: [],
      waitingCount: 0,
    });
    expect(world.book.appends[1]?.map(({ kind }) => kind)).toEqual([
      'imageBegin',
      'game',
      'line',
      'imageEnd',
    ]);
  });

  describe('taken over from another gateway', () => {
    beforeEach(async () => {
      await world.feed.stop();
      world.book.appends.length = 0;
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      await world.feed.start({ append: (changes) => world.book.append(changes), isRunning: () => true });
    });
    afterEach(() => vi.useRealTimers());
    const isHeld = (): boolean => world.book.appends.flat().some(({ kind }) => kind === 'feedDown');

    it('HR-32.5: holds no line when the mover sends its image at once', async () => {
      expect((await send(createBatch(7, [pushedGame(1)]))).json()).toMatchObject({
        error: { code: 'feedSequence', params: { needed: 'image' } },
      });
      expect((await send(createBatch(8, [pushedGame(1)], true))).statusCode).toBe(200);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(isHeld()).toBe(false);
    });

    it('HR-32.5: holds its lines when no image comes', async () => {
      await vi.advanceTimersByTimeAsync(1_499);
      expect(isHeld()).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(isHeld()).toBe(true);
    });

    it('tells that its lines could not be held when the log takes nothing either', async () => {
      world.book.append = () => Promise.reject(new Error('log away'));
      await vi.advanceTimersByTimeAsync(1_500);
      expect(takeFailures()).toEqual([['notHeld', 'log away', { feedId: 'mover' }]]);
    });

    it('HR-32.5: holds its lines at once for an image in parts, and not again before it is whole', async () => {
      await send({ ...createBatch(7, [pushedGame(1)]), image: 'begin' });
      expect(world.book.appends.map((changes) => changes.map(({ kind }) => kind))).toEqual([
        ['feedDown', 'imageBegin', 'game'],
      ]);
      await vi.advanceTimersByTimeAsync(1_500);
      expect(world.book.appends.length).toBe(1);
      expect((await send({ ...createBatch(8, []), image: 'end' })).statusCode).toBe(200);
    });

    it('writes nothing more once it is stopped', async () => {
      await world.feed.stop();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(world.book.appends).toEqual([]);
    });
  });

  it('answers the same batch again as before and applies it once', async () => {
    await sendImage();
    const second = createBatch(2, [movedLine(1, { spreadAdj1: -115 }), movedLine(2)]);
    const [first, again] = [await send(second), await send(second)];
    expect(again.json()).toEqual(first.json());
    expect(world.book.appends.length).toBe(3);
  });

  it('refuses older sequences, gaps, and a known name under another sequence', async () => {
    await sendImage();
    await send(createBatch(2, []));
    const refused = [
      [{ batchId: 'late', sequence: 1, rows: [] }, 'sequenceUsed'],
      [{ batchId: 'late', sequence: 2, rows: [] }, 'sequenceUsed'],
      [{ batchId: 'gap', sequence: 4, rows: [] }, 'sequenceGap'],
      [{ batchId: 'b1', sequence: 3, rows: [] }, 'batchIdUsed'],
      [{ batchId: 'late', sequence: 2, image: true, rows: [] }, 'sequenceUsed'],
    ] as const;
    for (const [body, reason] of refused) {
      const answer = await send(body);
      expect([answer.statusCode, answer.json()]).toEqual([
        422,
        { error: { code: 'feedSequence', params: { lastSequence: 2, reason } } },
      ]);
    }
    expect((await send(createBatch(9, [], true))).statusCode).toBe(200);
  });

  it('refuses a used name and sequence with other rows, and says so', async () => {
    await sendImage();
    await send(createBatch(2, [movedLine(1, { spreadAdj1: -115 })]));
    const other = await send(createBatch(2, [movedLine(1, { spreadAdj1: -120 })]));
    expect([other.statusCode, other.json()]).toEqual([
      422,
      { error: { code: 'feedSequence', params: { lastSequence: 2, reason: 'otherRows' } } },
    ]);
    expect(world.book.appends.length).toBe(3);
  });

  it('tells a mover that begins again at 1 that it is not where it thinks, be its image the same word for word', async () => {
    await sendImage();
    expect((await sendImage()).statusCode).toBe(200);
    await send(createBatch(2, [movedLine(1, { spreadAdj1: -115 })]));
    const again = await sendImage();
    expect([again.statusCode, again.json()]).toEqual([
      422,
      { error: { code: 'feedSequence', params: { lastSequence: 2, reason: 'sequenceUsed' } } },
    ]);
    expect((await send(createBatch(3, [pushedGame(1)], true))).statusCode).toBe(200);
  });

  it('takes an empty batch for a sign of life', async () => {
    await sendImage();
    await send(createBatch(2, []));
    expect(world.book.appends.at(-1)).toEqual([{ kind: 'beat' }]);
  });

  it('takes batches that come at once one after the other', async () => {
    await sendImage();
    const answers = await Promise.all(
      [2, 3, 4, 5].map((sequence) => send(createBatch(sequence, [pushedGame(sequence)]))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect([...world.book.games.keys()]).toEqual([1, 2, 3, 4, 5]);
  });

  it('wants its image again after the log failed, and takes the same one twice', async () => {
    await sendImage();
    world.isLogAway = true;
    const lost = await send(createBatch(2, [pushedGame(2)]));
    expect([lost.statusCode, lost.json(), lost.headers.connection]).toEqual([
      503,
      { error: { code: 'unavailable', params: { needed: 'image' } } },
      'keep-alive',
    ]);
    world.isLogAway = false;
    expect((await send(createBatch(2, [pushedGame(2)]))).json()).toMatchObject({
      error: { params: { needed: 'image' } },
    });
    expect((await sendImage()).statusCode).toBe(200);
    expect((await send(createBatch(2, [pushedGame(2)]))).json()).toMatchObject({ taken: 1 });
    expect(takeFailures()).toEqual([['batchNotTaken', 'log away', { feedId: 'mover' }]]);
  });

  it('tells what broke a batch when it was no log, and takes the next image', async () => {
    world.judgeRange = () => {
      throw new Error('no ranges');
    };
    expect((await sendImage()).statusCode).toBe(503);
    expect(takeFailures()).toEqual([['batchNotTaken', 'no ranges', { feedId: 'mover' }]]);
    world.judgeRange = () => null;
    expect((await sendImage()).statusCode).toBe(200);
  });

  it('forgets what an image no longer names and what was removed', async () => {
    await sendImage();
    await send(createBatch(2, [pushedGame(2)], true));
    expect((await send(createBatch(3, [movedLine(1)]))).json()).toMatchObject({
      refused: [{ code: 'feedGameUnknown' }],
    });
    await send(createBatch(4, [{ kind: 'removeGame', gameNum: 2 }]));
    expect((await send(createBatch(5, [movedLine(2)]))).json()).toMatchObject({
      refused: [{ code: 'feedGameUnknown' }],
    });
  });

  it.each([
    ['no token', {}, 'mover'],
    ['a wrong token', { authorization: 'Bearer mover-token-of-enough-lengtH' }, 'mover'],
    ['an empty token', { authorization: 'Bearer ' }, 'mover'],
    ["another feed's token", { authorization: `Bearer ${OTHER_TOKEN}` }, 'mover'],
    ['an unknown feed', { authorization: `Bearer ${MOVER_TOKEN}` }, 'nobody'],
  ])('refuses %s without looking at the body', async (_, headers, feedId) => {
    const answer = await send({ nonsense: true }, headers as Record<string, string>, feedId);
    expect([answer.statusCode, answer.json()]).toEqual([401, { error: { code: 'unauthenticated' } }]);
  });

  it('says that the feed does not run here while it is stopped or was never started, and sends the caller elsewhere', async () => {
    await sendImage();
    await world.feed.stop();
    const other = { authorization: `Bearer ${OTHER_TOKEN}` };
    for (const answer of [
      await send(createBatch(2, [])),
      await send(createBatch(1, [], true), other, 'other'),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        503,
        { error: { code: 'unavailable', params: { reason: 'notRunningHere' } } },
      ]);
      expect(answer.headers).toMatchObject({ connection: 'close', 'retry-after': '1' });
    }
  });

  it('asks for the same batch again while the database can’t say whose a new number is', async () => {
    await sendImage();
    const { findForeign } = world.owners;
    world.owners.findForeign = () => Promise.reject(new Error('away'));
    const away = await send(createBatch(2, [pushedGame(2)]));
    expect([away.statusCode, away.json(), away.headers['retry-after']]).toEqual([
      503,
      { error: { code: 'unavailable', params: { reason: 'databaseAway' } } },
      '1',
    ]);
    world.owners.findForeign = findForeign;
    expect(takeFailures()).toEqual([['numbersNotRead', 'away', { feedId: 'mover' }]]);
    expect((await send(createBatch(2, [pushedGame(2)]))).json()).toMatchObject({ taken: 1 });
    world.owners.findForeign = () => Promise.reject(new Error('away'));
    expect((await send(createBatch(3, [movedLine(2, { moneyLine1: 120 })]))).json()).toMatchObject({
      taken: 1,
    });
  });

  it('publishes its schema', async () => {
    const schema = (await world.app.inject({ url: '/api/feed/schema' })).json<{
      required: string[];
      properties: { rows: { items: { anyOf: unknown[] } } };
    }>();
    expect(schema.required).toEqual(['batchId', 'sequence', 'rows']);
    expect(schema.properties.rows.items.anyOf.length).toBe(6);
  });
});
