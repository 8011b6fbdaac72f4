import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRunFigures } from './run-figures.ts';

it('reads figures and broken promises out of what k6 exports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lineboard-figures-'));
  const file = join(folder, 'summary.json');
  const metrics = {
    live_change_ms: { med: 1.5, thresholds: { 'p(95)<150': false, 'p(99)<500': true } },
    vus: { value: 5 },
  };
  writeFileSync(file, JSON.stringify({ root_group: {}, metrics }));
  expect(readRunFigures(file)).toEqual({
    metrics: { live_change_ms: { med: 1.5 }, vus: { value: 5 } },
    broken: ['live_change_ms p(99)<500'],
  });
  rmSync(folder, { recursive: true });
});
