import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculateReconnectDelayMs, calculateToldDelayMs } from './reconnect-delay.ts';

it('waits between half and the whole of a time that doubles up to fifteen seconds', () => {
  fc.assert(
    fc.property(fc.nat(1_000), fc.double({ min: 0, max: 0.999_999, noNaN: true }), (attempt, random) => {
      const delayMs = calculateReconnectDelayMs(attempt, random);
      const ceilingMs = Math.min(15_000, 200 * 2 ** Math.min(attempt, 16));
      expect(delayMs).toBeGreaterThanOrEqual(ceilingMs / 2);
      expect(delayMs).toBeLessThanOrEqual(ceilingMs);
    }),
  );
});

it('waits as long as it was told, up to a tenth more, and never over a minute', () => {
  expect(calculateToldDelayMs(2_000, 0)).toBe(2_000);
  expect(calculateToldDelayMs(2_000, 0.999)).toBe(2_200);
  for (const far of [59_999, 3_600_000, Number.MAX_VALUE])
    expect(calculateToldDelayMs(far, 0.5)).toBeLessThanOrEqual(60_000);
});
