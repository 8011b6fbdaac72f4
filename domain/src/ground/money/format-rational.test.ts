import { expect, it } from 'vitest';
import { formatRational } from './format-rational.ts';
import { createRational } from './rational.ts';

it('HR-2.2: a fraction is written with its decimals, half away from zero', () => {
  const write = (numerator: number, denominator: number) =>
    formatRational(createRational(numerator, denominator), 2);
  expect([write(0, 1), write(1, 1_000), write(1, 200), write(-1, 200), write(4, 3), write(-8, 3)]).toEqual([
    '0.00',
    '0.00',
    '0.01',
    '-0.01',
    '1.33',
    '-2.67',
  ]);
});
