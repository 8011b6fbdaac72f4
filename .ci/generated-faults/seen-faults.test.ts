import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../run-command.ts';
import { EXCUSED } from './excused.ts';
import { EVERY_NAME, findFaults } from './find-faults.ts';
import { locateFaults } from './locate-faults.ts';
import { parseSeen, printSeen, readSeen } from './seen-faults.ts';
import { sumByKind } from './sum-by-kind.ts';

const readText = (path: string): string | null =>
  existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : null;

it('seen faults are kept line by line, sorted, with the test that saw it', () => {
  const seen = new Map([
    ['drop-call:b.ts#look:1', 'b.test.ts'],
    ['drop-call:a.ts#look:1', 'a.test.ts'],
  ]);
  const text = printSeen(seen);
  expect(text).toBe('drop-call:a.ts#look:1 a.test.ts\ndrop-call:b.ts#look:1 b.test.ts\n');
  expect(parseSeen(text)).toEqual(seen);
});

it('the kept faults are sorted, and none of them is excused', () => {
  const seen = readSeen();
  expect(readFileSync(join(import.meta.dirname, 'seen.txt'), 'utf8')).toBe(printSeen(seen));
  expect([...seen.keys()].filter((id) => EXCUSED.has(id))).toEqual([]);
});

it('every excuse is of a fault that is still there, and says why', () => {
  const there = locateFaults(EXCUSED.keys(), readText);
  expect([...EXCUSED.keys()].filter((id) => !there.has(id))).toEqual([]);
  for (const reason of EXCUSED.values()) expect(reason).toMatch(/\S+ \S+/);
});

it('finds a fault again by its id, and none that is gone', () => {
  const path = 'gateway/src/lines/book/book.ts';
  const text = 'const look = () => { write(); };';
  const readBook = (asked: string): string | null => (asked === path ? text : null);
  const [fault] = findFaults(path, text, EVERY_NAME);
  const id = fault?.id ?? '';
  expect(locateFaults([id, `${id}-2`, id.replace('book.ts', 'gone.ts')], readBook)).toEqual(
    new Map([[id, fault]]),
  );
});

it('sums by kind and in all', () => {
  const tried = (kind: string, outcome: 'seen' | 'notSeen' | 'notRun') => ({
    fault: { id: '', kind, sentence: '' },
    verdict: { outcome, file: '', why: '' },
  });
  expect(sumByKind([tried('b', 'seen'), tried('a', 'notSeen'), tried('a', 'notRun')])).toEqual([
    'a: 2 planted, 0 seen, 1 not seen, 1 not run',
    'b: 1 planted, 1 seen, 0 not seen, 0 not run',
    'in all: 3 planted, 1 seen, 1 not seen, 1 not run',
  ]);
});
