import { afterEach, describe, expect, it, vi } from 'vitest';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';

const HOUR_MS = 3_600_000;
const SWEEP_MS = 5_000;

describe.each(oneEngine())('a bet that was taken late on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);
  afterEach(() => void vi.useRealTimers());

  const tellStart = (inMs: number): void => {
    const { book, clock } = games.gateway;
    book.putGame({ gameNum: games.gameNum(1), gameDateTimeMs: clock.wallMs + inMs });
  };
  const sweep = async (): Promise<void> => {
    await vi.advanceTimersByTimeAsync(SWEEP_MS);
    await games.settled();
  };
  const areHeld = async () => (await games.bets()).open.map(({ items }) => items[0]?.heldLate);

  it('HR-82.6: is held also where it is written after its game’s new start was heard', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await games.place([1], {});
    games.startGradings(2);
    tellStart(-HOUR_MS);
    await sweep();
    expect(await areHeld()).toEqual([true]);
    // Another gateway hadn’t heard of it yet.
    tellStart(HOUR_MS);
    await games.place([1], {});
    tellStart(-HOUR_MS);
    await sweep();
    expect(await areHeld()).toEqual([true, true]);
  });
});
