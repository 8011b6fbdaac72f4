import { mersenne } from 'pure-rand/generator/mersenne';
import { createDrawsOfSeeds, createDrawsOfValues, type Draws } from '../../src/casino/games/create-draws.ts';
import { SEEDS } from './game-fixtures.ts';

/** Begins another round; what it returns gives the draws of that round from the first one on, however often. */
export type NextRound = () => () => Draws;

/** Plays rounds as the product draws them, under one server seed. */
export const createProductRounds = (clientSeed: string): NextRound => {
  const drawsOf = createDrawsOfSeeds(SEEDS.serverSeed, clientSeed);
  let nonce = 0;
  return () => {
    const round = nonce++;
    return () => drawsOf(round);
  };
};

/** The same with values of a Mersenne Twister: a tenth of the time where ten million rounds are played. */
export const createQuickRounds = (seed: number): NextRound => {
  const generator = mersenne(seed);
  return () => {
    const values: number[] = [];
    return () => {
      let next = 0;
      return createDrawsOfValues(() => {
        if (next === values.length) values.push(generator.next() >>> 0);
        return values[next++]!;
      });
    };
  };
};

/** Rounds of a game as they are played by rule: what each of its bets gave back of its stake. */
export interface SimulatedGame {
  name: string;
  /** The returns that are stated, one for each of what a round gives. */
  returns: readonly number[];
  /** Plays one round. Divided by the first stake, whatever was added to it is taken off. */
  play(drawsAnew: () => Draws): readonly number[];
}

/** Beyond it, chance explains a mean once in 150,000 times. */
export const MOST_DEVIATIONS = 4.5;

export interface SimulatedReturn {
  stated: number;
  mean: number;
  /** How many standard errors the mean is off. */
  deviations: number;
}

/** Plays round after round. */
export const simulateGame = (
  { returns, play }: SimulatedGame,
  rounds: number,
  nextRound: NextRound,
): SimulatedReturn[] => {
  const sums = returns.map(() => 0);
  const squares = returns.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    play(nextRound()).forEach((back, index) => {
      sums[index]! += back;
      squares[index]! += back * back;
    });
  }
  return returns.map((stated, index) => {
    const mean = sums[index]! / rounds;
    const error = Math.sqrt((squares[index]! / rounds - mean * mean) / rounds);
    return { stated, mean, deviations: (mean - stated) / error };
  });
};
