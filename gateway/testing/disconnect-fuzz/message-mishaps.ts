import type { Random } from '@lineboard/domain/testing/seeded-random';

export interface MishapCounts {
  dropped: number;
  doubled: number;
  swapped: number;
}

/**
 * Loses, doubles and swaps messages on their way into a client: worse than any TCP connection, as bad as a fault in
 * our own code could be.
 */
export const createMishaps = (random: Random, counts: MishapCounts) => {
  let late: (() => void) | null = null;
  let isOn = true;
  const release = (): void => {
    const deliver = late;
    late = null;
    deliver?.();
  };
  return {
    pass(deliver: () => void): void {
      const dice = isOn ? random() : 1;
      if (dice < 0.02) {
        counts.dropped++;
        return;
      }
      if (dice < 0.05 && late === null) {
        counts.swapped++;
        late = deliver;
        return;
      }
      deliver();
      if (dice < 0.08) {
        counts.doubled++;
        deliver();
      }
      release();
    },
    /** What was held back on a connection that is gone never comes. */
    forget(): void {
      late = null;
    },
    stop(): void {
      isOn = false;
      release();
    },
  };
};
