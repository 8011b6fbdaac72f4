import { NOTHING_FAILS } from '../../../testing/fakes/noted-failures.ts';
import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import { beforeEach, expect, it } from 'vitest';
import { game, image, line, move } from '../../../testing/samples/feed-samples.ts';
import { type Book, createBook } from '../../lines/book/book.ts';
import { createInProcessLog } from '../../lines/log/in-process-log.ts';
import type { InProcessLog } from '../../lines/log/in-process-log.ts';
import { keepLineHistories, type LineHistories } from './line-histories.ts';

let bookMs: number;
let book: Book;
let log: InProcessLog;
let histories: LineHistories;
const say = (...changes: FeedChange[]) => log.append('demo', changes);

beforeEach(async () => {
  bookMs = 1_000;
  log = createInProcessLog({ reporter: NOTHING_FAILS, nowMs: () => 1 });
  book = createBook({ nowMs: () => 1 });
  histories = keepLineHistories(book, () => bookMs);
  await log.open(book.reader);
  await say(...image(game(), line({ spread1: 3 }), line({ periodNumber: 1 }), line({ store: 'north' })));
});

it('remembers each move of the full game in its own store', async () => {
  bookMs = 60_000;
  await say(move({ spread1: 3.5 }));
  bookMs = 120_000;
  await say(move({ periodNumber: 1, spread1: 9 }), move({ store: 'north', moneyLine1: 180 }));
  expect(histories.points('main', 1)).toEqual([
    { bookMs: 1_000, spread1: 3, moneyLine1: 150, totalPoints: 44.5 },
    { bookMs: 60_000, spread1: 3.5, moneyLine1: 150, totalPoints: 44.5 },
  ]);
  expect(histories.points('north', 1).map(({ moneyLine1 }) => moneyLine1)).toEqual([150, 180]);
  expect(histories.points('south', 1)).toEqual([]);
});

it('a price alone that moves at the same number is no point of the spread, total or money line', async () => {
  bookMs = 60_000;
  await say(move({ spreadAdj1: -115 }));
  expect(histories.points('main', 1)).toHaveLength(1);
});

it('a line that was taken down is no part of what was offered', async () => {
  bookMs = 60_000;
  await say(move({ disabled: true, spread1: 40 }));
  expect(histories.points('main', 1).map(({ spread1 }) => spread1)).toEqual([3]);
});

it('forgets a game with its line', async () => {
  await say({ kind: 'removeGame', gameNum: 1 });
  expect(histories.points('main', 1)).toEqual([]);
});

it('keeps what it knows when the book is reloaded, except for games that are gone', async () => {
  bookMs = 60_000;
  await say(move({ spread1: 3.5 }));
  const read = book.reader.image();
  book.reader.load(read, { epoch: 'e2', clk: 1 });
  expect(histories.points('main', 1).map(({ spread1 }) => spread1)).toEqual([3, 3.5]);
  book.reader.load({ ...read, games: [], lines: [] }, { epoch: 'e3', clk: 1 });
  expect(histories.points('main', 1)).toEqual([]);
});
