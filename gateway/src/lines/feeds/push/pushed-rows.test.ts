import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import type { BatchAnswer } from '@lineboard/domain/lines/feed/batch-answer.schema';
import { describe, expect, it } from 'vitest';
import {
  movedLine,
  pushedContestLine,
  pushedGame,
  pushedScore,
} from '../../../../testing/samples/push-rows.ts';
import { createBatch, MOVER_TOKEN, setUpPushWorld } from '../../../../testing/worlds/push-world.ts';

const KICKOFF_MS = Date.UTC(2031, 8, 7, 17);

describe('the rows of a push feed', () => {
  const world = setUpPushWorld();
  const { send, sendImage } = world;

  it('names every field of a new line and only the moved ones of a known line', async () => {
    await sendImage();
    expect(world.book.lines.get('1.0.main')).toMatchObject({
      spread1: 3,
      moneyLine1: null,
      totalsStatus: 'O',
      disabled: false,
      periodWagerCutoffMs: KICKOFF_MS,
    });
    await send(createBatch(2, [movedLine(1, { spreadAdj1: -115 })]));
    expect(world.book.appends[2]).toEqual([
      { kind: 'line', line: { gameNum: 1, periodNumber: 0, store: 'main', spreadAdj1: -115 } },
    ]);
  });

  const HOUR_MS = 3_600_000;
  const cutoffs = () => [...world.book.lines].map(([key, line]) => [key, line.periodWagerCutoffMs]);

  it.each([-6 * HOUR_MS, 2 * HOUR_MS])(
    'HR-82.4: closes and opens with a start that moves by %d ms what closes at the start, in the same step',
    async (byMs) => {
      await sendImage();
      const closesMs = KICKOFF_MS + HOUR_MS;
      const second = movedLine(1, { periodNumber: 2, periodWagerCutoffMs: closesMs });
      await send(createBatch(2, [movedLine(1, { periodNumber: 1 }), second]));
      const movedMs = KICKOFF_MS + byMs;
      await send(createBatch(3, [pushedGame(1, { gameDateTimeMs: movedMs })]));
      expect(cutoffs()).toEqual([
        ['1.0.main', movedMs],
        ['1.1.main', movedMs],
        ['1.2.main', closesMs],
      ]);
      expect(world.book.appends).toHaveLength(4);
    },
  );

  it('takes of the moment of a game what its sport has, and nothing of one that isn’t played', async () => {
    await sendImage();
    let sequence = 2;
    const tell = async (situation: unknown, phase = 'live') => {
      const rows = [pushedScore(1, 7, 3, { phase, situation })];
      const sent = (await send(createBatch(sequence++, rows))).json<BatchAnswer>();
      return sent.refused.length === 0
        ? (world.book.scores.get(1) as GameScore | undefined)?.situation
        : sent.refused[0]?.code;
    };
    expect(await tell({ possession: 1, down: 3, distance: 7, balls: 2 })).toEqual([1, 3, 7, null]);
    expect(await tell({ possession: null, down: null })).toBeNull();
    for (const wrong of [{ down: 5 }, { possession: 0 }, { distance: 1.5 }, { side: 1 }, [1, 3], 'x'])
      expect(await tell(wrong)).toBe('feedRowInvalid');
    expect(await tell({ possession: 2 })).toEqual([2, null, null, null]);
    expect(await tell({ possession: 2 }, 'suspended')).toBeNull();
  });

  it('HR-82.4: leaves a line alone that has said meanwhile when it closes', async () => {
    await sendImage();
    await send(createBatch(2, [movedLine(1, { periodWagerCutoffMs: KICKOFF_MS })]));
    await send(createBatch(3, [pushedGame(1, { gameDateTimeMs: KICKOFF_MS - HOUR_MS })]));
    expect(cutoffs()).toEqual([['1.0.main', KICKOFF_MS]]);
  });

  it('HR-11.1: takes what a game forbids its legs in parlays, and nothing that isn’t named', async () => {
    const games = ['D', 'S', null, 'X'].map((parlayRestriction, at) =>
      pushedGame(at + 1, { parlayRestriction }),
    );
    const answer = (await send(createBatch(1, games, true))).json<BatchAnswer>();
    expect(answer).toMatchObject({ taken: 3, refused: [{ row: 3, code: 'feedRowInvalid' }] });
    expect([...world.book.games.values()]).toMatchObject(
      (['D', 'S', null] as const).map((parlayRestriction) => ({ parlayRestriction })),
    );
  });

  it('refuses bad rows by index, field and reason, and takes the others', async () => {
    const answer = (
      await send(
        createBatch(
          1,
          [
            pushedGame(1),
            movedLine(1, { moneyLine1: -90 }),
            movedLine(1, { spread1: 3.3 }),
            movedLine(1, { moneyLine1: 150.5 }),
            movedLine(1, { periodNumber: 9 }),
            movedLine(1, { odds: 2 }),
            movedLine(7, { moneyLine1: 120 }),
            { kind: 'bonus' },
            null,
            pushedGame(2, { team1Id: 'x'.repeat(81) }),
            pushedGame(3, { team1Id: 'Bears\u0000' }),
            pushedGame(4, { sportType: 'Curling' }),
            pushedGame(5, { gameDateTimeMs: KICKOFF_MS / 1_000 }),
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
            movedLine(1, { moneyLine1: 120, moneyLine2: -140 }),
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
    expect(world.book.lines.get('1.0.main')).toMatchObject({ moneyLine1: 120, moneyLine2: -140 });
  });

  it('takes contests, outcomes and scores', async () => {
    const segments = [
      [7, 10],
      [10, 7],
      [0, 0],
      [3, 0],
    ];
    const score = pushedScore(1, 20, 17, { segments });
    await send(createBatch(1, [pushedGame(1), pushedContestLine(5), score], true));
    await send(
      createBatch(2, [{ kind: 'contestLine', contestNum: 5, contestantNum: 1, store: 'main', outcome: 'W' }]),
    );
    expect(world.book.contestLines.get('5.1.main')).toMatchObject({
      moneyLine: 500,
      status: 'O',
      outcome: 'W',
    });
    expect(world.book.scores.get(1)).toMatchObject({ phase: 'final', clock: '', startingPitcher1: null });
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
      pushedGame(1),
      pushedGame(2, { team2Id: name }),
      pushedGame(3, { sportSubType: name }),
      pushedGame(4, { listedPitcher1: name }),
      pushedContestLine(1, { contestDesc: name }),
      pushedContestLine(2, { contestType3: name }),
      { kind: 'score', gameNum: 1, phase: 'live', score1: 0, score2: 0, clock: name },
      { kind: 'score', gameNum: 1, phase: 'live', score1: 0, score2: 0, startingPitcher2: name },
      movedLine(1, { store: name }),
    ];
    const answer = (await send(createBatch(1, rows, true))).json<BatchAnswer>();
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
    expect([...world.book.games.keys()]).toEqual([1]);
  });

  it('refuses bytes that are no UTF-8 as a whole', async () => {
    const half = Buffer.from([0xed, 0xa0, 0x80]);
    const text = JSON.stringify(createBatch(1, [pushedGame(1, { team1Id: '@@' })], true)).split('@@');
    const payload = Buffer.concat([Buffer.from(text[0]!), half, Buffer.from(text[1]!)]);
    const headers = { authorization: `Bearer ${MOVER_TOKEN}`, 'content-type': 'application/json' };
    const answer = await world.app.inject({ method: 'POST', url: '/api/feed/mover', headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(world.book.appends.length).toBe(1);
  });

  it.each([
    ['spread1', 80.25, 'is no spread of Football: -80 to 80'],
    ['totalPoints', 0, 'is no total of Football: more than 0, at most 150'],
    ['totalPoints', 210, 'is no total of Football: more than 0, at most 150'],
    ['team2TotalPoints', 0, 'is no total of Football: more than 0, at most 150'],
  ])('refuses a line of %s %d, which no game has', async (field, points, reason) => {
    const answer = await send(createBatch(1, [pushedGame(1), movedLine(1, { [field]: points })], true));
    expect(answer.json()).toMatchObject({ taken: 1, refused: [{ row: 1, field, reason }] });
  });

  it('refuses a price that no ticket can name, and numbers that are none', async () => {
    const sendFields = (fields: string[]) =>
      send(
        `{"batchId":"b1","sequence":1,"image":true,"rows":[${JSON.stringify(pushedGame(1))},${fields
          .map((field) => `{"kind":"line","gameNum":1,"periodNumber":0,"store":"main",${field}}`)
          .join(',')}]}`,
        { authorization: `Bearer ${MOVER_TOKEN}`, 'content-type': 'application/json' },
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
    expect(world.book.lines.size).toBe(0);
  });

  it('lists the first 100 of many refused rows, counts the rest and clips their names', async () => {
    const rows = Array.from({ length: 1_000 }, (_, row) => ({
      kind: 'game',
      [`x${'y'.repeat(400)}${row}`]: 1,
    }));
    const answer = await send(createBatch(1, rows, true));
    const body = answer.json<BatchAnswer>();
    expect([body.taken, body.refused.length, body.refusedCount]).toEqual([0, 100, 1_000]);
    expect(answer.body.length).toBeLessThan(40_000);
  });

  it('HR-40.5: takes a dead heat with the outcome that it is of, and no more places than would pay a win', async () => {
    const won = { outcome: 'W', tied: 2, places: 1 };
    const rows = [
      pushedContestLine(1, won),
      pushedContestLine(1, { contestantNum: 2, outcome: 'W', tied: 2, places: 2 }),
      pushedContestLine(1, { contestantNum: 3, outcome: 'W', tied: 2 }),
      pushedContestLine(1, { contestantNum: 4, outcome: 'L', tied: 2, places: 1 }),
    ];
    const answer = (await send(createBatch(1, rows, true))).json<BatchAnswer>();
    expect([answer.taken, ...answer.refused.map(({ row, field }) => [row, field])]).toEqual([
      1,
      [1, 'places'],
      [2, 'tied'],
      [3, 'tied'],
    ]);
    expect(world.book.contestLines.get('1.1.main')).toMatchObject(won);
    await send(
      createBatch(2, [{ kind: 'contestLine', contestNum: 1, contestantNum: 1, store: 'main', outcome: 'W' }]),
    );
    expect(world.book.contestLines.get('1.1.main')).toMatchObject({ outcome: 'W', tied: null, places: null });
  });
});
