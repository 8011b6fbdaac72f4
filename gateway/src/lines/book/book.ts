import type { TopicOp } from '@lineboard/domain/lines/book/book-record';
import type { TopicName } from '@lineboard/domain/lines/book/topic';
import { TopicState } from '@lineboard/domain/lines/book/topic-state';
import type { LogEntry, LogPosition } from '@lineboard/domain/lines/feed/feed-change';
import { OPERATOR_FEED } from '@lineboard/domain/lines/feed/game-override';
import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { Quote } from '@lineboard/domain/betting/quote/quote';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import { defer, merge, Subject } from 'rxjs';
import type { Observable } from 'rxjs';
import { BookContent } from './book-content.ts';
import type { BookImage } from './book-image.ts';
import type { BookView } from './book-view.ts';
import type { FeedRecord } from './feed-record.ts';
import { createFeedSigns, type FeedSign, type FeedSigns } from './feed-signs.ts';
import { type GameInsight, inspectGame } from './game-insight.ts';
import type { LogReader } from './line-log.ts';
import { isBeat } from './is-beat.ts';
import type { Records } from './records.ts';
import type { ContentStep, IgnoredReason } from './step-notes.ts';
import { steadyNowMs } from './steady-now-ms.ts';
import type { ToldScore } from './told-score.ts';
import { activeTraceparent } from '../../ground/traces/traceparent.ts';
import { NO_TRACES, type Traces } from '../../ground/traces/traces.ts';

/** The effect of one log entry. `reset`: everything was reloaded; earlier positions can't be resumed. */
export type BookStep =
  | {
      kind: 'step';
      position: LogPosition;
      topics: ReadonlyMap<TopicName, readonly TopicOp[]>;
      /** Where it is traced: what is done with it comes from there. */
      trace?: string;
    }
  | { kind: 'reset'; position: LogPosition };

export interface Book extends BookView {
  /** The book into which the log writes. */
  readonly reader: LogReader;
  /** In order, once per log entry; the book already holds what a step says. */
  readonly steps$: Observable<BookStep>;
  /** Each feed's state when somebody subscribes, then a sign each time the feed speaks. */
  readonly signs$: Observable<FeedSign>;
  /** The feed whose contest it is; null when the book doesn't have it. */
  feedOfContest(contestNum: number): string | null;
  /** How long ago the feed gave a sign of life; Infinity when it isn't up. */
  quietMs(feedId: string): number;
  topicState(topic: TopicName): TopicState;
  topics(): Iterable<readonly [TopicName, TopicState]>;
  /** Feed rows that the book ignored, by reason. */
  readonly ignored: ReadonlyMap<IgnoredReason, number>;
  /** Called by the code that opened the log. */
  setReadable(readable: boolean): void;
  /**
   * Called by the code that opened the log with the last moment, monotonic ms, up to which everything has been read.
   */
  setConfirmed(confirmedMs: () => number): void;
}

export interface BookOptions {
  /** A feed that says nothing for this long is out. 10 s: ten missed beats. */
  silentAfterMs?: number;
  /** Silence is measured by it: it must not jump. */
  nowMs?: () => number;
  /** See `BookContent`. */
  backlogPerEntry?: number;
  traces?: Traces;
}

const SILENT_AFTER_MS = 10_000;
const NO_STEP = { scores: [], outcomes: [], ignored: [] };

export const createBook = (options: BookOptions = {}): Book => new BookOfLog(options);

class BookOfLog implements Book {
  readonly steps$ = new Subject<BookStep>();
  readonly scores$ = new Subject<ToldScore>();
  readonly outcomes$ = new Subject<ContestLine>();
  readonly signs$: Observable<FeedSign>;
  readonly reader: LogReader;
  readonly ignored = new Map<IgnoredReason, number>();
  readonly #nothing = new TopicState();
  readonly #newSigns$ = new Subject<FeedSign>();
  readonly #signs: FeedSigns;
  readonly #nowMs: () => number;
  readonly #backlogPerEntry: number | undefined;
  readonly #traces: Traces;
  #content: BookContent;
  #position: LogPosition | null = null;
  #isReadable = false;
  #confirmedMs = (): number => Number.NEGATIVE_INFINITY;

  constructor({
    silentAfterMs = SILENT_AFTER_MS,
    nowMs = steadyNowMs,
    backlogPerEntry,
    traces = NO_TRACES,
  }: BookOptions) {
    this.#signs = createFeedSigns(silentAfterMs, nowMs);
    this.#nowMs = nowMs;
    this.#backlogPerEntry = backlogPerEntry;
    this.#traces = traces;
    this.#content = new BookContent(this.#backlogPerEntry);
    this.signs$ = defer(() =>
      merge(
        this.#feeds().map((feed) => this.#signs.signOf(feed)),
        this.#newSigns$,
      ),
    );
    this.reader = {
      load: (image, position) => this.#load(image, position),
      read: (entry) =>
        this.#traces.isOn && !isBeat(entry.changes) ? this.#readInSpan(entry) : this.#read(entry),
      image: () => this.#content.image(),
    };
  }

  get position(): LogPosition {
    return this.#position ?? { epoch: '', clk: 0 };
  }

  get accepting(): boolean {
    return this.#isReadable && this.#position !== null;
  }

  get confirmedAgoMs(): number {
    return performance.now() - this.#confirmedMs();
  }

  setReadable(readable: boolean): void {
    this.#isReadable = readable;
  }

  setConfirmed(confirmedMs: () => number): void {
    this.#confirmedMs = confirmedMs;
  }

  quote(pick: WagerPick, store: string): Quote | null {
    return this.#records.quote(pick, store, (feedId) => this.#signs.isUp(this.#records.feeds.get(feedId)));
  }

  game(gameNum: number): Game | null {
    return this.#records.games.get(gameNum) ?? null;
  }

  score(gameNum: number): GameScore | null {
    return this.#records.scores.get(gameNum) ?? null;
  }

  inspect(gameNum: number): GameInsight {
    return inspectGame(this.#records, gameNum);
  }

  contest(contestNum: number): readonly ContestLine[] {
    return this.#records.contest(contestNum);
  }

  feedOfContest(contestNum: number): string | null {
    return this.#records.feedOfContest(contestNum);
  }

  feeds(): ReturnType<Book['feeds']> {
    return this.#feeds()
      .filter(({ feedId }) => feedId !== OPERATOR_FEED)
      .map((feed) => this.#signs.stateSince(feed));
  }

  quietMs(feedId: string): number {
    return this.#signs.quietMs(this.#records.feeds.get(feedId));
  }

  topicState(topic: TopicName): TopicState {
    return this.#content.topics.get(topic) ?? this.#nothing;
  }

  topics(): Iterable<readonly [TopicName, TopicState]> {
    return this.#content.topics;
  }

  #load(image: BookImage | null, position: LogPosition): void {
    this.#content = new BookContent(this.#backlogPerEntry);
    const done = image === null ? NO_STEP : this.#content.load(image);
    this.#position = position;
    this.#tell({ kind: 'reset', position }, done);
    for (const feed of this.#feeds()) this.#newSigns$.next(this.#signs.signOf(feed));
  }

  #readInSpan(entry: LogEntry): void {
    const { feedId, changes, clk, trace = null } = entry;
    this.#traces.inSpan(
      'change.apply',
      (span) => {
        span.set({ 'lineboard.feed': feedId, 'lineboard.changes': changes.length, 'lineboard.clk': clk });
        span.set({ 'lineboard.topics': this.#read(entry, activeTraceparent()) });
      },
      { parent: trace },
    );
  }

  /** @returns how many topics it changed */
  #read(entry: LogEntry, trace: string | null = null): number {
    const done = this.#content.apply(entry, this.#nowMs());
    const position = { epoch: this.#position!.epoch, clk: entry.clk };
    this.#position = position;
    const traced = trace === null ? {} : { trace };
    this.#tell({ kind: 'step', position, topics: done.topics, ...traced }, done);
    this.#newSigns$.next(this.#signs.signOf(this.#records.feeds.get(entry.feedId)!));
    return done.topics.size;
  }

  #tell(step: BookStep, { scores, outcomes, ignored }: Omit<ContentStep, 'topics'>): void {
    for (const reason of ignored) this.ignored.set(reason, (this.ignored.get(reason) ?? 0) + 1);
    this.steps$.next(step);
    for (const score of scores) this.scores$.next(score);
    for (const line of outcomes) this.outcomes$.next(line);
  }

  get #records(): Records {
    return this.#content.records;
  }

  #feeds(): FeedRecord[] {
    return [...this.#records.feeds.values()];
  }
}
