import type { LinePoint } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { describe, expect, it } from 'vitest';
import { calculateLineChart, CHART_HEIGHT } from './line-chart.ts';

const point = (bookMs: number, changed: Partial<LinePoint>): LinePoint => ({
  bookMs,
  spread1: null,
  moneyLine1: null,
  totalPoints: null,
  ...changed,
});

describe('the chart of a line', () => {
  it('steps at each move, holds until now, and names opening, now and the range', () => {
    const points = [
      point(1_000, { spread1: 3 }),
      point(2_000, { spread1: 4 }),
      point(3_000, { spread1: 3.5 }),
    ];
    expect(calculateLineChart(points, 'spread1', 5_000)).toEqual({
      opened: 3,
      now: 3.5,
      lowest: 3,
      highest: 4,
      zeroY: null,
      path: 'M0 37H25V3H50V20H100',
    });
  });

  it('has a line at zero where a spread was on both sides of it, and only there', () => {
    const zeroOf = (market: 'spread1' | 'moneyLine1', ...figures: number[]) =>
      calculateLineChart(
        figures.map((figure, at) => point(at * 1_000, { [market]: figure })),
        market,
        9_000,
      )?.zeroY;
    expect(zeroOf('spread1', -1, 1)).toBe(CHART_HEIGHT / 2);
    expect(zeroOf('spread1', -3, 0)).toBeNull();
    expect(zeroOf('spread1', 1, 2)).toBeNull();
    expect(zeroOf('moneyLine1', -110, 110)).toBeNull();
  });

  it('leaves a gap where there was no line', () => {
    const points = [
      point(0, { totalPoints: 44 }),
      point(1_000, {}),
      point(2_000, { totalPoints: 45 }),
      point(3_000, {}),
    ];
    const chart = calculateLineChart(points, 'totalPoints', 4_000);
    expect(chart).toMatchObject({ opened: 44, now: null, path: 'M0 37H25M50 3H75' });
  });

  it('draws American prices without a jump at even money: −102 to +102 is as small a step as its payouts', () => {
    const points = [-300, -102, 102].map((moneyLine1, at) => point(at, { moneyLine1 }));
    const chart = calculateLineChart(points, 'moneyLine1', 3)!;
    expect(chart).toMatchObject({ lowest: -300, highest: 102 });
    const [, even = 0] = /V([\d.]+)H66/.exec(chart.path) ?? [];
    expect(Number(even)).toBeGreaterThan(3);
    expect(Number(even)).toBeLessThan(6);
  });

  it('draws a line that never moved in the middle', () => {
    expect(calculateLineChart([point(0, { spread1: 3 })], 'spread1', 1_000)?.path).toBe(
      `M0 ${CHART_HEIGHT / 2}H100`,
    );
  });

  it('has nothing to draw for a market that never had a line', () => {
    expect(calculateLineChart([point(0, { spread1: 3 })], 'moneyLine1', 1_000)).toBeNull();
  });
});
