import { createDrawsOfSeeds, type Draws, type RoundSeeds } from '../../src/games/create-draws.ts';

export const SEEDS: RoundSeeds = {
  serverSeed: '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',
  clientSeed: 'lucky-7',
  nonce: 0,
};

/** Draws of round after round under the seeds of the tests. */
export const createManyDraws = (): (() => Draws) => {
  const drawsOf = createDrawsOfSeeds(SEEDS.serverSeed, SEEDS.clientSeed);
  let nonce = 0;
  return () => drawsOf(nonce++);
};

/** Draws that are told what to say: a test that asks for more, or for what can't be drawn, is wrong. */
export const createToldDraws = (numbers: readonly number[]): Draws => {
  const left = [...numbers];
  return {
    nextBelow: (bound) => {
      const next = left.shift();
      if (next === undefined || next >= bound) throw new RangeError(`told ${next} below ${bound}`);
      return next;
    },
  };
};
