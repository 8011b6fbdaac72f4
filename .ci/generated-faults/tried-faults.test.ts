import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readTried } from './tried-faults.ts';

const folder = mkdtempSync(join(tmpdir(), 'tried-faults-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('goes on where a draw was stopped: what was not run is tried again', () => {
  const report = join(folder, 'faults.jsonl');
  const line = (id: string, outcome: string): string =>
    `${JSON.stringify({ id, kind: 'drop-call', outcome, file: 'a.test.ts', why: 'it fails', seconds: 3 })}\n`;
  writeFileSync(report, line('one', 'seen') + line('two', 'notRun') + line('three', 'notSeen'));
  expect([...readTried(report)]).toEqual([
    ['one', { outcome: 'seen', file: 'a.test.ts', why: 'it fails' }],
    ['three', { outcome: 'notSeen', file: 'a.test.ts', why: 'it fails' }],
  ]);
});

it('starts over without a report', () => {
  expect(readTried(join(folder, 'none.jsonl')).size).toBe(0);
});
