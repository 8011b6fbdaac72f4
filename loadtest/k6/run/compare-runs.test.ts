import { expect, it } from 'vitest';
import { compareRuns } from './compare-runs.ts';
import type { RunResult } from './keep-results.ts';

const run = (figures: RunResult['figures'], more: Partial<RunResult> = {}): RunResult => ({
  scenario: 'fan-out',
  at: '2026-11-29T00:00:00.000Z',
  machine: '2 cores',
  isOwn: true,
  given: [],
  figures,
  ...more,
});

it('puts what both runs measured side by side, and says what makes them hard to compare', () => {
  const before = run({
    metrics: { live_change_ms: { med: 20, 'p(95)': 40 }, gone: { count: 1 } },
    broken: [],
  });
  const after = run(
    { metrics: { live_change_ms: { med: 30, 'p(95)': 40, avg: 31 } }, broken: ['live_change_ms p(95)<35'] },
    { machine: '4 cores', given: ['USERS=500'] },
  );
  expect(compareRuns(before, after)).toEqual({
    warnings: [
      'machines differ: 2 cores and 4 cores',
      'settings differ: none and USERS=500',
      'broken after: live_change_ms p(95)<35',
    ],
    rows: [
      ['live_change_ms med', '20', '30', '1.50'],
      ['live_change_ms p(95)', '40', '40', '1.00'],
    ],
  });
});
