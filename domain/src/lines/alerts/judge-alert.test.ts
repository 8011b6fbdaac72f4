import { describe, expect, it } from 'vitest';
import { isAlertThere, isSensibleAlert } from './judge-alert.ts';
import type { AlertWatch } from './line-alert.schema.ts';

const at = (points: number | null, price: number | null = null): AlertWatch => ({
  kind: 'number',
  points,
  price,
});
const moved = (by: number): AlertWatch => ({ kind: 'move', by, minutes: 5 });

describe('an alert at a number', () => {
  it.each([
    ['team1', 3.5, 3, false],
    ['team1', 3.5, 3.5, true],
    ['team2', 3.5, 4, true],
    ['team2', -3.5, -3, true],
    ['team1', -3.5, -4, false],
    ['over', 44.5, 45, false],
    ['over', 44.5, 44.5, true],
    ['over', 44.5, 44, true],
    ['team1Over', 20.5, 21, false],
    ['under', 44.5, 44, false],
    ['under', 44.5, 45, true],
    ['team2Under', 20.5, 20.5, true],
  ] as const)('%s at %d is told at the same or a better number: at %d %s', (side, asked, now, isThere) => {
    expect(isAlertThere(side, at(asked), { points: now, price: -110 }, null)).toBe(isThere);
  });

  it('with a price waits for both', () => {
    const asked = at(3.5, -110);
    expect(isAlertThere('team1', asked, { points: 3.5, price: -115 }, null)).toBe(false);
    expect(isAlertThere('team1', asked, { points: 3, price: 105 }, null)).toBe(false);
    expect(isAlertThere('team1', asked, { points: 3.5, price: 100 }, null)).toBe(true);
  });

  it('on a money line compares prices over even money', () => {
    const isThere = (asked: number, price: number): boolean =>
      isAlertThere('draw', at(null, asked), { points: null, price }, null);
    expect(isThere(105, -105)).toBe(false);
    expect(isThere(-105, 105)).toBe(true);
    expect(isThere(100, -100)).toBe(true);
    expect(isThere(150, 149)).toBe(false);
  });

  it('isn’t there without a price to bet at, nor without a number', () => {
    expect(isAlertThere('team1', at(3.5), { points: 9, price: null }, null)).toBe(false);
    expect(isAlertThere('team1', at(3.5), { points: null, price: -110 }, null)).toBe(false);
  });
});

describe('an alert on a move', () => {
  it('is there so far up or down from anywhere in the window, and no sooner', () => {
    const isThere = (points: number): boolean =>
      isAlertThere('under', moved(1), { points, price: -110 }, { lowest: 44, highest: 44.5 });
    expect(isThere(45)).toBe(true);
    expect(isThere(44.5)).toBe(false);
    expect(isThere(43.5)).toBe(true);
    expect(isThere(44)).toBe(false);
  });

  it('counts cents over even money, as on a line from −110 to +105', () => {
    const isThere = (by: number): boolean =>
      isAlertThere('team1', moved(by), { points: null, price: 105 }, { lowest: -10, highest: 5 });
    expect(isThere(15)).toBe(true);
    expect(isThere(16)).toBe(false);
  });

  it('needs a window, and a line', () => {
    expect(isAlertThere('team1', moved(1), { points: 3, price: -110 }, null)).toBe(false);
    expect(isAlertThere('team1', moved(1), { points: 3, price: null }, { lowest: 0, highest: 9 })).toBe(
      false,
    );
  });
});

describe('what may be asked', () => {
  it('is a side of the market, with what that market has', () => {
    expect(isSensibleAlert('S', 'team1', at(3.5))).toBe(true);
    expect(isSensibleAlert('S', 'over', at(3.5))).toBe(false);
    expect(isSensibleAlert('S', 'team1', at(null, -110))).toBe(false);
    expect(isSensibleAlert('M', 'draw', at(null, 250))).toBe(true);
    expect(isSensibleAlert('M', 'team1', at(null))).toBe(false);
    expect(isSensibleAlert('M', 'team1', at(3.5, -110))).toBe(false);
    expect(isSensibleAlert('M', 'team1', moved(10.5))).toBe(false);
    expect(isSensibleAlert('L', 'under', moved(0.5))).toBe(true);
  });
});
