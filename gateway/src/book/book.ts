import type { TopicOp } from '@lineboard/domain/book/book-record';
import type { TopicName } from '@lineboard/domain/book/topic';
import { TopicState } from '@lineboard/domain/book/topic-state';
import type { LogPosition } from '@lineboard/domain/feed/feed-change';
import type { ContestLine } from '@lineboard/domain/line/contest-line';
import type { FeedState } from '@lineboard/domain/wire/live-messages';
import { defer, merge, Subject } from 'rxjs';
import type { Observable } from 'rxjs';
import type { LogReader } from './line-log.ts';
import { steadyNowMs } from './steady-now-ms.ts';
import type { BookView } from './book-view.ts';
import type { FeedRecord } from './feed-record.ts';
import type { IgnoredReason } from './record-listener.ts';
import { contestLineKey, lineKey, RecordStore } from './record-store.ts';
import type { ToldScore } from './told-score.ts';
import { TopicWriter } from './topic-writer.ts';

/** What one log entry did. `reset`: everything was reloaded; positions from before can't be resumed. */
export type BookStep =
  | { kind: 'step'; position: LogPosition; topics: ReadonlyMap<TopicName, readonly TopicOp[]> }
  | { kind: 'reset'; position: LogPosition };

/** A feed gave a sign of life `quietMs` ago. */
export interface FeedSign {
  feedId: string;
  state: FeedState;
  quietMs: number;
  /** The entry in which it did, or in which it was gone on with. */
  clk: number;
  /** The last entry that put the feed down; 0 when none did. */
  downClk: number;
  /** Whether the book has done all that the feed's entries say; if not, the next ones go on with it. */
  isSettled: boolean;
}

export interface Book extends BookView {
  /** What the log writes into. */
  readonly reader: LogReader;
  /** In order, once per log entry; the book already holds what a step says. */
  readonly steps$: Observable<BookStep>;
  /** Of every feed as it stands when somebody subscribes, then each time it speaks. */
  readonly signs$: Observable<FeedSign>;
  /** The feed whose contest it is; null when the book doesn't have it. */
  feedOfContest(contestNum: number): string | null;
  /** How long ago the feed gave a sign of life; Infinity when it isn't up. */
  quietMs(feedId: string): number;
  topicState(topic: TopicName): TopicState;
  topics(): Iterable<readonly [TopicName, TopicState]>;
  /** What feeds said and the book took no notice of, by reason. */
  readonly ignored: ReadonlyMap<IgnoredReason, number>;
  /** Told by whoever opened the log. */
  setReadable(readable: boolean): void;
  /** Told by whoever opened the log: the last moment, monotonic ms, up to which everything has been read. */
  setConfirmed(confirmedMs: () => number): void;
}

export interface BookOptions {
  /** A feed that says nothing for this long is out. 10 s: ten missed beats. */
  silentAfterMs?: number;
  /** Silence is measured by it: it must not jump. */
  nowMs?: () => number;
  /** See `RecordStore`. */
  settledPerEntry?: number;
}

const SILENT_AFTER_MS = 10_000;

/** Also a dead heat that is corrected, and an outcome that is taken back. */
const isOutcomeNew = (before: ContestLine | null, after: ContestLine): boolean =>
  (['outcome', 'tied', 'places'] as const).some((field) => after[field] !== (before?.[field] ?? null));

export const createBook = ({
  silentAfterMs = SILENT_AFTER_MS,
  nowMs = steadyNowMs,
  settledPerEntry,
}: BookOptions = {}): Book => {
  const steps$ = new Subject<BookStep>();
  const newSigns$ = new Subject<FeedSign>();
  const scores$ = new Subject<ToldScore>();
  const outcomes$ = new Subject<ContestLine>();
  const ignored = new Map<IgnoredReason, number>();
  const nothing = new TopicState();
  let position: LogPosition | null = null;
  let readable = false;
  let confirmedMs = (): number => Number.NEGATIVE_INFINITY;
  let scores: ToldScore[] = [];
  let outcomes: ContestLine[] = [];
  let { store, writer } = createEmpty();

  function createEmpty(): { store: RecordStore; writer: TopicWriter } {
    const emptyStore: RecordStore = new RecordStore(
      {
        game: (before, after) => emptyWriter.game(before, after),
        line: (before, after) => emptyWriter.line(before, after),
        contestLine: (before, after) => {
          emptyWriter.contestLine(before, after);
          if (after !== null && isOutcomeNew(before, after)) outcomes.push(after);
        },
        score: (before, after) => {
          emptyWriter.score(before, after);
          const feedId = after === null ? undefined : emptyStore.games.get(after.gameNum)?.feedId;
          if (after !== null && feedId !== undefined) scores.push({ ...after, feedId });
        },
        lateResult: (result) => scores.push(result),
        ignored: (reason) => ignored.set(reason, (ignored.get(reason) ?? 0) + 1),
      },
      settledPerEntry,
    );
    const emptyWriter = new TopicWriter(emptyStore);
    return { store: emptyStore, writer: emptyWriter };
  }

  const quietMs = (feed: FeedRecord): number => nowMs() - feed.seenMs;
  const stateOf = (feed: FeedRecord): FeedState =>
    feed.state !== 'down' && quietMs(feed) >= silentAfterMs ? 'down' : feed.state;
  const isUp = (feedId: string): boolean => {
    const feed = store.feeds.get(feedId);
    return feed !== undefined && stateOf(feed) === 'up';
  };
  const signOf = (feed: FeedRecord): FeedSign => ({
    feedId: feed.feedId,
    state: feed.state,
    quietMs: quietMs(feed),
    clk: feed.lastClk,
    downClk: feed.downClk,
    isSettled: feed.leaving.size + feed.unshown.size === 0,
  });

  const tell = (step: BookStep): void => {
    steps$.next(step);
    const [newScores, newOutcomes] = [scores, outcomes];
    scores = [];
    outcomes = [];
    for (const score of newScores) scores$.next(score);
    for (const line of newOutcomes) outcomes$.next(line);
  };

  const reader: LogReader = {
    load: (image, at) => {
      ({ store, writer } = createEmpty());
      if (image !== null) store.load(image);
      writer.takeSteps();
      position = at;
      tell({ kind: 'reset', position: at });
      for (const feed of store.feeds.values()) newSigns$.next(signOf(feed));
    },
    read: (entry) => {
      store.apply(entry, nowMs());
      position = { epoch: position!.epoch, clk: entry.clk };
      tell({ kind: 'step', position, topics: writer.takeSteps() });
      newSigns$.next(signOf(store.feeds.get(entry.feedId)!));
    },
    image: () => store.image(),
  };

  return {
    reader,
    steps$,
    signs$: defer(() => merge([...store.feeds.values()].map(signOf), newSigns$)),
    scores$,
    outcomes$,
    ignored,
    get position() {
      return position ?? { epoch: '', clk: 0 };
    },
    get accepting() {
      return readable && position !== null;
    },
    get confirmedAgoMs() {
      return performance.now() - confirmedMs();
    },
    setReadable: (value) => {
      readable = value;
    },
    setConfirmed: (ask) => {
      confirmedMs = ask;
    },
    feedOfContest: (contestNum) => store.feedOfContest(contestNum),
    quietMs: (feedId) => {
      const feed = store.feeds.get(feedId);
      return feed !== undefined && stateOf(feed) === 'up' ? quietMs(feed) : Number.POSITIVE_INFINITY;
    },
    topicState: (topic) => writer.states.get(topic) ?? nothing,
    topics: () => writer.states,
    game: (gameNum) => store.games.get(gameNum) ?? null,
    score: (gameNum) => store.scores.get(gameNum) ?? null,
    contest: (contestNum) => {
      const lines = [...(store.contests.get(contestNum)?.values() ?? [])].map((line) => line.shown);
      return lines.filter((line) => line.store === lines[0]?.store);
    },
    quote: (pick, storeName) => {
      if (pick.type === 'C') {
        const key = contestLineKey(pick.contestNum, pick.contestantNum, storeName);
        const line = store.contests.get(pick.contestNum)?.get(key)?.shown;
        if (line === undefined || store.isLeaving(line.feedId, 'contestLine', key)) return null;
        return { type: 'C', line, feedUp: isUp(line.feedId) };
      }
      const game = store.games.get(pick.gameNum);
      const key = lineKey(pick.gameNum, pick.periodNumber, storeName);
      const line = store.lines.get(pick.gameNum)?.get(key)?.shown;
      if (game === undefined || line === undefined) return null;
      if (store.isLeaving(game.feedId, 'line', key)) return null;
      return { type: 'G', game, line, feedUp: isUp(game.feedId) };
    },
    feeds: () =>
      [...store.feeds.values()].map((feed) => {
        const state = stateOf(feed);
        const sinceMs = state === feed.state ? feed.sinceMs : feed.seenMs + silentAfterMs;
        return { feedId: feed.feedId, state, sinceMs };
      }),
  };
};
