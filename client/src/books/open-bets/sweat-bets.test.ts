import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import { sumSegments } from '@lineboard/domain/ground/score/period-score';
import { createScore } from '@lineboard/domain/testing/book-fixtures';
import type { FollowedPick } from '@lineboard/workers/board/board-frame';
import { describe, expect, it } from 'vitest';
import { createBet, createItem, createParlay } from '../../../testing/bet-examples.ts';
import { SPREAD } from '../../../testing/slip-examples.ts';
import { sweatBets } from './sweat-bets.ts';

const scored = (
  gameNum: number,
  segments: GameScore['segments'],
  changed: Partial<GameScore> = {},
  isScoreFresh = true,
): FollowedPick => ({
  quote: null,
  isLineAwaited: false,
  score: createScore({ gameNum, phase: 'live', segments, ...sumSegments(segments), ...changed }),
  isScoreFresh,
});

const knownOf = (...of: ReadonlyArray<readonly [number, FollowedPick]>) =>
  new Map(of.map(([gameNum, known]) => [keyOfPick({ ...SPREAD, gameNum }), known]));

const straight = createBet(100, 1);
const parlay = createParlay(101);
const BETS = [straight, parlay];

describe('open bets at the present scores', () => {
  it('are at stake and still whole before any game', () => {
    expect(sweatBets(BETS, new Map())).toEqual({
      atStakeCents: straight.heldCents + parlay.heldCents,
      worstNetCents: -21_000,
      bestNetCents: 36_446,
      nowNetCents: null,
      known: 0,
      games: [],
    });
  });

  it('come to what grading makes of the scores, where those decide a bet', () => {
    // The parlay’s other game hasn’t begun: nothing can be said of it, unless this leg loses it.
    const winning = sweatBets(BETS, knownOf([1, scored(1, [[7, 0]])]));
    expect([winning.nowNetCents, winning.known]).toEqual([10_000, 1]);
    const losing = sweatBets(BETS, knownOf([1, scored(1, [[0, 7]])]));
    expect([losing.nowNetCents, losing.known]).toEqual([-21_000, 2]);
    expect(losing).toMatchObject({ worstNetCents: -21_000, bestNetCents: 36_446 });
  });

  it('are narrowed by what is over', () => {
    const over = knownOf([1, scored(1, [[0, 7]], { phase: 'final' })]);
    expect(sweatBets(BETS, over)).toMatchObject({ worstNetCents: -21_000, bestNetCents: -21_000 });
  });

  it('say nothing from a score that may be old', () => {
    const old = knownOf([1, scored(1, [[0, 7]], {}, false)]);
    expect(sweatBets(BETS, old)).toMatchObject({ nowNetCents: null, known: 0 });
  });

  it('are weighed again at another score, and at a corrected one', () => {
    const at = (segments: GameScore['segments']) =>
      sweatBets([straight], knownOf([1, scored(1, segments)])).nowNetCents;
    expect([at([[7, 0]]), at([[7, 7]]), at([[7, 0]])]).toEqual([10_000, -11_000, 10_000]);
  });

  it('list games that have begun, those first in which something can still change', () => {
    const bets = [
      createBet(1, 1, { items: [createItem({ gameDateTimeMs: 1 }, 1)] }),
      createBet(2, 1, { items: [createItem({ gameDateTimeMs: 3 }, 2)] }),
      createBet(3, 1, { items: [createItem({ gameDateTimeMs: 2 }, 3)] }),
      createBet(4, 1, { items: [createItem({ gameDateTimeMs: 9 }, 4)] }),
      createBet(5, 1, { items: [createItem({ gameDateTimeMs: 3 }, 2)] }),
    ];
    const known = knownOf(
      [1, scored(1, [[7, 0]], { phase: 'final' })],
      [2, scored(2, [[7, 0]])],
      [3, scored(3, [[7, 0]])],
      [4, scored(4, [], { phase: 'scheduled' })],
    );
    const { games } = sweatBets(bets, known);
    expect(games.map(({ gameNum, legs, isOpen }) => [gameNum, legs.length, isOpen])).toEqual([
      [3, 1, true],
      [2, 2, true],
      [1, 1, false],
    ]);
  });
});
