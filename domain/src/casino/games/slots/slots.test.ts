import { describe, expect, it } from 'vitest';
import { calculateSlotReturn } from '../../../../testing/games/calculate-slot-return.ts';
import { createToldDraws, SEEDS } from '../../../../testing/games/game-fixtures.ts';
import { GAMES } from '../games.ts';
import { startRound } from '../play-round.ts';
import { evaluateLine } from './evaluate-line.ts';
import { CALM_SLOTS, MINI_SLOTS, STEADY_SLOTS, WILD_SLOTS } from './slot-machines.ts';
import { readWindow, spinReels } from './spin-reels.ts';

const paid = (line: string) => {
  const win = evaluateLine(CALM_SLOTS, Array.from(line));
  return win === null ? null : `${win.count}${win.symbol}=${win.pays}`;
};

describe('a line', () => {
  it('pays for equal symbols from the first reel on, and for nothing that begins later', () => {
    expect(paid('DDDEF')).toBe('3D=10');
    expect(paid('DDDDF')).toBe('4D=30');
    expect(paid('DDDDD')).toBe('5D=90');
    expect(paid('EDDDD')).toBeNull();
    expect(paid('DDEDD')).toBeNull();
  });

  it('takes wilds for any symbol but the scatter', () => {
    expect(paid('DWDEF')).toBe('3D=10');
    expect(paid('WDDEF')).toBe('3D=10');
    expect(paid('DWSDD')).toBeNull();
  });

  it('pays the better one of wilds alone and of the symbol that they stand for', () => {
    expect(paid('WWGEF')).toBe('3G=6');
    expect(paid('WWWWG')).toBe('4W=80');
    expect(paid('WWWGG')).toBe('5G=40');
    expect(paid('WWSWW')).toBe('2W=4');
    expect(paid('WWWWW')).toBe('5W=400');
  });
});

describe('a spin', () => {
  it('shows three places of each strip, around its end', () => {
    expect(readWindow('ABCDE', 4)).toEqual(['E', 'A', 'B']);
  });

  it('pays each of its lines on its part of the stake', () => {
    // Three F in the top row: the second line alone.
    const stops = MINI_SLOTS.reels.map((strip) => strip.indexOf('F'));
    const spin = spinReels(MINI_SLOTS, 500, 1, createToldDraws(stops));
    expect(spin.wins).toContainEqual({ line: 1, symbol: 'F', count: 3, winCents: 500 });
    expect(spin.winCents).toBe(spin.wins.reduce((sum, { winCents }) => sum + winCents, 0));
  });

  it('plays the free spins that it wins at once, multiplied, and wins no more of them there', () => {
    const stops = CALM_SLOTS.reels.map((strip) => strip.indexOf('S'));
    const played = GAMES.calmSlots.start(
      { stakeCents: 20 },
      createToldDraws(new Array(13 * 5).fill(0).map((_none, at) => stops[at % 5]!)),
    );
    const { spins } = played.state;
    expect(spins.map(({ freeSpins }) => freeSpins)).toEqual([12, ...new Array(12).fill(0)]);
    const [first, ...free] = spins;
    expect(first!.wins).toContainEqual({ line: null, symbol: 'S', count: 5, winCents: 1_000 });
    for (const spin of free) expect(spin.winCents).toBe(first!.winCents * 2);
    expect(played.outcome).toEqual({ winCents: first!.winCents * 25 });
  });

  it('is staked within its limits, equally on all lines', () => {
    const fault = (stakeCents: number) => {
      const played = startRound(GAMES.calmSlots, { stakeCents }, SEEDS);
      return played.ok ? null : played.fault;
    };
    expect(fault(0)).toBe('stakeOutOfLimits');
    expect(fault(10_020)).toBe('stakeOutOfLimits');
    expect(fault(30)).toBe('stakeNotInSteps');
    expect([20, 40, 10_000].map(fault)).toEqual([null, null, null]);
  });
});

it.each([
  ['miniSlots', MINI_SLOTS],
  ['calmSlots', CALM_SLOTS],
  ['steadySlots', STEADY_SLOTS],
  ['wildSlots', WILD_SLOTS],
] as const)('the return of %s is that of its full cycle, and every line pays whole cents', (id, machine) => {
  const { returns, limits } = GAMES[id];
  expect(returns.get('spin')).toEqual(calculateSlotReturn(machine));
  expect(limits.stepCents % machine.lines.length).toBe(0);
  for (const rows of machine.lines) expect(rows).toHaveLength(machine.reels.length);
});
