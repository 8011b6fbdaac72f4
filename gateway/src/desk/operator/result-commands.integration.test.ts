import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import { describe, expect, it } from 'vitest';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { createCommandRunner } from '../../../testing/worlds/graded-commands.ts';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';

const HOUR_MS = 3_600_000;
const note = 'Asked the league';

describe.each(oneEngine())('results that an operator decides on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);
  const { place, balance, ledgerOf, gameNum } = games;

  const run = createCommandRunner(games);
  const tell = async (at: number, score: Partial<GameScore>) => {
    games.gateway.book.say({ gameNum: gameNum(at), ...score });
    await games.settled();
  };
  const sweep = async () => {
    games.startGradings(games.gradings.length + 1);
    await games.settled();
  };
  const waiting = async (at: number) => {
    const answer = await run('results waiting', {});
    if (answer.kind !== 'done') throw new Error(JSON.stringify(answer));
    const list = answer.answer as ReadonlyArray<{ gameNum: number }>;
    return list.find((game) => game.gameNum === gameNum(at)) ?? null;
  };
  /** The score with which team 2 wins at −3, 110.00 to win 100.00. */
  const WON = { score1: 20, score2: 27 };

  it('HR-75.1, HR-75.2, HR-75.3: an impossible final grades nothing, is listed with its reason, and is held again when a confirmation is withdrawn', async () => {
    games.gateway.book.putGame({ gameNum: gameNum(1), sportType: 'Hockey', sportSubType: 'NHL' });
    const ticket = await place([1], {});
    await tell(1, { score1: 3, score2: 3 });
    expect(await balance()).toEqual([100_000, 11_000]);
    expect(await waiting(1)).toMatchObject({ why: 'level', wagers: 1, told: 'final 3–3' });
    expect(await run('results confirm', { gameNum: gameNum(1), note })).toMatchObject({
      kind: 'done',
      answer: { held: null },
    });
    expect(await balance()).toEqual([89_000, 0]);
    expect(await waiting(1)).toBeNull();
    // The feed repeats itself, as images do.
    await tell(1, { score1: 3, score2: 3 });
    expect(await waiting(1)).toBeNull();
    expect(await run('results hold', { gameNum: gameNum(1), note })).toMatchObject({
      answer: { held: 'level' },
    });
    expect(await balance()).toEqual([100_000, 11_000]);
    expect(await waiting(1)).toMatchObject({ why: 'level' });
    await tell(1, { score1: 3, score2: 7 });
    expect(await balance()).toEqual([110_000, 0]);
    expect(await ledgerOf(ticket)).toEqual([
      ['wager', 0, 11_000],
      ['grade', -11_000, -11_000],
      ['reverse', 11_000, 11_000],
      ['grade', 10_000, -11_000],
    ]);
    expect(await run('results confirm', { gameNum: gameNum(1), note })).toMatchObject({
      code: 'resultNotHeld',
    });
  });

  it('HR-75.3: an operator can hold any result, and its wagers are open again', async () => {
    await place([1], {});
    await tell(1, WON);
    expect(await balance()).toEqual([110_000, 0]);
    await run('results hold', { gameNum: gameNum(1), note });
    expect(await balance()).toEqual([100_000, 11_000]);
    expect(await run('results hold', { gameNum: gameNum(1), note })).toMatchObject({ code: 'resultHeld' });
    await run('results confirm', { gameNum: gameNum(1), note });
    expect(await balance()).toEqual([110_000, 0]);
    expect(await run('results confirm', { gameNum: 77, note })).toMatchObject({ code: 'noResult' });
  });

  it('HR-70.4, HR-75.3: a result that an operator confirms is official, even when the feed repeats it, and can be held again for its reason', async () => {
    games.gateway.book.putGame({ gameNum: gameNum(1), sportType: 'Basketball', sportSubType: 'NBA' });
    await place([1], {});
    const threeQuarters: Partial<GameScore> = {
      score1: 100,
      score2: 110,
      segments: [
        [30, 35],
        [30, 35],
        [40, 40],
      ],
    };
    await tell(1, threeQuarters);
    expect(await balance()).toEqual([100_000, 11_000]);
    expect(await waiting(1)).toMatchObject({ why: 'tooFewSegments' });
    await run('results confirm', { gameNum: gameNum(1), note });
    expect(await balance()).toEqual([110_000, 0]);
    // The feed repeats itself, as images do.
    await tell(1, threeQuarters);
    expect([await balance(), await waiting(1)]).toEqual([[110_000, 0], null]);
    await run('results hold', { gameNum: gameNum(1), note });
    await tell(1, threeQuarters);
    expect(await waiting(1)).toMatchObject({ why: 'tooFewSegments' });
    await run('results confirm', { gameNum: gameNum(1), note });
    await tell(1, threeQuarters);
    expect([await balance(), await waiting(1)]).toEqual([[110_000, 0], null]);
    // The league itself says that it isn't official.
    await tell(1, { ...threeQuarters, official: false });
    expect((await balance())[1]).toBe(0);
    expect(await waiting(1)).toBeNull();
    expect(await balance()).toEqual([100_000, 0]);
  });

  it('HR-76.1, HR-76.3: a correction within 72 hours is graded on its day, a later one waits for an operator', async () => {
    await place([1], {});
    await place([2], {});
    await tell(1, { score1: 30, score2: 20 });
    await tell(2, { score1: 30, score2: 20 });
    expect(await balance()).toEqual([78_000, 0]);
    games.gateway.clock.wallMs += 72 * HOUR_MS;
    await tell(1, WON);
    expect(await balance()).toEqual([99_000, 0]);
    games.gateway.clock.wallMs += 1;
    await tell(2, WON);
    expect(await balance()).toEqual([99_000, 0]);
    expect(await waiting(2)).toMatchObject({ why: 'lateCorrection', told: 'final 20–27' });
    await run('results confirm', { gameNum: gameNum(2), note });
    expect(await balance()).toEqual([120_000, 0]);
    const { rows } = await games.database.pool.query<{ book_ms: number }>(
      `select max(book_ms) as book_ms from ledger where customer_id = $1 and kind = 'grade'`,
      [games.customerId],
    );
    expect(rows[0]?.book_ms).toBe(games.gateway.clock.wallMs);
  });

  it('HR-76.1: a final that is withdrawn too late stands until an operator says otherwise', async () => {
    await place([1], {});
    await tell(1, WON);
    games.gateway.clock.wallMs += 73 * HOUR_MS;
    await tell(1, { phase: 'live' });
    await sweep();
    expect(await balance()).toEqual([110_000, 0]);
    expect(await waiting(1)).toMatchObject({ why: 'lateCorrection' });
    await run('results confirm', { gameNum: gameNum(1), note });
    expect(await balance()).toEqual([100_000, 11_000]);
  });

  it('HR-76.2: nothing changes by itself when a game is called off after its final', async () => {
    await place([1], {});
    await tell(1, WON);
    await tell(1, { phase: 'cancelled' });
    expect(await balance()).toEqual([110_000, 0]);
    expect(await waiting(1)).toMatchObject({ why: 'calledOffAfterFinal' });
    await run('results confirm', { gameNum: gameNum(1), note });
    expect(await balance()).toEqual([100_000, 0]);
  });

  it('HR-73.3, HR-73.4: a postponed game waits for its window, is no action then, and stays so until an operator says otherwise', async () => {
    const { clock, book } = games.gateway;
    const startMs = clock.wallMs + HOUR_MS;
    book.putGame({
      gameNum: gameNum(1),
      sportType: 'Baseball',
      sportSubType: 'MLB',
      gameDateTimeMs: startMs,
    });
    await place([1], {});
    await tell(1, { phase: 'postponed' });
    expect(await balance()).toEqual([100_000, 11_000]);
    // A new day is named: until the game begins, the window goes on.
    await tell(1, { phase: 'scheduled' });
    clock.wallMs = startMs + 12 * HOUR_MS;
    await sweep();
    expect(await balance()).toEqual([100_000, 11_000]);
    clock.wallMs = startMs + 30 * HOUR_MS;
    await sweep();
    expect(await balance()).toEqual([100_000, 0]);
    // Bets on the make-up game are separate.
    book.putGame({ gameNum: gameNum(1), sportType: 'Baseball', sportSubType: 'MLB' });
    await tell(1, { phase: 'scheduled' });
    await place([1], {});
    await sweep();
    expect(await balance()).toEqual([100_000, 11_000]);
    await tell(1, { score1: 2, score2: 9 });
    expect(await balance()).toEqual([110_000, 0]);
    await run('results reopen', { gameNum: gameNum(1), note });
    expect(await balance()).toEqual([120_000, 0]);
    expect(await run('results reopen', { gameNum: gameNum(1), note })).toMatchObject({
      code: 'gameNotClosed',
    });
  });

  it('HR-73.1, HR-73.2: a suspended game is graded whole when it resumes within its window, but not after it', async () => {
    const { clock, book } = games.gateway;
    for (const at of [1, 2])
      book.putGame({
        gameNum: gameNum(at),
        sportType: 'Hockey',
        sportSubType: 'NHL',
        gameDateTimeMs: clock.wallMs + HOUR_MS,
      });
    await place([1], {});
    await place([2], {});
    for (const at of [1, 2]) await tell(at, { phase: 'suspended', score1: 0, score2: 2, segments: [[0, 2]] });
    expect(await balance()).toEqual([100_000, 22_000]);
    await tell(1, { phase: 'live', score1: 0, score2: 2 });
    clock.wallMs += 48 * HOUR_MS;
    // It is reported after the window ended and before anybody looked.
    await tell(2, { score1: 0, score2: 9 });
    await tell(1, { score1: 0, score2: 9 });
    expect(await balance()).toEqual([110_000, 0]);
  });

  it('HR-41.4: a reversal is posted in full: a customer who then owes money is listed, can’t bet and is paid nothing', async () => {
    await place([1], {});
    await tell(1, WON);
    await run('cash out', { customerId: games.customerId, amountCents: 110_000, note });
    await tell(1, { score1: 27, score2: 20 });
    expect(await balance()).toEqual([-21_000, 0]);
    expect(await run('customers owing', {})).toMatchObject({
      answer: expect.arrayContaining([
        expect.objectContaining({ customerId: games.customerId, owedCents: 21_000 }),
      ]),
    });
    // Each currency has as many as were asked for: none pushes another off the list.
    const euros = `${games.customerId}-EUR`;
    await seedCustomer(games.database, { customerId: euros, currency: 'EUR', balanceCents: 0 });
    await run('balance adjust', { customerId: euros, amountCents: -1, note });
    expect(await run('customers owing', { most: 1 })).toMatchObject({
      answer: [{ currency: 'EUR', customerId: euros, owedCents: 1 }, { currency: 'USD' }],
    });
    await expect(place([2], { useFreePlay: true })).rejects.toThrow('accountOwes');
    await expect(place([2], {})).rejects.toThrow('accountOwes');
    expect(await run('cash out', { customerId: games.customerId, amountCents: 1, note })).toMatchObject({
      code: 'notCovered',
    });
    await run('cash in', { customerId: games.customerId, amountCents: 32_000, note });
    await place([2], {});
  });

  it('HR-73.5: a game without any report waits, and is listed', async () => {
    const { clock, book } = games.gateway;
    book.putGame({ gameNum: gameNum(1), gameDateTimeMs: clock.wallMs + HOUR_MS });
    await place([1], {});
    clock.wallMs += 200 * HOUR_MS;
    await sweep();
    expect(await balance()).toEqual([100_000, 11_000]);
    expect(await waiting(1)).toMatchObject({ why: 'nothingTold', told: null, wagers: 1 });
  });

  it('HR-71.1, HR-71.2: decided wagers stand when an operator calls a game off', async () => {
    await place(
      [1],
      {},
      { pick: { type: 'G', gameNum: gameNum(1), periodNumber: 3, market: 'S', side: 'team2' } },
    );
    await place([1], {});
    await tell(1, {
      phase: 'suspended',
      score1: 0,
      score2: 17,
      segments: [
        [0, 14],
        [0, 3],
      ],
    });
    await run('results close', { gameNum: gameNum(1), note });
    expect(await balance()).toEqual([110_000, 0]);
    expect(await run('results close', { gameNum: gameNum(1), note })).toMatchObject({ code: 'gameClosed' });
    await run('results reopen', { gameNum: gameNum(1), note });
    expect(await balance()).toEqual([100_000, 22_000]);
  });
});
