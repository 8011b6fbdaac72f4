import { describe, expect, it } from 'vitest';
import { GENERATORS } from './draw-ticket.ts';
import { DRAFT_LABELS } from './list-never-drawn.ts';
import { printFuzz } from './print-fuzz.ts';
import { LONGEST_MS, runShortFuzz } from './run-short-fuzz.ts';

describe('tickets from everything that a request may hold', () => {
  it(
    'none is answered with an error of the house, holds the event loop, waits forever or pays more than a judge of its own allows',
    async () => {
      const report = await runShortFuzz({
        tickets: 1_000,
        generators: GENERATORS,
        // As if their answers had been lost on the way: the judge must make do with what is stored.
        beforeJudging: async (_, world) => {
          world.placed = world.placed.filter(({ request }) => request.openSpots === 0);
        },
      });
      expect(report.findings, printFuzz(report)).toEqual([]);
      const never = DRAFT_LABELS.filter((kind) => (report.shares[kind]?.[1] ?? 0) === 0);
      expect(never, printFuzz(report)).toEqual([]);
      expect(report.neverDrawn, printFuzz(report)).toEqual([]);
      expect(report.largestTried).toBeGreaterThan(20);
      expect(report.poisoned).toBeGreaterThan(0);
    },
    LONGEST_MS,
  );
});
