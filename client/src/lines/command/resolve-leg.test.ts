import type { GameMatch } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { describe, expect, it } from 'vitest';
import type { CommandLeg } from './read-command.ts';
import { resolveLeg } from './resolve-leg.ts';

const gameOf = (gameNum: number, rotation: number, sportType = 'Football'): GameMatch =>
  ({ gameNum, sportType, team1RotNum: rotation, team2RotNum: rotation + 1 }) as GameMatch;

const leg = (rotation: number, market: CommandLeg['market'], period: CommandLeg['period'] = 'game') =>
  resolveLeg({ rotation, market, period }, [
    gameOf(1, 107),
    gameOf(2, 1071),
    gameOf(3, 301, 'Soccer'),
    gameOf(4, 501),
    gameOf(5, 501, 'Basketball'),
  ]);

describe('a typed pick', () => {
  it.each([
    [leg(107, 's'), 'S', 'team1', 0],
    [leg(108, 's'), 'S', 'team2', 0],
    [leg(108, 'm', 'half1'), 'M', 'team2', 1],
    [leg(107, 'o'), 'L', 'over', 0],
    [leg(108, 'u'), 'L', 'under', 0],
    [leg(107, 'to'), 'E', 'team1Over', 0],
    [leg(108, 'tu'), 'E', 'team2Under', 0],
  ])('is of the team with the number %#', (found, market, side, periodNumber) => {
    expect(found).toMatchObject({ ok: true, pick: { type: 'G', gameNum: 1, periodNumber, market, side } });
  });

  it('takes only the whole number, and waits for its market', () => {
    expect(leg(1071, null)).toMatchObject({ ok: true, game: { gameNum: 2 }, pick: null });
  });

  it('says what the book doesn’t have, and guesses no league', () => {
    expect([leg(109, 's'), leg(501, 's'), leg(107, 's', 'set1'), leg(107, 'd')]).toEqual(
      ['noGame', 'severalGames', 'noPeriod', 'noDraw'].map((fault) => ({ ok: false, fault })),
    );
    expect(leg(301, 'd')).toMatchObject({ pick: { market: 'M', side: 'draw' } });
  });
});
