import { TopicState } from '@lineboard/domain/lines/book/topic-state';
import { OPERATOR_FEED } from '@lineboard/domain/lines/feed/game-override';
import type { LogEntry } from '@lineboard/domain/lines/feed/feed-change';
import { RECORD_KINDS } from '@lineboard/domain/doors/wire/record-codec';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandomFeed } from '../../../testing/disconnect-fuzz/random-feed.ts';
import { createSeededRandom } from '@lineboard/domain/testing/seeded-random';
import { drawOverrides } from '../../../testing/random/draw-overrides.ts';
import { createBook } from './book.ts';
import type { Book } from './book.ts';

/** Entries of two feeds that say anything at all, also about each other's games, and of an operator over both. */
const entriesOf = (seed: number, count: number): LogEntry[] => {
  const random = createSeededRandom(seed);
  const feed = createRandomFeed(random);
  return Array.from({ length: count }, (_, at) => ({
    clk: at + 1,
    atMs: 1_000 + at,
    ...(at > 0 && random() < 0.15
      ? { feedId: OPERATOR_FEED, changes: drawOverrides(random) }
      : { feedId: random() < 0.8 ? 'demo' : 'other', changes: at === 0 ? feed.wholeImage() : feed.next() }),
  }));
};

const filled = (book: Book): Record<string, TopicState> =>
  Object.fromEntries([...book.topics()].filter(([, state]) => state.size > 0));

/** How many records of the backlog an entry does: all that a few games leave, and so few that it takes many entries. */
const backlogPerEntry = fc.constantFrom(1_000, 3, 1);

/** Every record of every topic, except for the entry that made it so. */
const asShown = (book: Book): unknown =>
  Object.entries(filled(book))
    .map(
      ([topic, state]) =>
        [
          topic,
          RECORD_KINDS.map((kind) =>
            [...state.records(kind)]
              .map(([key, record]) => [key, { ...record, version: 0 }] as const)
              .toSorted(([a], [b]) => (a < b ? -1 : 1)),
          ),
        ] as const,
    )
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

const seeds = fc.integer({ min: 1, max: 1_000_000 });

describe('any history of feeds', () => {
  it('leaves a gateway that joined midway with the same topics as one that read it all', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 120 }), backlogPerEntry, (seed, joinAt, perEntry) => {
        const createOne = (): Book => createBook({ nowMs: () => 0, backlogPerEntry: perEntry });
        const [early, late] = [createOne(), createOne()];
        early.reader.load(null, { epoch: 'e', clk: 0 });
        for (const entry of entriesOf(seed, 120)) {
          early.reader.read(entry);
          if (entry.clk > joinAt) late.reader.read(entry);
          // As it comes out of Redis.
          if (entry.clk === joinAt)
            late.reader.load(JSON.parse(JSON.stringify(early.reader.image())), early.position);
        }
        expect(filled(late)).toEqual(filled(early));
        expect(late.feeds()).toEqual(early.feeds());
        expect(late.reader.image()).toEqual(early.reader.image());
      }),
      { numRuns: 120 },
    );
  });

  it('is told in steps that rebuild the topics', () => {
    fc.assert(
      fc.property(seeds, backlogPerEntry, (seed, perEntry) => {
        const book = createBook({ nowMs: () => 0, backlogPerEntry: perEntry });
        const states = new Map<string, TopicState>();
        book.steps$.subscribe((step) => {
          if (step.kind === 'reset') return;
          for (const [topic, ops] of step.topics) {
            const state = states.get(topic) ?? new TopicState();
            states.set(topic, state);
            for (const op of ops) expect(state.apply(op)).toBe(true);
          }
        });
        book.reader.load(null, { epoch: 'e', clk: 0 });
        for (const entry of entriesOf(seed, 120)) book.reader.read(entry);
        expect(Object.fromEntries(states)).toEqual(Object.fromEntries(book.topics()));
      }),
      { numRuns: 120 },
    );
  });

  it('HR-32.5: comes to the same book, whether an entry does all of the backlog or a few records of it', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 3 }), (seed, perEntry) => {
        const books = [
          createBook({ nowMs: () => 0 }),
          createBook({ nowMs: () => 0, backlogPerEntry: perEntry }),
        ];
        const [all, few] = books as [Book, Book];
        for (const book of books) book.reader.load(null, { epoch: 'e', clk: 0 });
        const undone = new Set<string>();
        few.signs$.subscribe(({ feedId, isDone }) => {
          if (isDone) undone.delete(feedId);
          else undone.add(feedId);
        });
        let clk = 0;
        let steps = 0;
        for (const entry of entriesOf(seed, 120)) {
          for (const book of books) book.reader.read({ ...entry, clk: clk + 1 });
          clk += 1;
          for (; undone.size > 0; steps += 1) {
            const [feedId] = [...undone] as [string];
            clk += 1;
            for (const book of books)
              book.reader.read({ clk, atMs: 0, feedId, changes: [{ kind: 'settle' }] });
          }
        }
        expect(steps).toBeGreaterThan(0);
        expect(asShown(few)).toEqual(asShown(all));
      }),
      { numRuns: 40 },
    );
  });
});
