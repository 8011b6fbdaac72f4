import { CARDS_OF_DECK, DECK } from '../../src/casino/games/cards/card.ts';
import { createDrawsOfSeeds, type Draws, type RoundSeeds } from '../../src/casino/games/create-draws.ts';

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

/** Draws that deal these cards first off a shoe of so many decks, in this order. */
export const createDealtDraws = (cards: string, decks: number): Draws => {
  // The same way as `drawInOrder` moves the last of the rest into the place of what was taken.
  const rest = Array.from({ length: decks * CARDS_OF_DECK }, (_none, number) => number);
  const told = cards.split(' ').map((card) => {
    const place = rest.findIndex((number) => DECK[number % CARDS_OF_DECK] === card);
    if (place === -1) throw new RangeError(`no ${card} is left`);
    const last = rest.pop()!;
    if (place < rest.length) rest[place] = last;
    return place;
  });
  return createToldDraws(told);
};
