import { describe, expect, it } from 'vitest';
import { LeftOut } from './left-out.ts';
import { OddsBoard } from './odds-board.ts';
import type { OfferedEvent } from './parse-odds.ts';

const NFL = 'americanfootball_nfl';
const NOW_MS = Date.UTC(2031, 8, 7, 12);
const DAY_MS = 86_400_000;

const offer = (eventId: string, commenceMs = NOW_MS + DAY_MS): OfferedEvent => ({
  eventId,
  commenceMs,
  homeTeam: 'Home',
  awayTeam: 'Away',
  markets: new Map(),
});

describe('the board of the odds provider', () => {
  it('has room for so many games, and counts the others', () => {
    const board = new OddsBoard();
    const all = Array.from({ length: 10_500 }, (_, at) => offer(`e${at}`));
    const given = board.unnumbered(NFL, all, NOW_MS);
    expect(given).toHaveLength(10_000);
    board.remember(given.map((event, at) => ({ ...event, gameNum: at + 1 })));
    expect(board.unnumbered(NFL, all, NOW_MS)).toEqual([]);
    const leftOut = new LeftOut();
    board.applyOdds(NFL, all, NOW_MS, leftOut);
    expect(leftOut.describe()).toBe('noNumber: 500');
  });

  it('has no room for games of long ago and of another year', () => {
    const offered = [offer('old', NOW_MS - 7 * DAY_MS), offer('now'), offer('far', NOW_MS + 400 * DAY_MS)];
    expect(new OddsBoard().unnumbered(NFL, offered, NOW_MS).map(({ eventId }) => eventId)).toEqual(['now']);
  });

  it('knows nothing of sports that are offered no more', () => {
    const board = new OddsBoard();
    board.remember([{ ...offer('e'), sportKey: 'cricket_ipl', gameNum: 1 }]);
    expect([...board.events]).toEqual([]);
  });
});
