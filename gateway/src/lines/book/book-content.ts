import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { TopicState } from '@lineboard/domain/lines/book/topic-state';
import type { LogEntry } from '@lineboard/domain/lines/feed/feed-change';
import type { BookImage } from './book-image.ts';
import { FeedChanges } from './feed-changes.ts';
import { createFeedRecord, type FeedRecord, imageOfFeed } from './feed-record.ts';
import { LateResults } from './late-results.ts';
import { loadImage } from './load-image.ts';
import { RecordWriter } from './record-writer.ts';
import { Records } from './records.ts';
import { type ContentStep, StepNotes } from './step-notes.ts';
import type { StoredLine } from './stored-line.ts';
import { workOffBacklog } from './work-off-backlog.ts';

/**
 * An image that ends may take out, and a feed that goes or comes may hold or open, 20,000 lines: 100 to 200 ms of work.
 * The entry that says so does this much of it, each later one of the feed as much again: about 5 ms, so that sockets
 * and tickets are served in between. With twice as much, the entry that ends the largest image took 50 ms on a busy
 * machine. The same number on every gateway, or their books differ.
 */
const BACKLOG_PER_ENTRY = 500;

/**
 * Records and topics of a book by log entries, from one image on: a new image has a new content. The same entries give
 * the same records on every gateway. Lines of a feed that isn't up are shown held; what the feed says meanwhile is kept
 * and shown after its next whole image.
 *
 * What is gone for its feed and still to be taken out (`FeedRecord.leaving`) is there for topics alone: no quote is
 * made of it.
 *
 * A number is the feed's that named it first, across stores, as long as the book holds anything of it: no other feed
 * changes, holds, removes or decides it, or ties its own games and contests to it.
 */
export class BookContent {
  readonly records = new Records();
  readonly #lateResults = new LateResults();
  readonly #notes = new StepNotes(this.records);
  readonly #writer = new RecordWriter(this.records, this.#notes);
  readonly #changes = new FeedChanges({
    records: this.records,
    writer: this.#writer,
    lateResults: this.#lateResults,
    notes: this.#notes,
  });
  readonly #backlogPerEntry: number;

  constructor(backlogPerEntry = BACKLOG_PER_ENTRY) {
    this.#backlogPerEntry = backlogPerEntry;
  }

  get topics(): ReadonlyMap<TopicName, TopicState> {
    return this.#notes.topics;
  }

  /** @param nowMs by the clock that silence is measured by */
  apply(entry: LogEntry, nowMs: number): ContentStep {
    const feed = this.#feedOf(entry);
    feed.lastClk = entry.clk;
    if (entry.changes[0]?.kind !== 'settle') {
      feed.lastEntryMs = entry.atMs;
      feed.seenMs = nowMs;
    }
    let left = this.#backlogPerEntry;
    for (const change of entry.changes) {
      this.#changes.apply(feed, change, entry);
      if (change.kind !== 'settle') left -= 1;
    }
    workOffBacklog(feed, { clk: entry.clk, most: left }, this.records, this.#writer);
    return this.#notes.takeStep();
  }

  load(image: BookImage): ContentStep {
    loadImage(image, this.records, this.#writer);
    // Images of older gateways have none.
    for (const result of image.lateResults ?? []) {
      this.#lateResults.keep(result);
      const isRuled = this.records.overrides.scoreOf(result.gameNum, result) !== null;
      if (!isRuled) this.#notes.lateResult(result);
    }
    for (const { gameNum, feedId, score, scoreClk } of this.records.overrides.list())
      if (score !== null && !this.records.hasGame(feedId, gameNum))
        this.#notes.lateResult({ ...score, version: scoreClk, feedId });
    return this.#notes.takeStep();
  }

  image(): BookImage {
    const { feeds, games, lines, contests, saidScores, overrides } = this.records;
    return {
      feeds: [...feeds.values()].map(imageOfFeed),
      games: [...games.values()],
      lines: listKept(lines),
      contestLines: listKept(contests),
      scores: [...saidScores.values()],
      lateResults: this.#lateResults.list(),
      overrides: overrides.list(),
    };
  }

  #feedOf({ feedId, atMs, clk }: LogEntry): FeedRecord {
    let feed = this.records.feeds.get(feedId);
    if (feed === undefined) this.records.feeds.set(feedId, (feed = createFeedRecord(feedId, atMs, clk)));
    return feed;
  }
}

const listKept = <L>(lines: ReadonlyMap<number, ReadonlyMap<string, StoredLine<L>>>): L[] =>
  [...lines.values()].flatMap((stored) => [...stored.values()].map(({ kept }) => kept));
