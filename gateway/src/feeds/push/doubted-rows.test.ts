import { SPORT_TYPES } from '@lineboard/domain/sport/sports';
import type { BatchAnswer } from '@lineboard/domain/feed/batch-answer';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  movedLine,
  pushedContestLine,
  pushedGame,
  pushedLine,
  pushedScore,
} from '../../../testing/samples/push-rows.ts';
import { createBatch, MOVER_TOKEN, setUpPushWorld } from '../../../testing/worlds/push-world.ts';

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

  it('refuses games of a league whose name an operator refused, and is not led by it to what a name is near', async () => {
    before(HOUR_MS);
    world.owners.findLeagues = () =>
      Promise.resolve(
        new Map([
          [
            'Football',
            new Map([
              ['National League', 'taken'],
              ['Natoinal League', 'refused'],
              ['Premier Devision', 'refused'],
            ] as const),
          ],
        ]),
      );
    const answer = await push(
      1,
      [
        pushedGame(1, { sportSubType: 'Natoinal League' }),
        pushedGame(2, { sportSubType: 'Premier Division' }),
        pushedGame(3, { sportSubType: 'Nationel League' }),
      ],
      true,
    );
    expect(refusedOf(answer)).toEqual([
      [0, 'feedLeagueRefused', 'sportSubType'],
      [2, 'feedLeagueMistyped', 'sportSubType'],
    ]);
  });

  it('takes no league more than a sport may have, and looks for none that it is like', async () => {
    before(HOUR_MS);
    const names = Array.from({ length: 1_000 }, (_, at) => [`League ${at} of them`, 'taken'] as const);
    world.owners.findLeagues = () => Promise.resolve(new Map([['Football', new Map(names)]]));
    const rows = [
      pushedGame(1, { sportSubType: 'League 7 of them' }),
      pushedGame(2, { sportSubType: 'One more' }),
    ];
    expect(refusedOf(await push(1, rows, true))).toEqual([[1, 'feedRowInvalid', 'sportSubType']]);
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
        // Told anew to one, the others have to say it, too.
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

  it('whatever a row moves beside a jump is held with it: a half sent as the game', async () => {
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

  it('HR-75.4: a final whose segments can’t be is held, and what was believed before stands', async () => {
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

  it('a contestant’s price that jumps is held as long as it isn’t said again', async () => {
    before(HOUR_MS);
    const shown = () => world.book.contestLines.get('5.1.main');
    await push(1, [pushedContestLine(5)], true);
    expect((await push(2, [pushedContestLine(5, { moneyLine: -500 })])).held).toMatchObject([
      { code: 'jump' },
    ]);
    expect(shown()).toMatchObject({ status: 'H', doubted: true });
    world.nowMs += 10_000;
    await push(3, [pushedContestLine(5, { moneyLine: -500 })]);
    expect(shown()).toMatchObject({ status: 'O', doubted: false });
  });

  describe('a contest whose prices add up to less than one', () => {
    const shown = (contestantNum: number, contestNum = 5) =>
      world.book.contestLines.get(`${contestNum}.${contestantNum}.main`);
    const statuses = (...nums: number[]) => nums.map((num) => shown(num)?.['status']);
    const row = (contestantNum: number, moneyLine: number | null, fields: object = {}) =>
      pushedContestLine(5, { contestantNum, moneyLine, ...fields });

    it('is held once it has added up, whole, with the batch that says so, and opens with one that is right', async () => {
      before(HOUR_MS);
      await push(1, [row(1, 150), row(2, 150), row(3, 300)], true);
      const answer = await push(2, [row(1, 180), row(2, 180)]);
      expect(answer.held).toMatchObject([{ row: 1, code: 'pricesCrossed', field: 'moneyLine' }]);
      expect(answer.held[0]?.reason).toContain('0.964');
      expect(statuses(1, 2, 3)).toEqual(['H', 'H', 'H']);
      expect(shown(3)).toMatchObject({ doubted: true });
      expect((await push(3, [row(1, 180)])).heldCount).toBe(1);
      expect((await push(4, [row(3, 200)])).heldCount).toBe(0);
      expect(statuses(1, 2, 3)).toEqual(['O', 'O', 'O']);
    });

    it('is not held for what its rows add up to on the way, nor while somebody who may win has no price', async () => {
      before(HOUR_MS);
      await push(1, [row(1, 150), row(2, 150), row(3, 300)], true);
      expect((await push(2, [row(1, 200), row(2, 120)])).heldCount).toBe(0);
      expect((await push(3, [row(1, null)])).heldCount).toBe(0);
      expect((await push(4, [row(1, 200), row(2, 200, { disabled: true })])).heldCount).toBe(0);
      expect(statuses(1, 3)).toEqual(['O', 'O']);
    });

    it('may list some of the field alone, as long as it never added up; an over and an under are all there is', async () => {
      before(HOUR_MS);
      expect((await push(1, [row(1, 900), row(2, 1200)], true)).heldCount).toBe(0);
      const pair = ['Over 2.5', 'Under 2.5'].map((contestantName, at) =>
        pushedContestLine(6, { contestantNum: at + 1, contestantName, moneyLine: 150 }),
      );
      expect((await push(2, pair)).held).toMatchObject([{ row: 1, code: 'pricesCrossed' }]);
      expect([shown(1, 6)?.['status'], shown(2, 6)?.['status'], ...statuses(1, 2)]).toEqual([
        'H',
        'H',
        'O',
        'O',
      ]);
    });

    it('counts those no more who have lost, and nobody once there is a winner', async () => {
      before(HOUR_MS);
      await push(1, [row(1, 150), row(2, 150), row(3, 300)], true);
      const lost = await push(2, [row(3, 300, { outcome: 'L' })]);
      expect(lost.held).toMatchObject([{ code: 'pricesCrossed' }]);
      expect((await push(3, [row(1, 150, { outcome: 'W' })])).heldCount).toBe(0);
    });
  });
});
