import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculateReconnectDelayMs } from './reconnect-delay.ts';

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
