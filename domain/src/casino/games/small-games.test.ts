import { describe, expect, it } from 'vitest';
import { createManyDraws, createToldDraws, SEEDS } from '../../../testing/games/game-fixtures.ts';
import { createRational } from '../../ground/money/rational.ts';
import { BINGO_LINES, payOfLines } from './bingo/bingo.ts';
import { CRASH_NUMBERS, crashOfNumber } from './crash/crash.ts';
import { DICE_NUMBERS } from './dice/dice-round.ts';
import { GAMES } from './games.ts';
import { startRound } from './play-round.ts';
import { CARDS_OF_SERIES, prizeOfCard, SCRATCH_PRIZES } from './scratch/scratch.ts';

describe('dice', () => {
  const roll = (number: number, side: 'under' | 'over', chance: number, stakeCents = 100) =>
    GAMES.dice.start({ stakeCents, side, chance }, createToldDraws([number])).outcome!.winCents;

  it('win below or above the number that follows from their chance', () => {
    expect([4_949, 4_950].map((number) => roll(number, 'under', 4_950))).toEqual([200, 0]);
    expect([5_049, 5_050].map((number) => roll(number, 'over', 4_950))).toEqual([0, 200]);
  });

  it.each([100, 2_500, 4_950, 9_500])(
    'at a chance of %s of 10,000 give back 99 %%, cut to the cent',
    (chance) => {
      for (const side of ['under', 'over'] as const) {
        let back = 0;
        for (let number = 0; number < DICE_NUMBERS; number++) back += roll(number, side, chance, 10_000);
        const whole = 9_900 * 10_000;
        expect(back).toBeLessThanOrEqual(whole);
        expect(back).toBeGreaterThan(whole - chance);
      }
    },
  );
});

describe('the curve', () => {
  it('ends at once one time in a hundred, and less and less often at higher targets', () => {
    expect(crashOfNumber(0)).toBe(100);
    expect(crashOfNumber(CRASH_NUMBERS / 2)).toBe(198);
    expect(crashOfNumber(CRASH_NUMBERS - 1)).toBe(1_000_000);
  });

  it.each([101, 150, 200, 1_000, 33_333, 100_000])(
    'reaches %s hundredths so often that 99 %% come back',
    (target) => {
      // All numbers from a certain one on reach the target: find that one.
      let [below, reaches] = [0, CRASH_NUMBERS - 1];
      while (reaches - below > 1) {
        const middle = Math.floor((below + reaches) / 2);
        if (crashOfNumber(middle) >= target) reaches = middle;
        else below = middle;
      }
      const count = CRASH_NUMBERS - reaches;
      expect(count).toBe(Math.floor((99 * CRASH_NUMBERS) / target));
      expect((count / CRASH_NUMBERS) * (target / 100)).toBeCloseTo(0.99, 6);
    },
  );

  it('pays a target that it reaches, and nothing for one above its end', () => {
    const ride = (target: number) =>
      GAMES.crash.start({ stakeCents: 1_000, target }, createToldDraws([CRASH_NUMBERS / 2])).outcome;
    expect(ride(198)).toEqual({ winCents: 1_980 });
    expect(ride(199)).toEqual({ winCents: 0 });
  });
});

describe('bingo', () => {
  it('has twelve lines of five places, four of them over the free one', () => {
    expect(BINGO_LINES).toHaveLength(12);
    for (const places of BINGO_LINES) expect(new Set(places).size).toBe(5);
    expect(BINGO_LINES.filter((places) => places.includes(12))).toHaveLength(4);
  });

  it('draws cards with each column’s own numbers and 35 balls, and finds the full lines', () => {
    const next = createManyDraws();
    let withLines = 0;
    for (let round = 0; round < 100; round++) {
      const { state, outcome } = GAMES.bingo.start({ stakeCents: 25 }, next());
      const { card, balls, lines } = state;
      const columns = card.map((number, place) => (place === 12 ? 3 : Math.ceil(number / 15)));
      expect(columns).toEqual(card.map((_number, place) => (place % 5) + 1));
      expect(new Set(card).size).toBe(25);
      expect(new Set(balls).size).toBe(35);
      expect(balls.every((ball) => ball >= 1 && ball <= 75)).toBe(true);
      const full = BINGO_LINES.filter((places) =>
        places.every((place) => place === 12 || balls.includes(card[place]!)),
      );
      expect(lines.map((line) => BINGO_LINES[line])).toEqual(full);
      expect(outcome).toEqual({ winCents: 25 * payOfLines(full.length) });
      if (full.length > 0) withLines++;
    }
    expect(withLines).toBeGreaterThan(15);
  });
});

describe('a scratch card', () => {
  it('shows three equal fields when it wins, and never when it doesn’t', () => {
    const next = createManyDraws();
    for (let round = 0; round < 150; round++) {
      const { state, outcome } = GAMES.scratch.start({ stakeCents: 100 }, next());
      const alike = SCRATCH_PRIZES.map(
        (_prize, index) => state.fields.filter((field) => field === index).length,
      );
      expect(state.fields).toHaveLength(9);
      expect(alike.findIndex((count) => count >= 3)).toBe(state.prize ?? -1);
      expect(alike.filter((count) => count > 2)).toHaveLength(state.prize === null ? 0 : 1);
      const pays = state.prize === null ? 0 : SCRATCH_PRIZES[state.prize]!.pays;
      expect(outcome).toEqual({ winCents: 100 * pays });
    }
  });

  it('is one of a whole series, which has the stated number of each prize', () => {
    const won = SCRATCH_PRIZES.map(() => 0);
    for (let card = 0; card < CARDS_OF_SERIES; card++) {
      const prize = prizeOfCard(card);
      if (prize !== null) won[prize]!++;
    }
    expect(won).toEqual(SCRATCH_PRIZES.map(({ cards }) => cards));
    const paid = won.reduce((sum, cards, prize) => sum + cards * SCRATCH_PRIZES[prize]!.pays, 0);
    expect(createRational(paid, CARDS_OF_SERIES)).toEqual(GAMES.scratch.returns.get('card'));
  });
});

it('every game refuses stakes outside the limits or between the steps', () => {
  for (const id of ['crash', 'dice', 'bingo', 'scratch', 'videoPoker', 'miniSlots'] as const) {
    const { minCents, maxCents, stepCents } = GAMES[id].limits;
    const fault = (stakeCents: number) => {
      const bet = { stakeCents, side: 'under' as const, chance: 5_000, target: 200 };
      const played = startRound<typeof bet, unknown, never>(GAMES[id], bet, SEEDS);
      return played.ok ? null : played.fault;
    };
    expect([id, fault(minCents - stepCents), fault(maxCents + stepCents), fault(minCents + 1)]).toEqual([
      id,
      'stakeOutOfLimits',
      'stakeOutOfLimits',
      'stakeNotInSteps',
    ]);
    expect([minCents, maxCents].map(fault)).toEqual([null, null]);
  }
});
