import { expect, it } from 'vitest';
import { chooseCells, FAULT_CELLS } from '../failpoint/fault-cells.ts';
import type { FaultRound } from '../report/fault-round.ts';
import { judgeRound } from './judge-round.ts';
import { printRounds } from '../report/print-rounds.ts';

/** A polite stop of the leader that nobody noticed. */
const round = (fields: Partial<FaultRound> = {}): FaultRound => ({
  cell: chooseCells(['leader-sigterm'])[0]!,
  grey: { allGreyMs: null, longestMs: 0, pages: 0, wholeMs: 0 },
  liftedMs: null,
  gapMs: 300,
  takeoverMs: 200,
  shownOldMs: 80,
  tickets: 100,
  stale: [],
  outcomes: new Map([['accepted', 100]]),
  slow: 0,
  slowestMs: 200,
  lost: [],
  doubled: [],
  unasked: [],
  unknown: [],
  differences: [],
  discrepancies: [],
  moves: 20,
  movesDone: 18,
  wrongMoney: [],
  logLines: 3,
  lagMs: 10,
  ...fields,
});

it('every cell has a name and a title of its own', () => {
  expect(new Set(FAULT_CELLS.flatMap(({ name, title }) => [name, title])).size).toBe(2 * FAULT_CELLS.length);
});

it('a round in which everything held breaks no promise', () => {
  expect(judgeRound(round())).toEqual([]);
});

it.each<[string, Partial<FaultRound>]>([
  ['tickets lost', { lost: ['key'] }],
  ['moves or accounts of wallet and operators wrong: r1.b0 is gone', { wrongMoney: ['r1.b0 is gone'] }],
  ['tickets doubled', { doubled: ['key'] }],
  ['refused or never sent', { unasked: ['ticket 9'] }],
  ['nobody could say', { unknown: ['key'] }],
  [
    '1 replaced prices accepted, up to 0.70 s',
    {
      stale: [
        { key: 'key', ageMs: 700 },
        { key: 'b', ageMs: 200 },
      ],
    },
  ],
  ['2 answers were 500', { outcomes: new Map([['http 500', 2]]) }],
  ['books differ: page 3', { differences: ['page 3 holds nothing'] }],
  ["don't add up", { discrepancies: [{ check: 'sums', customerId: null, detail: {} }] }],
  ['stayed grey', { grey: { allGreyMs: 10, longestMs: 400, pages: 1, wholeMs: null } }],
  ['taken over after 3.20 s', { takeoverMs: 3_200 }],
  ['nobody took over', { takeoverMs: null }],
  ['no price change for 4.00 s', { gapMs: 4_000 }],
  ['5 pages grey, for up to 0.60 s', { grey: { allGreyMs: null, longestMs: 600, pages: 5, wholeMs: 900 } }],
  ['3 tickets refused with feedStale', { outcomes: new Map([['feedStale', 3]]) }],
  ['1 calls took over 1 s', { slow: 1, slowestMs: 1_500 }],
])('names the promise that was broken: %s', (words, fields) => {
  const broken = judgeRound(round(fields));
  expect(broken).toHaveLength(1);
  expect(broken[0]).toContain(words);
});

it('a promise that a cell does not make is not held against it', () => {
  const frozen = chooseCells(['leader-sigstop-5s'])[0]!;
  const late = { cell: frozen, slow: 9, slowestMs: 5_000, outcomes: new Map([['feedStale', 3]]) };
  expect(judgeRound(round(late))).toEqual([]);
});

it('an outage that pages do not tell of, or tell of late, breaks the promise', () => {
  const cell = chooseCells(['disk-full-8s'])[0]!;
  const grey = { longestMs: 400, pages: 100, wholeMs: 9_000 };
  expect(judgeRound(round({ cell }))).toEqual(['pages went on as if tickets could be placed']);
  expect(judgeRound(round({ cell, grey: { ...grey, allGreyMs: 5_000 } }))).toEqual([
    'all pages grey only after 5.00 s',
  ]);
  expect(judgeRound(round({ cell, grey: { ...grey, allGreyMs: 900 } }))).toEqual([]);
});

it('prints a row per cell with its repetitions side by side', () => {
  const table = printRounds([round(), round({ gapMs: 12_340, stale: [{ key: 'key', ageMs: 700 }] })]);
  const rows = table.split('\n');
  expect(rows).toHaveLength(3);
  expect(rows[2]).toContain('| leader SIGTERM |');
  expect(rows[2]).toContain('| 0.30; 12.3 |');
  expect(rows[2]).toContain('| 0; 1 (0.70) |');
});
