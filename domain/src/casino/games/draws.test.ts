import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { createManyDraws, SEEDS } from '../../../testing/games/game-fixtures.ts';
import { commitServerSeed } from './commit-server-seed.ts';
import { createDraws } from './create-draws.ts';
import { drawInOrder } from './draw-in-order.ts';

/** The stream as anybody would write it from its description, with another library. */
const readStream = (values: number): number[] => {
  const key = Buffer.from(SEEDS.serverSeed, 'hex');
  const blocks = Array.from({ length: Math.ceil(values / 8) }, (_none, cursor) =>
    createHmac('sha256', key).update(`${SEEDS.clientSeed}:${SEEDS.nonce}:${cursor}`).digest(),
  );
  const bytes = Buffer.concat(blocks);
  return Array.from({ length: values }, (_none, index) => bytes.readUInt32BE(index * 4));
};

const chiSquare = (counts: readonly number[]): number => {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
};

it('draws are the values of the described stream, in their order', () => {
  const draws = createDraws(SEEDS);
  expect(Array.from({ length: 20 }, () => draws.nextBelow(2 ** 32))).toEqual(readStream(20));
});

it('the commitment is SHA-256 of the seed’s bytes', () => {
  expect(commitServerSeed(SEEDS.serverSeed)).toBe(
    createHash('sha256').update(Buffer.from(SEEDS.serverSeed, 'hex')).digest('hex'),
  );
});

it('values that would favor low numbers are left out', () => {
  // Among three billion numbers, those from 2³² − 3·10⁹ up would be drawn half as often: a quarter of all values.
  const bound = 3_000_000_000;
  const draws = createDraws(SEEDS);
  const fair = readStream(100).filter((value) => value < bound);
  expect(fair.length).toBeLessThan(80);
  expect(fair.map(() => draws.nextBelow(bound))).toEqual(fair);
});

it('another nonce, player or server has other draws, the same ones have the same', () => {
  const first = (seeds: Partial<typeof SEEDS>) => {
    const draws = createDraws({ ...SEEDS, ...seeds });
    return Array.from({ length: 8 }, () => draws.nextBelow(1_000_000)).join();
  };
  const drawn = [{}, { nonce: 1 }, { clientSeed: 'lucky-8' }, { serverSeed: 'f'.repeat(64) }].map(first);
  expect(new Set(drawn).size).toBe(4);
  expect(first({})).toBe(drawn[0]);
});

it('a draw that is impossible is a mistake of the caller', () => {
  const draws = createDraws(SEEDS);
  for (const bound of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN])
    expect(() => draws.nextBelow(bound)).toThrow(RangeError);
  expect(() => createDraws({ ...SEEDS, serverSeed: 'no seed' })).toThrow(Error);
});

it('every number is as likely as the others', () => {
  const next = createManyDraws();
  const counts = new Array<number>(37).fill(0);
  for (let round = 0; round < 4_000; round++) {
    const draws = next();
    for (let draw = 0; draw < 8; draw++) counts[draws.nextBelow(37)]!++;
  }
  // 36 degrees of freedom: beyond 80 once in 30,000 runs, and the seeds are the same in every run.
  expect(chiSquare(counts)).toBeLessThan(80);
});

it('numbers in order are each there once, and every order is as likely as the others', () => {
  const next = createManyDraws();
  const orders = new Map<string, number>();
  for (let round = 0; round < 12_000; round++) {
    const take = drawInOrder(4, next());
    const order = [take(), take(), take(), take()];
    orders.set(order.join(''), (orders.get(order.join('')) ?? 0) + 1);
    if (round === 0) expect(() => take()).toThrow(RangeError);
  }
  const numbers = [...orders.keys()].map((order) => new Set(order));
  expect(numbers.every((each) => each.size === 4 && [...each].every((digit) => '0123'.includes(digit)))).toBe(
    true,
  );
  expect(orders.size).toBe(24);
  // 23 degrees of freedom: beyond 60 once in 30,000 runs.
  expect(chiSquare([...orders.values()])).toBeLessThan(60);
});
