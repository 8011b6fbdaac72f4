import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotedFailures } from '../../../testing/fakes/noted-failures.ts';
import { imageBatches } from '../../../testing/samples/image-batches.ts';
import { pushedContestLine, pushedGame } from '../../../testing/samples/push-rows.ts';
import { ToldBook } from '../../../testing/fakes/told-book.ts';
import type { FeedSink } from '../feed.ts';
import { createPushFeeds, type PushFeeds } from './create-push-feeds.ts';
import type { BatchAnswer } from '@lineboard/domain/feed/batch-answer';
import type { NumberOwners } from './number-owners.ts';
import type { JudgeRange } from './number-ranges.ts';

const TOKEN = 'mover-token-of-enough-length';
const KICKOFF_MS = Date.UTC(2031, 8, 7, 17);

const gameRow = pushedGame;
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
  let owners: NumberOwners;
  let judgeRange: JudgeRange;
  let noted: ReturnType<typeof createNotedFailures>;

  beforeEach(async () => {
    app = fastify();
    book = new ToldBook();
    refusing = false;
    judgeRange = () => null;
    const sink: FeedSink = {
      append: (changes) => (refusing ? Promise.reject(new Error('log away')) : book.append(changes)),
    };
    owners = {
      ofGame: () => null,
      ofContest: () => null,
      findForeign: () => Promise.resolve({ games: new Map(), contests: new Map() }),
      findWagered: () => Promise.resolve(new Set()),
      findOpenWagers: () => Promise.resolve([]),
    };
    const tokens = [
      { feedId: 'mover', token: TOKEN },
      { feedId: 'other', token: 'another-token-long-enough' },
    ];
    noted = createNotedFailures();
    push = createPushFeeds(tokens, {
      owners,
      judgeRange: (...asked) => judgeRange(...asked),
      onRefused: () => undefined,
      reporter: noted.reporter,
    });
    push.routes(app);
    await push.feeds[0]!.start(sink);
  });
  afterEach(async () => {
    await push.feeds[0]!.stop();
    await app.close();
    expect(noted.failures).toEqual([]);
  });

  /** What was reported since the last call: the kind, the cause in words, the feed. */
  const takeFailures = () =>
    noted.failures.splice(0).map(({ kind, cause, about }) => [kind, (cause as Error).message, about]);

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
    expect((await sendImage()).json()).toEqual({
      batchId: 'b1',
      sequence: 1,
      taken: 2,
      refused: [],
      refusedCount: 0,
      waiting: [],
      waitingCount: 0,
    });
    expect(book.appends[1]?.map(({ kind }) => kind)).toEqual(['imageBegin', 'game', 'line', 'imageEnd']);
  });

  describe('taken over from another gateway', () => {
    beforeEach(async () => {
      await push.feeds[0]!.stop();
      book.appends.length = 0;
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      await push.feeds[0]!.start({ append: (changes) => book.append(changes), isRunning: () => true });
    });
    afterEach(() => vi.useRealTimers());
    const isHeld = (): boolean => book.appends.flat().some(({ kind }) => kind === 'feedDown');

    it('HR-32.5: holds no line when the mover sends its image at once', async () => {
      expect((await send(batch(7, [gameRow(1)]))).json()).toMatchObject({
        error: { code: 'feedSequence', params: { needed: 'image' } },
      });
      expect((await send(batch(8, [gameRow(1)], true))).statusCode).toBe(200);
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
      book.append = () => Promise.reject(new Error('log away'));
      await vi.advanceTimersByTimeAsync(1_500);
      expect(takeFailures()).toEqual([['notHeld', 'log away', { feedId: 'mover' }]]);
    });

    it('HR-32.5: holds its lines at once for an image in parts, and not again before it is whole', async () => {
      await send({ ...batch(7, [gameRow(1)]), image: 'begin' });
      expect(book.appends.map((changes) => changes.map(({ kind }) => kind))).toEqual([
        ['feedDown', 'imageBegin', 'game'],
      ]);
      await vi.advanceTimersByTimeAsync(1_500);
      expect(book.appends.length).toBe(1);
      expect((await send({ ...batch(8, []), image: 'end' })).statusCode).toBe(200);
    });

    it('writes nothing more once it is stopped', async () => {
      await push.feeds[0]!.stop();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(book.appends).toEqual([]);
    });
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

  it('HR-11.1: takes what a game forbids its legs in parlays, and nothing that isn’t named', async () => {
    const games = ['D', 'S', null, 'X'].map((parlayRestriction, at) =>
      gameRow(at + 1, { parlayRestriction }),
    );
    const answer = (await send(batch(1, games, true))).json<BatchAnswer>();
    expect(answer).toMatchObject({ taken: 3, refused: [{ row: 3, code: 'feedRowInvalid' }] });
    expect([...book.games.values()]).toMatchObject(
      (['D', 'S', null] as const).map((parlayRestriction) => ({ parlayRestriction })),
    );
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
    expect((await send(batch(9, [], true))).statusCode).toBe(200);
  });

  it('refuses a used name and sequence with other rows, and says so', async () => {
    await sendImage();
    await send(batch(2, [lineRow(1, { spreadAdj1: -115 })]));
    const other = await send(batch(2, [lineRow(1, { spreadAdj1: -120 })]));
    expect([other.statusCode, other.json()]).toEqual([
      422,
      { error: { code: 'feedSequence', params: { lastSequence: 2, reason: 'otherRows' } } },
    ]);
    expect(book.appends.length).toBe(3);
  });

  it('tells a mover that begins again at 1 that it is not where it thinks, be its image the same word for word', async () => {
    await sendImage();
    expect((await sendImage()).statusCode).toBe(200);
    await send(batch(2, [lineRow(1, { spreadAdj1: -115 })]));
    const again = await sendImage();
    expect([again.statusCode, again.json()]).toEqual([
      422,
      { error: { code: 'feedSequence', params: { lastSequence: 2, reason: 'sequenceUsed' } } },
    ]);
    expect((await send(batch(3, [gameRow(1)], true))).statusCode).toBe(200);
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
    expect(takeFailures()).toEqual([['batchNotTaken', 'log away', { feedId: 'mover' }]]);
  });

  it('tells what broke a batch when it was no log, and takes the next image', async () => {
    judgeRange = () => {
      throw new Error('no ranges');
    };
    expect((await sendImage()).statusCode).toBe(503);
    expect(takeFailures()).toEqual([['batchNotTaken', 'no ranges', { feedId: 'mover' }]]);
    judgeRange = () => null;
    expect((await sendImage()).statusCode).toBe(200);
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

  it.each([
    ['half a character', 'Bears \ud800', 'has half a character'],
    ['a control character', 'Be\u0000ars', 'has a control character'],
    [
      'a mark that turns the text',
      'Bears \u202e+0011',
      'has a character that is not seen or turns the direction of the text',
    ],
    ['a space at its end', 'Bears ', 'begins or ends with a space'],
  ])('refuses the rows of a name with %s, and names row and field', async (_, name, reason) => {
    const rows = [
      gameRow(1),
      gameRow(2, { team2Id: name }),
      gameRow(3, { sportSubType: name }),
      gameRow(4, { listedPitcher1: name }),
      pushedContestLine(1, { contestDesc: name }),
      pushedContestLine(2, { contestType3: name }),
      { kind: 'score', gameNum: 1, phase: 'live', score1: 0, score2: 0, clock: name },
      { kind: 'score', gameNum: 1, phase: 'live', score1: 0, score2: 0, startingPitcher2: name },
      lineRow(1, { store: name }),
    ];
    const answer = (await send(batch(1, rows, true))).json<BatchAnswer>();
    expect(answer.refused.slice(0, -1).map((each) => [each.row, each.field, each.reason])).toEqual([
      [1, 'team2Id', reason],
      [2, 'sportSubType', reason],
      [3, 'listedPitcher1', reason],
      [4, 'contestDesc', reason],
      [5, 'contestType3', reason],
      [6, 'clock', reason],
      [7, 'startingPitcher2', reason],
    ]);
    expect(answer.refused.at(-1)).toMatchObject({ row: 8, field: 'store' });
    expect(answer.taken).toBe(1);
    expect([...book.games.keys()]).toEqual([1]);
  });

  it('refuses bytes that are no UTF-8 as a whole', async () => {
    const half = Buffer.from([0xed, 0xa0, 0x80]);
    const text = JSON.stringify(batch(1, [gameRow(1, { team1Id: '@@' })], true)).split('@@');
    const payload = Buffer.concat([Buffer.from(text[0]!), half, Buffer.from(text[1]!)]);
    const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: '/api/feed/mover', headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(book.appends.length).toBe(1);
  });

  it.each([
    ['spread1', 80.25, 'is no spread of Football: -80 to 80'],
    ['totalPoints', 0, 'is no total of Football: more than 0, at most 150'],
    ['totalPoints', 210, 'is no total of Football: more than 0, at most 150'],
    ['team2TotalPoints', 0, 'is no total of Football: more than 0, at most 150'],
  ])('refuses a line of %s %d, which no game has', async (field, points, reason) => {
    const answer = await send(batch(1, [gameRow(1), lineRow(1, { [field]: points })], true));
    expect(answer.json()).toMatchObject({ taken: 1, refused: [{ row: 1, field, reason }] });
  });

  it('refuses a price that no ticket can name, and numbers that are none', async () => {
    const sendFields = (fields: string[]) =>
      send(
        `{"batchId":"b1","sequence":1,"image":true,"rows":[${JSON.stringify(gameRow(1))},${fields
          .map((field) => `{"kind":"line","gameNum":1,"periodNumber":0,"store":"main",${field}}`)
          .join(',')}]}`,
        { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      );
    const wrong = [
      '"moneyLine1":1000001',
      '"moneyLine1":99',
      '"moneyLine1":1e400',
      '"spread1":3.00000000000001',
      '"totalPoints":1e-320',
      '"gameNum":1e21',
    ];
    expect((await sendFields(['"__proto__":{"moneyLine1":120}'])).statusCode).toBe(400);
    expect((await sendFields(wrong)).json()).toMatchObject({ taken: 1, refusedCount: wrong.length });
    expect(book.lines.size).toBe(0);
  });

  it('lists the first 100 of many refused rows, counts the rest and clips their names', async () => {
    const rows = Array.from({ length: 1_000 }, (_, row) => ({
      kind: 'game',
      [`x${'y'.repeat(400)}${row}`]: 1,
    }));
    const answer = await send(batch(1, rows, true));
    const body = answer.json<BatchAnswer>();
    expect([body.taken, body.refused.length, body.refusedCount]).toEqual([0, 100, 1_000]);
    expect(answer.body.length).toBeLessThan(40_000);
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
    const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
    const answer = await send(payload, headers);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ error: { params?: { field: string } } }>().error.params?.field).toBe(field);
    expect(answer.body.length).toBeLessThan(1_000);
    expect(book.appends.length).toBe(1);
  });

  it.each([
    [
      'correlation',
      gameRow(1, { correlation: Array.from({ length: 100_000 }, (_, at) => at + 1) }),
      'has more than 200 entries',
    ],
    ['team1Id', gameRow(1, { team1Id: 'x'.repeat(1_000_000) }), 'has more than 1000 characters'],
    [
      '',
      Object.fromEntries([['kind', 'game'], ...Array.from({ length: 1_000 }, (_, at) => [`f${at}`, 1])]),
      'has more than 64 fields',
    ],
  ])('refuses a row whose %j is larger than any before it looks closer', async (field, row, reason) => {
    expect((await send(batch(1, [row], true))).json()).toMatchObject({
      taken: 0,
      refused: [{ row: 0, field, reason }],
    });
  });

  it('HR-40.5: takes a dead heat with the outcome that it is of, and no more places than would pay a win', async () => {
    const won = { outcome: 'W', tied: 2, places: 1 };
    const rows = [
      pushedContestLine(1, won),
      pushedContestLine(1, { contestantNum: 2, outcome: 'W', tied: 2, places: 2 }),
      pushedContestLine(1, { contestantNum: 3, outcome: 'W', tied: 2 }),
      pushedContestLine(1, { contestantNum: 4, outcome: 'L', tied: 2, places: 1 }),
    ];
    const answer = (await send(batch(1, rows, true))).json<BatchAnswer>();
    expect([answer.taken, ...answer.refused.map(({ row, field }) => [row, field])]).toEqual([
      1,
      [1, 'places'],
      [2, 'tied'],
      [3, 'tied'],
    ]);
    expect(book.contestLines.get('1.1.main')).toMatchObject(won);
    await send(
      batch(2, [{ kind: 'contestLine', contestNum: 1, contestantNum: 1, store: 'main', outcome: 'W' }]),
    );
    expect(book.contestLines.get('1.1.main')).toMatchObject({ outcome: 'W', tied: null, places: null });
  });

  it('lets other work go on while it judges a large batch', async () => {
    let nowMs = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 10));
    let turns = 0;
    let counting = setImmediate(function count() {
      turns += 1;
      counting = setImmediate(count);
    });
    const rows = Array.from({ length: 1_000 }, (_, row) => gameRow(row + 1));
    expect((await send(batch(1, rows, true))).json()).toMatchObject({ taken: 1_000 });
    clearImmediate(counting);
    clock.mockRestore();
    expect(turns).toBeGreaterThan(30);
  });

  it('reads four bodies of a feed at a time, and leaves the other feed its own', async () => {
    await sendImage();
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    owners.findForeign = async () => {
      await gate;
      return { games: new Map(), contests: new Map() };
    };
    const held = [2, 3, 4, 5].map(async (sequence) => await send(batch(sequence, [gameRow(sequence)])));
    await vi.waitFor(async () => expect((await send(batch(6, []))).statusCode).toBe(429));
    const other = await send(
      batch(1, [], true),
      { authorization: 'Bearer another-token-long-enough' },
      'other',
    );
    expect(other.statusCode).toBe(503);
    release();
    expect((await Promise.all(held)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect((await send(batch(6, []))).statusCode).toBe(200);
  });

  it('asks for the same batch again while the database can’t say whose a new number is', async () => {
    await sendImage();
    const { findForeign } = owners;
    owners.findForeign = () => Promise.reject(new Error('away'));
    const away = await send(batch(2, [gameRow(2)]));
    expect([away.statusCode, away.json(), away.headers['retry-after']]).toEqual([
      503,
      { error: { code: 'unavailable', params: { reason: 'databaseAway' } } },
      '1',
    ]);
    owners.findForeign = findForeign;
    expect(takeFailures()).toEqual([['numbersNotRead', 'away', { feedId: 'mover' }]]);
    expect((await send(batch(2, [gameRow(2)]))).json()).toMatchObject({ taken: 1 });
    owners.findForeign = () => Promise.reject(new Error('away'));
    expect((await send(batch(3, [lineRow(2, { moneyLine1: 120 })]))).json()).toMatchObject({ taken: 1 });
  });

  it('bounds what one feed can hold: 200 stores, 500 headings, 5,000 headings of all stores together', async () => {
    const rowsOf = (stores: number, headings: number): unknown[] => [
      gameRow(1),
      ...Array.from({ length: stores }, (_, store) => lineRow(1, { store: `s${store}` })),
      ...Array.from({ length: headings }, (_, at) => gameRow(10 + at, { isTitle: true })),
    ];
    const refusedOf = async (sequence: number, stores: number, headings: number) => {
      const answer = await send(batch(sequence, rowsOf(stores, headings), true));
      return answer.json<BatchAnswer>().refused.map(({ row, field }) => [row, field]);
    };
    expect(await refusedOf(1, 201, 0)).toEqual([[201, 'store']]);
    expect(await refusedOf(2, 9, 501)).toEqual([[510, 'isTitle']]);
    expect(await refusedOf(3, 50, 101)).toEqual([[151, 'isTitle']]);
    const stores = [lineRow(1, { store: 's50' }), gameRow(10), gameRow(11), lineRow(1, { store: 's50' })];
    expect((await send(batch(4, stores))).json()).toMatchObject({
      taken: 3,
      refused: [{ row: 0, field: 'store' }],
    });
  });

  it('bounds what one feed can hold to 20,000 games and lines, in as many parts as they come', async () => {
    const games = Array.from({ length: 20_000 }, (_, at) => gameRow(at + 1_000));
    const batches = imageBatches(games);
    for (const [at, { image, rows }] of batches.entries())
      expect((await send({ ...batch(at + 1, [...rows]), image })).json()).toMatchObject({ taken: 1_000 });
    expect((await send(batch(21, [gameRow(1), lineRow(1_000)]))).json()).toMatchObject({ refusedCount: 2 });
    await send(batch(22, [{ kind: 'removeGame', gameNum: 1_000 }]));
    expect((await send(batch(23, [gameRow(1)]))).json()).toMatchObject({ taken: 1 });
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
