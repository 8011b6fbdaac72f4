import { SPORT_TYPES } from '@lineboard/domain/ground/sport/sports';
import type { BatchAnswer } from '@lineboard/domain/lines/feed/batch-answer.schema';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  movedLine,
  pushedContestLine,
  pushedGame,
  pushedLine,
  pushedScore,
} from '../../../../testing/samples/push-rows.ts';
import { createBatch, MOVER_TOKEN, setUpPushWorld } from '../../../../testing/worlds/push-world.ts';

const KICKOFF_MS = Date.UTC(2031, 8, 7, 17);

describe('what a push feed can’t mean', () => {
  const world = setUpPushWorld();
  const push = async (sequence: number, rows: unknown[], image = false): Promise<BatchAnswer> =>
    (await world.send(createBatch(sequence, rows, image))).json<BatchAnswer>();
  const refusedOf = ({ refused }: BatchAnswer) => refused.map(({ row, code, field }) => [row, code, field]);
  const line = (key = '1.0.main') => world.book.lines.get(key);
  const before = (ms: number): void => void (world.nowMs = KICKOFF_MS - ms);
  const HOUR_MS = 3_600_000;

  it('is refused row by row with a code and the field, and the rest is taken', async () => {
    before(HOUR_MS);
    const answer = await push(
      1,
      [
        pushedGame(1),
        pushedGame(2, { team2Id: 'Bears' }),
        pushedGame(3, { gameDateTimeMs: KICKOFF_MS }),
        pushedLine(1, { spread1: 3, spread2: 3 }),
        pushedLine(1),
        movedLine(1, { spread1: 3.5 }),
        movedLine(1, { moneyLine1: 1_000_000, moneyLine2: -1_000_000 }),
        movedLine(1, { spreadAdj1: -11_000 }),
        pushedLine(1, { store: 'mian' }),
        pushedScore(1, 30, 10),
        pushedScore(1, 0, 0, { phase: 'postponed' }),
        pushedContestLine(5),
        pushedContestLine(5, { contestantNum: 2, outcome: 'W' }),
        pushedContestLine(5, { outcome: 'W' }),
        pushedContestLine(5, { contestantNum: 2, outcome: 'L' }),
        pushedContestLine(5, { outcome: 'W' }),
        pushedContestLine(6, { moneyLine: 900_000 }),
        pushedGame(7, { sportSubType: 'National League' }),
        pushedGame(8, { sportSubType: 'Natoinal League' }),
      ],
      true,
    );
    expect(refusedOf(answer)).toEqual([
      [1, 'feedSameTeams', 'team2Id'],
      [2, 'feedPairTwice', 'gameNum'],
      [3, 'feedPointsNotMirrored', 'spread1'],
      [5, 'feedPointsNotMirrored', 'spread2'],
      [6, 'feedPriceUnlikely', 'moneyLine1'],
      [7, 'feedPriceUnlikely', 'spreadAdj1'],
      [8, 'feedStoreUnknown', 'store'],
      [9, 'feedFinalTooEarly', 'phase'],
      [13, 'feedTwoWinners', 'outcome'],
      [16, 'feedPriceUnlikely', 'moneyLine'],
      [18, 'feedLeagueMistyped', 'sportSubType'],
    ]);
    expect(answer.refused.find(({ code }) => code === 'feedStoreUnknown')?.reason).toContain('main');
    expect([answer.taken, answer.heldCount]).toEqual([8, 0]);
  });

  it('takes as many winners of a contest as its rows say', async () => {
    const placed = (contestantNum: number, outcome: 'W' | 'L') =>
      pushedContestLine(5, { contestantNum, contestantName: `Dog ${contestantNum}`, outcome, winners: 2 });
    const answer = await push(
      1,
      [placed(1, 'W'), placed(2, 'W'), placed(3, 'W'), placed(2, 'L'), placed(3, 'W')],
      true,
    );
    expect(refusedOf(answer)).toEqual([[2, 'feedTwoWinners', 'outcome']]);
    const one = await push(2, [
      pushedContestLine(5, { contestantNum: 2, contestantName: 'Dog 2', outcome: 'W' }),
    ]);
    expect(refusedOf(one)).toEqual([[0, 'feedTwoWinners', 'outcome']]);
  });

  it('says in words which ones a field takes', async () => {
    const answer = await push(
      1,
      [
        pushedGame(1, { sportType: 'Curling' }),
        pushedGame(2, { parlayRestriction: 'X' }),
        pushedLine(1, { spreadLineStatus: 'o' }),
      ],
      true,
    );
    expect(answer.refused.map(({ field, reason }) => [field, reason])).toEqual([
      ['sportType', `has to be ${SPORT_TYPES.slice(0, -1).join(', ')}, or ${SPORT_TYPES.at(-1)}`],
      ['parlayRestriction', 'has to be D, S, or null'],
      ['spreadLineStatus', 'has to be O, H, or I'],
    ]);
  });

  it('takes no packed body, whatever is in it', async () => {
    const payload = gzipSync(JSON.stringify(createBatch(1, [pushedGame(1)], true)));
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/feed/mover',
      headers: {
        authorization: `Bearer ${MOVER_TOKEN}`,
        'content-type': 'application/json',
        'content-encoding': 'gzip',
      },
      payload,
    });
    expect(answer.statusCode).toBe(400);
    expect(world.book.games.size).toBe(0);
  });

  it('a contest has one title, and each name once', async () => {
    before(HOUR_MS);
    const title = { contestType3: 'Top 5', contestDesc: 'Open – Top 5' };
    const answer = await push(
      1,
      [
        pushedContestLine(5),
        pushedContestLine(5, { contestantNum: 2, contestantName: 'A. Player' }),
        pushedContestLine(5, { contestantNum: 2, contestType: 'Tennis' }),
        pushedContestLine(5, { contestantNum: 2, contestDesc: 'Open – Top 5' }),
        pushedContestLine(5, { contestantNum: 2 }),
        // Told again to one, the others have to say it, too.
        pushedContestLine(5, title),
        pushedContestLine(5, { contestantNum: 3 }),
        pushedContestLine(5, { contestantNum: 3, ...title }),
        pushedContestLine(5, { contestantNum: 3, contestantName: 'B. Player' }),
        pushedContestLine(6, { contestantName: 'A. Player' }),
      ],
      true,
    );
    expect(refusedOf(answer)).toEqual([
      [1, 'feedRowInvalid', 'contestantName'],
      [2, 'feedRowInvalid', 'contestType'],
      [3, 'feedRowInvalid', 'contestDesc'],
      [6, 'feedRowInvalid', 'contestType3'],
      [8, 'feedRowInvalid', 'contestantName'],
    ]);
    expect(answer.refused[0]?.reason).toBe("is contestant 1's in this contest");
  });

  it('HR-81.1: teams that change places are refused, the game’s lines are held at once, and its final waits', async () => {
    await push(
      1,
      [pushedGame(1), pushedLine(1), movedLine(1, { periodNumber: 1, moneyLine1: 120, moneyLine2: -140 })],
      true,
    );
    const exchanged = pushedGame(1, { team1Id: 'Lions', team2Id: 'Bears' });
    const answer = await push(2, [exchanged, pushedScore(1, 10, 30)]);
    expect(refusedOf(answer)).toEqual([[0, 'feedSidesExchanged', 'team1Id']]);
    expect(answer.held).toMatchObject([{ row: 1, code: 'sidesExchanged' }]);
    expect(world.book.games.get(1)).toMatchObject({ team1Id: 'Bears', team2Id: 'Lions' });
    expect([line()?.spreadLineStatus, line('1.1.main')?.moneyLineStatus]).toEqual(['H', 'H']);
    expect(line()?.doubtedMarkets).toBe('SMLE');
    expect(world.book.scores.size).toBe(0);
    await push(3, [exchanged, pushedLine(1, { spread1: 2.5, spread2: -2.5 })], true);
    expect(world.book.games.get(1)).toMatchObject({ team1Id: 'Bears' });
    expect(line()?.spreadLineStatus).toBe('H');
    expect((await push(4, [pushedGame(1)])).refusedCount).toBe(0);
    expect(line()).toMatchObject({ spreadLineStatus: 'O', doubtedMarkets: '' });
  });

  it('HR-81.1: teams of a number that wagers name are the same after a restart', async () => {
    world.owners.findTeams = () => Promise.resolve(new Map([[1, { team1Id: 'Lions', team2Id: 'Bears' }]]));
    expect(refusedOf(await push(1, [pushedGame(1)], true))).toEqual([[0, 'feedSidesExchanged', 'team1Id']]);
  });

  it('another team under a number is held until the number names its teams again', async () => {
    before(HOUR_MS);
    await push(1, [pushedGame(1), pushedLine(1)], true);
    const answer = await push(2, [
      pushedGame(1, { team1Id: 'Packers', gameDateTimeMs: KICKOFF_MS + HOUR_MS }),
    ]);
    expect(answer.held).toMatchObject([{ row: 0, code: 'teamChanged', field: 'team1Id' }]);
    expect(world.book.games.get(1)).toMatchObject({ team1Id: 'Bears', gameDateTimeMs: KICKOFF_MS + HOUR_MS });
    expect(line()).toMatchObject({ spreadLineStatus: 'H', periodWagerCutoffMs: KICKOFF_MS + HOUR_MS });
    await push(3, [pushedGame(1)]);
    expect(line()?.spreadLineStatus).toBe('O');
  });

  it.each([
    ['pricesCrossed', { moneyLine1: 200, moneyLine2: 200 }, 'moneyLineStatus', 'M'],
    ['pricesTooWide', { moneyLine1: -150, moneyLine2: -170 }, 'moneyLineStatus', 'M'],
    ['marketsContradict', { moneyLine1: -170, moneyLine2: 150 }, 'spreadLineStatus', 'SM'],
    ['jump', { spread1: 10, spread2: -10 }, 'spreadLineStatus', 'S'],
    ['sideLost', { moneyLine2: null }, 'moneyLineStatus', 'M'],
    ['drawAdded', { moneyLine1: 170, moneyLine2: -140, moneyLineDraw: 900 }, 'moneyLineStatus', 'M'],
  ] as const)(
    '%s: a market is held with the row that says so, and why; it opens with one that is right',
    async (code, fields, status, doubted) => {
      before(HOUR_MS);
      const right = {
        moneyLine1: 150,
        moneyLine2: -170,
        moneyLineDraw: null,
        totalPoints: 44.5,
        ttlPtsAdj1: -110,
        ttlPtsAdj2: -110,
      };
      await push(1, [pushedGame(1), pushedLine(1, right)], true);
      const answer = await push(2, [movedLine(1, fields)]);
      expect(answer.held.map((held) => held.code)).toContain(code);
      expect([line()?.[status], line()?.totalsStatus]).toEqual(['H', 'O']);
      expect(line()?.doubtedMarkets).toBe(doubted);
      expect((await push(3, [pushedLine(1, right)])).heldCount).toBe(0);
      expect([line()?.spreadLineStatus, line()?.moneyLineStatus]).toEqual(['O', 'O']);
      expect(line()?.doubtedMarkets).toBe('');
    },
  );

  it('a start that moved into the past is held though a score calls the game scheduled, until one is live', async () => {
    before(HOUR_MS);
    const scheduled = pushedScore(1, 0, 0, { phase: 'scheduled' });
    const open = { periodWagerCutoffMs: KICKOFF_MS + 4 * HOUR_MS };
    await push(1, [pushedGame(1), scheduled, pushedLine(1, open)], true);
    const answer = await push(2, [pushedGame(1, { gameDateTimeMs: KICKOFF_MS - 2 * HOUR_MS })]);
    expect(answer.held).toMatchObject([{ row: 0, code: 'startPassed', field: 'gameDateTimeMs' }]);
    await push(3, [scheduled]);
    expect(line()?.spreadLineStatus).toBe('H');
    await push(4, [pushedScore(1, 0, 0, { phase: 'live' })]);
    expect(line()?.spreadLineStatus).toBe('O');
  });

  it('in play: what was scored moves a market once, and what moves it again is a jump', async () => {
    world.nowMs = KICKOFF_MS + HOUR_MS;
    const open = { periodWagerCutoffMs: KICKOFF_MS + 4 * HOUR_MS, moneyLine1: 150, moneyLine2: -170 };
    const live = (score1: number) => pushedScore(1, score1, 0, { phase: 'live' });
    await push(1, [pushedGame(1), live(0), pushedLine(1, open)], true);
    world.nowMs += 1_000;
    const after = { moneyLine1: -200, moneyLine2: 170, spread1: -3.5, spread2: 3.5 };
    expect((await push(2, [live(7), movedLine(1, after)])).held).toEqual([]);
    world.nowMs += 1_000;
    const again = await push(3, [movedLine(1, { moneyLine1: -900, moneyLine2: 600 })]);
    expect(again.held).toMatchObject([{ code: 'jump' }]);
    expect(line()?.moneyLineStatus).toBe('H');
  });

  it('whatever a row moves together with a jump is held with it: a half sent as the game', async () => {
    before(HOUR_MS);
    const total = { totalPoints: 44.5, ttlPtsAdj1: -110, ttlPtsAdj2: -110 };
    await push(1, [pushedGame(1), pushedLine(1, total)], true);
    const half = movedLine(1, { ...total, totalPoints: 22.5, spread1: 1.5, spread2: -1.5 });
    expect((await push(2, [half])).heldCount).toBe(2);
    expect([line()?.totalsStatus, line()?.spreadLineStatus]).toEqual(['H', 'H']);
    expect((await push(3, [pushedLine(1, total)])).heldCount).toBe(0);
    expect([line()?.totalsStatus, line()?.spreadLineStatus]).toEqual(['O', 'O']);
  });

  it('two jumps that take turns don’t confirm each other', async () => {
    before(HOUR_MS);
    await push(1, [pushedGame(1), pushedLine(1)], true);
    for (let turn = 0; turn < 6; turn++) {
      const spread1 = turn % 2 === 0 ? 12 : -12;
      const answer = await push(2 + turn, [movedLine(1, { spread1, spread2: 0 - spread1 })]);
      expect(answer.held).toMatchObject([{ code: 'jump' }]);
      world.nowMs += 8_000;
    }
    expect(line()?.spreadLineStatus).toBe('H');
  });

  it('names that every object has are names like others', async () => {
    before(HOUR_MS);
    const answer = await push(
      1,
      [
        pushedGame(1, { sportSubType: '__proto__', team1Id: 'constructor', team2Id: 'toString' }),
        pushedLine(1),
        pushedLine(1, { store: '__proto__' }),
        pushedLine(1, { store: 'constructor' }),
      ],
      true,
    );
    expect(refusedOf(answer)).toEqual([
      [2, 'feedStoreUnknown', 'store'],
      [3, 'feedStoreUnknown', 'store'],
    ]);
    expect(line()?.spreadLineStatus).toBe('O');
  });

  it.each([
    ['before the start', -HOUR_MS, 10_000],
    ['in play', HOUR_MS, 3_000],
  ])('a jump %s opens when it is said again late enough, and not sooner', async (_when, atMs, afterMs) => {
    world.nowMs = KICKOFF_MS + atMs;
    const cutoff = { periodWagerCutoffMs: KICKOFF_MS + 2 * HOUR_MS };
    await push(1, [pushedGame(1), pushedLine(1, cutoff)], true);
    const jump = movedLine(1, { spread1: 10, spread2: -10 });
    expect((await push(2, [jump])).held).toMatchObject([{ code: 'jump', field: 'spread1' }]);
    world.nowMs += afterMs - 1;
    expect((await push(3, [jump])).heldCount).toBe(1);
    expect(line()?.spreadLineStatus).toBe('H');
    world.nowMs += 1;
    expect((await push(4, [jump])).heldCount).toBe(0);
    expect(line()).toMatchObject({ spreadLineStatus: 'O', spread1: 10 });
  });

  it('HR-75.4: holds a final whose segments can’t be right, and keeps what was believed before', async () => {
    await push(1, [pushedGame(1), pushedLine(1), pushedScore(1, 7, 0, { phase: 'live' })], true);
    const answer = await push(2, [
      pushedScore(1, 30, 10, {
        segments: [
          [7, 0],
          [3, 3],
          [7, 0],
        ],
      }),
    ]);
    expect(answer.held).toMatchObject([{ row: 0, code: 'segmentsContradict', field: 'segments' }]);
    expect(world.book.scores.get(1)).toMatchObject({ phase: 'live', score1: 7 });
    await push(3, [
      pushedScore(1, 30, 10, {
        segments: [
          [7, 0],
          [3, 3],
          [7, 0],
          [13, 7],
        ],
      }),
    ]);
    expect(world.book.scores.get(1)).toMatchObject({ phase: 'final', score1: 30 });
  });
});
