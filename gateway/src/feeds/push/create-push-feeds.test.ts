import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ToldBook } from '../../../testing/told-book.ts';
import type { FeedSink } from '../feed.ts';
import { createPushFeeds, type PushFeeds } from './create-push-feeds.ts';
import type { BatchAnswer } from './take-batch.ts';

const TOKEN = 'mover-token-of-enough-length';
const KICKOFF_MS = Date.UTC(2031, 8, 7, 17);

const gameRow = (gameNum: number, fields: Record<string, unknown> = {}) => ({
  kind: 'game',
  gameNum,
  sportType: 'Football',
  sportSubType: 'NFL',
  team1Id: 'Bears',
  team2Id: 'Lions',
  team1RotNum: 101,
  team2RotNum: 102,
  gameDateTimeMs: KICKOFF_MS,
  listedPitcher1: null,
  listedPitcher2: null,
  preventPointBuyingFlag: false,
  parlayRestriction: null,
  includeTeamTotals: false,
  correlation: [],
  isTitle: false,
  isSpotlight: false,
  ...fields,
});
const lineRow = (gameNum: number, fields: Record<string, unknown> = {}) => ({
  kind: 'line',
  gameNum,
  periodNumber: 0,
  store: 'main',
  ...fields,
});

describe('the push feed', () => {
  let app: FastifyInstance;
  let push: PushFeeds;
  let book: ToldBook;
  let refusing: boolean;

  beforeEach(async () => {
    app = fastify();
    book = new ToldBook();
    refusing = false;
    const sink: FeedSink = {
      append: (changes) => (refusing ? Promise.reject(new Error('log away')) : book.append(changes)),
    };
    push = createPushFeeds([
      { feedId: 'mover', token: TOKEN },
      { feedId: 'other', token: 'another-token-long-enough' },
    ]);
    push.routes(app);
    await push.feeds[0]!.start(sink);
  });
  afterEach(async () => {
    await push.feeds[0]!.stop();
    await app.close();
  });

  const send = (
    body: unknown,
    headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` },
    feedId = 'mover',
  ) => app.inject({ method: 'POST', url: `/api/feed/${feedId}`, headers, payload: body as object });
  const batch = (sequence: number, rows: unknown[], image = false) => ({
    batchId: `b${sequence}`,
    sequence,
    image,
    rows,
  });
  const sendImage = () =>
    send(
      batch(
        1,
        [gameRow(1), lineRow(1, { spread1: 3, spread2: -3, spreadAdj1: -110, spreadAdj2: -110 })],
        true,
      ),
    );

  it('holds its lines from the start until an image has come', async () => {
    expect(book.appends).toEqual([[{ kind: 'feedDown', reason: 'disconnected' }]]);
    const early = await send(batch(1, [gameRow(1)]));
    expect([early.statusCode, early.json()]).toEqual([
      422,
      { error: { code: 'feedSequence', params: { lastSequence: 0, needed: 'image' } } },
    ]);
    expect((await sendImage()).json()).toEqual({ batchId: 'b1', sequence: 1, taken: 2, refused: [] });
    expect(book.appends[1]?.map(({ kind }) => kind)).toEqual(['imageBegin', 'game', 'line', 'imageEnd']);
  });

  it('names every field of a new line and only the moved ones of a known line', async () => {
    await sendImage();
    expect(book.lines.get('1.0.main')).toMatchObject({
      spread1: 3,
      moneyLine1: null,
      totalsStatus: 'O',
      disabled: false,
      periodWagerCutoffMs: KICKOFF_MS,
    });
    await send(batch(2, [lineRow(1, { spreadAdj1: -115 })]));
    expect(book.appends[2]).toEqual([
      { kind: 'line', line: { gameNum: 1, periodNumber: 0, store: 'main', spreadAdj1: -115 } },
    ]);
  });

  it('refuses bad rows by index, field and reason, and takes the others', async () => {
    const answer = (
      await send(
        batch(
          1,
          [
            gameRow(1),
            lineRow(1, { moneyLine1: -90 }),
            lineRow(1, { spread1: 3.3 }),
            lineRow(1, { moneyLine1: 150.5 }),
            lineRow(1, { periodNumber: 9 }),
            lineRow(1, { odds: 2 }),
            lineRow(7, { moneyLine1: 120 }),
            { kind: 'bonus' },
            null,
            gameRow(2, { team1Id: 'x'.repeat(81) }),
            gameRow(3, { team1Id: 'Bears\u0000' }),
            gameRow(4, { sportType: 'Curling' }),
            gameRow(5, { gameDateTimeMs: KICKOFF_MS / 1_000 }),
            {
              kind: 'score',
              gameNum: 1,
              phase: 'final',
              score1: 7,
              score2: 3,
              segments: [
                [7, 3],
                [7, 0],
              ],
            },
            { kind: 'contestLine', contestNum: 5, contestantNum: 1, store: 'main', moneyLine: 500 },
            { kind: 'removeGame', gameNum: 8 },
            lineRow(1, { moneyLine1: 120, moneyLine2: -140 }),
          ],
          true,
        ),
      )
    ).json<BatchAnswer>();
    expect(answer.taken).toBe(2);
    expect(answer.refused.map(({ row, code, field }) => [row, code, field])).toEqual([
      [1, 'feedRowInvalid', 'moneyLine1'],
      [2, 'feedRowInvalid', 'spread1'],
      [3, 'feedRowInvalid', 'moneyLine1'],
      [4, 'feedRowInvalid', 'periodNumber'],
      [5, 'feedRowInvalid', 'odds'],
      [6, 'feedGameUnknown', 'gameNum'],
      [7, 'feedRowInvalid', 'kind'],
      [8, 'feedRowInvalid', 'kind'],
      [9, 'feedRowInvalid', 'team1Id'],
      [10, 'feedRowInvalid', 'team1Id'],
      [11, 'feedRowInvalid', 'sportType'],
      [12, 'feedRowInvalid', 'gameDateTimeMs'],
      [13, 'feedRowInvalid', 'segments'],
      [14, 'feedRowInvalid', 'contestType'],
      [15, 'feedGameUnknown', 'gameNum'],
    ]);
    expect(answer.refused.every(({ reason }) => reason.length > 3)).toBe(true);
    expect(book.lines.get('1.0.main')).toMatchObject({ moneyLine1: 120, moneyLine2: -140 });
  });

  it('answers the same batch again as before and applies it once', async () => {
    await sendImage();
    const second = batch(2, [lineRow(1, { spreadAdj1: -115 }), lineRow(2)]);
    const [first, again] = [await send(second), await send(second)];
    expect(again.json()).toEqual(first.json());
    expect(book.appends.length).toBe(3);
  });

  it('refuses older sequences, gaps, and a known name under another sequence', async () => {
    await sendImage();
    await send(batch(2, []));
    const refused = await Promise.all([
      send({ batchId: 'late', sequence: 1, rows: [] }),
      send({ batchId: 'late', sequence: 2, rows: [] }),
      send({ batchId: 'gap', sequence: 4, rows: [] }),
      send({ batchId: 'b1', sequence: 3, rows: [] }),
      send({ batchId: 'late', sequence: 2, image: true, rows: [] }),
    ]);
    for (const answer of refused) {
      expect([answer.statusCode, answer.json()]).toEqual([
        422,
        { error: { code: 'feedSequence', params: { lastSequence: 2 } } },
      ]);
    }
    expect((await send(batch(9, [], true))).statusCode).toBe(200);
  });

  it('takes an empty batch for a sign of life', async () => {
    await sendImage();
    await send(batch(2, []));
    expect(book.appends.at(-1)).toEqual([{ kind: 'beat' }]);
  });

  it('takes batches that come at once one after the other', async () => {
    await sendImage();
    const answers = await Promise.all(
      [2, 3, 4, 5].map((sequence) => send(batch(sequence, [gameRow(sequence)]))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect([...book.games.keys()]).toEqual([1, 2, 3, 4, 5]);
  });

  it('wants its image again after the log failed, and takes the same one twice', async () => {
    await sendImage();
    refusing = true;
    const lost = await send(batch(2, [gameRow(2)]));
    expect([lost.statusCode, lost.json(), lost.headers.connection]).toEqual([
      503,
      { error: { code: 'unavailable', params: { needed: 'image' } } },
      'keep-alive',
    ]);
    refusing = false;
    expect((await send(batch(2, [gameRow(2)]))).json()).toMatchObject({
      error: { params: { needed: 'image' } },
    });
    expect((await sendImage()).statusCode).toBe(200);
    expect((await send(batch(2, [gameRow(2)]))).json()).toMatchObject({ taken: 1 });
  });

  it('forgets what an image no longer names and what was removed', async () => {
    await sendImage();
    await send(batch(2, [gameRow(2)], true));
    expect((await send(batch(3, [lineRow(1)]))).json()).toMatchObject({
      refused: [{ code: 'feedGameUnknown' }],
    });
    await send(batch(4, [{ kind: 'removeGame', gameNum: 2 }]));
    expect((await send(batch(5, [lineRow(2)]))).json()).toMatchObject({
      refused: [{ code: 'feedGameUnknown' }],
    });
  });

  it('takes contests, outcomes and scores', async () => {
    const contest = {
      kind: 'contestLine',
      contestNum: 5,
      contestantNum: 1,
      store: 'main',
      contestType: 'Golf',
      contestType2: 'Tour',
      contestType3: 'Winner',
      contestDesc: 'Open – Winner',
      contestantName: 'A. Player',
      wagerCutoffMs: KICKOFF_MS,
      moneyLine: 500,
    };
    const score = {
      kind: 'score',
      gameNum: 1,
      phase: 'final',
      score1: 20,
      score2: 17,
      segments: [
        [7, 10],
        [10, 7],
        [0, 0],
        [3, 0],
      ],
    };
    await send(batch(1, [gameRow(1), contest, score], true));
    await send(
      batch(2, [{ kind: 'contestLine', contestNum: 5, contestantNum: 1, store: 'main', outcome: 'W' }]),
    );
    expect(book.contestLines.get('5.1.main')).toMatchObject({ moneyLine: 500, status: 'O', outcome: 'W' });
    expect(book.scores.get(1)).toMatchObject({ phase: 'final', clock: '', startingPitcher1: null });
  });

  it.each([
    ['no token', {}, 'mover'],
    ['a wrong token', { authorization: 'Bearer mover-token-of-enough-lengtH' }, 'mover'],
    ['an empty token', { authorization: 'Bearer ' }, 'mover'],
    ["another feed's token", { authorization: 'Bearer another-token-long-enough' }, 'mover'],
    ['an unknown feed', { authorization: `Bearer ${TOKEN}` }, 'nobody'],
  ])('refuses %s without looking at the body', async (_, headers, feedId) => {
    const answer = await send({ nonsense: true }, headers as Record<string, string>, feedId);
    expect([answer.statusCode, answer.json()]).toEqual([401, { error: { code: 'unauthenticated' } }]);
  });

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

  it('says that the feed does not run here while it is stopped or was never started, and sends the caller elsewhere', async () => {
    await sendImage();
    await push.feeds[0]!.stop();
    const other = { authorization: 'Bearer another-token-long-enough' };
    for (const answer of [await send(batch(2, [])), await send(batch(1, [], true), other, 'other')]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        503,
        { error: { code: 'unavailable', params: { reason: 'notRunningHere' } } },
      ]);
      expect(answer.headers).toMatchObject({ connection: 'close', 'retry-after': '1' });
    }
  });

  it('publishes its schema', async () => {
    const schema = (await app.inject({ url: '/api/feed/schema' })).json<{
      required: string[];
      properties: { rows: { items: { anyOf: unknown[] } } };
    }>();
    expect(schema.required).toEqual(['batchId', 'sequence', 'rows']);
    expect(schema.properties.rows.items.anyOf.length).toBe(6);
  });
});
