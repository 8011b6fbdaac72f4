import type { FeedChange, LogEntry } from '@lineboard/domain/lines/feed/feed-change';
import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contestLine, game, image, line } from '../../../testing/samples/feed-samples.ts';
import { createRivalFeeds, RIVAL_NUMBERS, RIVAL_STORES } from '../../../testing/random/rival-feeds.ts';
import { createBook } from './book.ts';
import type { Book } from './book.ts';

const FEEDS = ['red', 'blue'] as const;

const PICKS: WagerPick[] = RIVAL_NUMBERS.flatMap((num): WagerPick[] => [
  ...[0, 1].map(
    (periodNumber): WagerPick => ({ type: 'G', gameNum: num, periodNumber, market: 'S', side: 'team1' }),
  ),
  ...[1, 2].map((contestantNum): WagerPick => ({ type: 'C', contestNum: num, contestantNum })),
]);

const OF_NUMBER_1: WagerPick[] = [
  { type: 'G', gameNum: 1, periodNumber: 0, market: 'S', side: 'team1' },
  { type: 'C', contestNum: 1, contestantNum: 1 },
];

/** How many records of the backlog an entry does: all, or so few that the rest meets what the other feed took over. */
const backlogPerEntry = fc.constantFrom(1_000, 2, 1);

/** Everything that a feed has in the book, kept and as customers are shown it. */
const possessionsOf = (book: Book, feedId: string) => {
  const image = book.reader.image();
  const games = image.games.filter((game) => game.feedId === feedId);
  const own = new Set(games.map(({ gameNum }) => gameNum));
  const quotes = RIVAL_STORES.flatMap((store) => PICKS.map((pick) => book.quote(pick, store))).filter(
    (quote) => (quote?.type === 'G' ? quote.game : quote?.line)?.feedId === feedId,
  );
  return {
    feed: image.feeds.find((feed) => feed.feedId === feedId),
    games,
    lines: image.lines.filter(({ gameNum }) => own.has(gameNum)),
    scores: image.scores.filter(({ gameNum }) => own.has(gameNum)),
    contestLines: image.contestLines.filter((line) => line.feedId === feedId),
    quotes,
  };
};

describe('two feeds that name the same numbers', () => {
  it('HR-32.5: a line that changed hands is shown by its new feed’s state, whatever the old one had left to do', () => {
    const book = createBook({ nowMs: () => 0, backlogPerEntry: 1 });
    book.reader.load(null, { epoch: 'e', clk: 0 });
    const say = (feedId: string, ...changes: FeedChange[]): void =>
      book.reader.read({ clk: book.position.clk + 1, atMs: 0, feedId, changes });
    const statusOf = (pick: WagerPick): string | undefined => {
      const quote = book.quote(pick, 'main');
      return quote?.type === 'G' ? quote.line.spreadLineStatus : quote?.line.status;
    };
    const statuses = (): Array<string | undefined> => OF_NUMBER_1.map(statusOf);
    const rows = [
      game({ gameNum: 1 }),
      line({ gameNum: 1 }),
      contestLine({ contestNum: 1, contestantNum: 1 }),
    ];
    say('red', ...rows);
    // An image without them: three records are to be taken out first, then two lines to be opened.
    say('red', ...image());
    for (let step = 0; step < 3; step += 1) say('red', { kind: 'settle' });
    expect(statuses()).toEqual([undefined, undefined]);
    say('blue', ...rows);
    expect(statuses()).toEqual(['H', 'H']);
    for (let step = 0; step < 2; step += 1) say('red', { kind: 'settle' });
    expect(statuses()).toEqual(['H', 'H']);
    say('blue', ...image(...rows));
    for (let step = 0; step < 2; step += 1) say('blue', { kind: 'settle' });
    expect(statuses()).toEqual(['O', 'O']);
  });

  it('change, hold, remove and decide nothing of each other, whatever they say', () => {
    const met = { results: 0, outcomes: 0, ignored: 0 };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), backlogPerEntry, (seed, perEntry) => {
        const book = createBook({ nowMs: () => 0, backlogPerEntry: perEntry });
        let told: string[] = [];
        book.scores$.subscribe((score) => {
          met.results += 1;
          told.push(score.feedId);
          const owner = book.game(score.gameNum)?.feedId;
          expect(owner === undefined || owner === score.feedId).toBe(true);
        });
        book.outcomes$.subscribe((line) => {
          met.outcomes += 1;
          told.push(line.feedId);
        });
        book.reader.load(null, { epoch: 'e', clk: 0 });
        const feeds = createRivalFeeds(seed);
        for (let clk = 1; clk <= 150; clk += 1) {
          const speaking = FEEDS[feeds.chooseSpeaker()]!;
          const other = speaking === 'red' ? 'blue' : 'red';
          const before = possessionsOf(book, other);
          told = [];
          book.reader.read({ clk, atMs: clk, feedId: speaking, changes: feeds.next() } satisfies LogEntry);
          expect(possessionsOf(book, other)).toEqual(before);
          expect(told.filter((feedId) => feedId !== speaking)).toEqual([]);
        }
        const owners = new Map<number, string>();
        for (const { contestNum, feedId } of book.reader.image().contestLines) {
          expect(owners.get(contestNum) ?? feedId).toBe(feedId);
          owners.set(contestNum, feedId);
        }
        met.ignored += (book.ignored.get('foreignGame') ?? 0) + (book.ignored.get('foreignContest') ?? 0);
      }),
      { numRuns: 60 },
    );
    expect(Math.min(met.results, met.outcomes, met.ignored)).toBeGreaterThan(100);
  });
});
