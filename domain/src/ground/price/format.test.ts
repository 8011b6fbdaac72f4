import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPrice } from '../../../testing/price-arbitraries.ts';
import { formatSpread, formatTotal } from './format-points.ts';
import { formatPrice } from './format-price.ts';
import { parsePrice } from './parse-price.ts';

describe('prices as text', () => {
  it('HR-2.1, CON1-35: American prices carry their sign; even money is +100', () => {
    expect([-110, 150, 100, -100, 1_400].map((price) => formatPrice(price, 'A'))).toEqual([
      '-110',
      '+150',
      '+100',
      '+100',
      '+1400',
    ]);
  });

  it('HR-2.3, CON1-36: decimal prices have two places, no zeros at the end, and .0 when whole', () => {
    expect(
      [-110, 150, 100, 1_400, -800, -200, -10_000, -100_000, 105].map((p) => formatPrice(p, 'D')),
    ).toEqual(['1.91', '2.5', '2.0', '15.0', '1.13', '1.5', '1.01', '1.0', '2.05']);
  });

  it('HR-2.3, CON1-37: fractional prices are in lowest terms', () => {
    expect([-110, 150, 100, 1_400].map((price) => formatPrice(price, 'F'))).toEqual([
      '10/11',
      '3/2',
      '1/1',
      '14/1',
    ]);
  });

  it('HR-2.2: a price read back from its American or fractional text is the same price', () => {
    fc.assert(
      fc.property(anyPrice, (price) => {
        expect(parsePrice(formatPrice(price, 'A'), 'A')).toBe(price);
        expect(parsePrice(formatPrice(price, 'F'), 'F')).toBe(price);
      }),
    );
  });

  it('HR-2.2: decimals from other books become the nearest American price, half away from zero', () => {
    expect(parsePrice('1.57', 'D')).toBe(-175);
    expect(parsePrice('2.125', 'D')).toBe(113);
    expect(parsePrice('1.999', 'D')).toBe(100);
    expect(parsePrice('1', 'D')).toBeNull();
    expect(parsePrice('1.0000001', 'D')).toBeNull();
    expect(parsePrice(`1.${'3'.repeat(100)}`, 'D')).toBeNull();
  });
});

describe('points as text', () => {
  it.each([
    [0, 'pk'],
    [3, '+3'],
    [-3.5, '-3½'],
    [0.5, '+½'],
    [-0.5, '-½'],
    [-0.75, '-½, -1'],
    [0.25, 'pk, +½'],
    [-0.25, 'pk, -½'],
    [2.75, '+2½, +3'],
    [-10.25, '-10, -10½'],
  ])('HR-2.4: a spread of %d reads %s', (points, text) => {
    expect(formatSpread(points)).toBe(text);
  });

  it.each([
    [44.5, '44½'],
    [45, '45'],
    [2.25, '2, 2½'],
    [0.75, '½, 1'],
    [0.5, '½'],
  ])('HR-2.4: a total of %d reads %s', (points, text) => {
    expect(formatTotal(points)).toBe(text);
  });
});
