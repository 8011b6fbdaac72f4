import { describe, expect, it } from 'vitest';
import { GENERATORS } from './draw-ticket.ts';
import type { FuzzReport } from './fuzz-gateway.ts';
import { DRAFT_LABELS } from './list-never-drawn.ts';
import { printFuzz } from './print-fuzz.ts';
import { LONGEST_MS, runShortFuzz } from './run-short-fuzz.ts';

const MOST_RUNS = 4;

const listNeverTaken = ({ shares }: FuzzReport, labels: readonly string[]): string[] =>
  labels.filter((label) => (shares[label]?.[1] ?? 0) === 0);

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
      expect(report.neverDrawn, printFuzz(report)).toEqual([]);
      expect(report.largestTried).toBeGreaterThan(20);
      expect(report.poisoned).toBeGreaterThan(0);
      // The book takes two or three of a rare kind, at times none: then customers' own drafts go on.
      let never = listNeverTaken(report, DRAFT_LABELS);
      for (let seed = 2; never.length > 0 && seed <= MOST_RUNS; seed += 1) {
        const drafts = await runShortFuzz({ tickets: 600, generators: ['draft'], seed });
        expect(drafts.findings, printFuzz(drafts)).toEqual([]);
        never = listNeverTaken(drafts, never);
      }
      expect(never).toEqual([]);
    },
    LONGEST_MS * 2,
  );
});
