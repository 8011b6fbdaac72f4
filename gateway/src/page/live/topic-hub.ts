import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { LogPosition } from '@lineboard/domain/lines/feed/feed-change';
import type { ChangeMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { filter, Subject, tap, throttle, timer } from 'rxjs';
import type { Observable, SchedulerLike, Subscription } from 'rxjs';
import type { Book, BookStep } from '../../lines/book/book.ts';
import { NO_TRACES, type Traces } from '../../ground/traces/traces.ts';
import type { LiveLimits } from './live-limits.ts';
import { TopicStream } from './topic-stream.ts';

export interface TopicHubOptions {
  book: Pick<Book, 'steps$' | 'position' | 'topicState'>;
  /** Whether anyone listens to a topic; without listeners nothing is encoded. */
  isHeard: (topic: TopicName) => boolean;
  limits: Pick<LiveLimits, 'maxRingOps' | 'recordsPerPart'>;
  /** How long the window is that begins now. */
  windowMs: () => number;
  scheduler?: SchedulerLike;
  traces?: Traces;
  /** Called within the span of a traced window, before its changes are emitted. */
  onTraced?: (changes: readonly ChangeMessage[]) => void;
  /** Runs what emits the changes of one window, if there are several. */
  together: (emit: () => void) => void;
}

export interface TopicHub {
  /** Emits the first change after a quiet window at once, and the following ones at the window's end. */
  readonly changes$: Observable<ChangeMessage>;
  /** Emits when all streams have started over: listeners have to be caught up from nothing. */
  readonly resets$: Observable<void>;
  /**
   * Calls `act` between two windows of the topic, now or later, once this gateway has read the log as far as the reader
   * has. Until then the reader must not get any changes.
   * @returns cancels the call
   */
  whenCurrent(topic: TopicName, held: LogPosition | null, act: (stream: TopicStream) => void): () => void;
  /**
   * Repeats the position of a topic that has become quiet to its listeners, a few times: a page that missed the last
   * change would otherwise only notice at the next one. Called with every pulse.
   */
  restateQuiet(): void;
  /** Sends the changes that a window has collected so far, so that the next message doesn't vouch for unsent prices. */
  flush(): void;
  /** The position of readers that got all changes. */
  position(topic: TopicName): LogPosition;
  /** Drops what a topic keeps for listeners, when there are none any more. */
  release(topic: TopicName): void;
  close(): void;
}

/**
 * A window that has collected this many changes ends at once: the changes of a large image in 50 ms would otherwise
 * take 50 ms or more to conflate and encode in one go.
 */
const MOST_PENDING_OPS = 1_000;

/** The number of a window's steps that its spans name. */
const MOST_LINKS = 32;

/** How often the position of a quiet topic is repeated. */
const RESTATEMENTS = 3;

interface Waiter {
  held: LogPosition | null;
  act: (stream: TopicStream) => void;
}

export const createTopicHub = (options: TopicHubOptions): TopicHub => new WindowedHub(options);

class WindowedHub implements TopicHub {
  readonly changes$ = new Subject<ChangeMessage>();
  readonly resets$ = new Subject<void>();
  readonly #options: TopicHubOptions;
  readonly #windows: Subscription;
  readonly #streams = new Map<TopicName, TopicStream>();
  readonly #pending = new Set<TopicStream>();
  #pendingOps = 0;
  readonly #traces: Traces;
  readonly #together: (emit: () => void) => void;
  /** The traces of the steps that the window has collected. */
  #traced: string[] = [];
  readonly #waiters = new Map<TopicName, Set<Waiter>>();
  /**
   * Topics that changed recently: `tellAgain` counts down from `RESTATEMENTS` once a whole pulse passes without a
   * change.
   */
  readonly #restless = new Map<TopicStream, { changed: boolean; tellAgain: number }>();
  #quietSinceClk: number;

  constructor(options: TopicHubOptions) {
    this.#options = options;
    this.#traces = options.traces ?? NO_TRACES;
    this.#together = options.together;
    const { book, windowMs, scheduler } = options;
    this.#quietSinceClk = book.position.clk;
    this.#windows = book.steps$
      .pipe(
        tap((step) => this.#route(step)),
        // A sign of life opens no window: the first change after it goes at once.
        filter((step) => step.kind === 'reset' || step.topics.size > 0),
        throttle(() => timer(windowMs(), scheduler), { leading: true, trailing: true }),
      )
      .subscribe(() => this.flush());
  }

  whenCurrent(topic: TopicName, held: LogPosition | null, act: Waiter['act']): () => void {
    const waiter = { held, act };
    if (this.#serve(topic, waiter)) return () => {};
    const waiting = this.#waiters.get(topic) ?? new Set();
    waiting.add(waiter);
    this.#waiters.set(topic, waiting);
    return () => waiting.delete(waiter);
  }

  restateQuiet(): void {
    for (const [stream, since] of this.#restless) {
      if (since.changed) {
        since.changed = false;
        continue;
      }
      if (stream.isPending) continue;
      if (this.#options.isHeard(stream.topic)) this.changes$.next(stream.restatement);
      if (--since.tellAgain === 0) this.#restless.delete(stream);
    }
  }

  flush(): void {
    // Listeners get the change before a new one joins them at the position after it.
    if (this.#traced.length > 0) this.#tellInSpans();
    else this.#emit(this.#takeChanges());
    this.#serveWaiting();
  }

  #emit(changes: readonly ChangeMessage[]): void {
    const emit = (): void => {
      for (const change of changes) this.changes$.next(change);
    };
    if (changes.length > 1) this.#together(emit);
    else emit();
  }

  /** A window's span continues the trace of its first step, and links the traces of the others. */
  #tellInSpans(): void {
    const [parent = null, ...links] = this.#traced;
    this.#traced = [];
    const origin = { parent, links };
    const changes = this.#traces.inSpan(
      'change.encode',
      (span) => {
        span.set({ 'lineboard.topics': this.#pending.size });
        const taken = this.#takeChanges();
        span.set({ 'lineboard.messages': taken.length });
        return taken;
      },
      origin,
    );
    if (changes.length === 0) return;
    this.#traces.inSpan(
      'change.emit',
      (span) => {
        span.set({ 'lineboard.messages': changes.length });
        this.#options.onTraced?.(changes);
        this.#emit(changes);
      },
      origin,
    );
  }

  position(topic: TopicName): LogPosition {
    return this.#streamOf(topic, this.#options.book.position).position;
  }

  release(topic: TopicName): void {
    if (this.#options.isHeard(topic)) return;
    const stream = this.#streams.get(topic);
    if (stream?.isBlank === true) this.#streams.delete(topic);
    else stream?.forgetSnapshot();
  }

  close(): void {
    this.#windows.unsubscribe();
  }

  #streamOf(topic: TopicName, position: LogPosition): TopicStream {
    let stream = this.#streams.get(topic);
    if (stream === undefined) {
      const { book, limits } = this.#options;
      const state = () => book.topicState(topic);
      stream = new TopicStream({ topic, position, quietSinceClk: this.#quietSinceClk, limits, state });
      this.#streams.set(topic, stream);
    }
    return stream;
  }

  #route(step: BookStep): void {
    if (step.kind === 'reset') {
      this.#streams.clear();
      this.#pending.clear();
      this.#pendingOps = 0;
      this.#traced = [];
      this.#restless.clear();
      this.#quietSinceClk = step.position.clk;
      this.resets$.next();
      return;
    }
    const { epoch, clk } = step.position;
    if (step.trace !== undefined && step.topics.size > 0 && this.#traced.length < MOST_LINKS)
      this.#traced.push(step.trace);
    for (const [topic, ops] of step.topics) {
      const stream = this.#streamOf(topic, { epoch, clk: clk - 1 });
      stream.take(clk, ops);
      this.#pending.add(stream);
      this.#pendingOps += ops.length;
    }
    if (this.#pendingOps >= MOST_PENDING_OPS) this.flush();
    // A reader from another gateway may have waited for this very entry.
    else if (step.topics.size === 0) this.#serveWaiting();
  }

  /** @returns false when the reader has to wait: for the end of a window, or for this gateway to read on */
  #serve(topic: TopicName, { held, act }: Waiter): boolean {
    const { position } = this.#options.book;
    const stream = this.#streamOf(topic, position);
    const heldClk = held?.epoch === position.epoch ? held.clk : 0;
    if (heldClk > position.clk) return false;
    if (stream.isPending) return false;
    act(stream);
    return true;
  }

  #serveWaiting(): void {
    for (const [topic, waiting] of this.#waiters) {
      for (const waiter of [...waiting])
        if (waiting.has(waiter) && this.#serve(topic, waiter)) waiting.delete(waiter);
      if (waiting.size === 0) this.#waiters.delete(topic);
    }
  }

  #takeChanges(): ChangeMessage[] {
    const changes: ChangeMessage[] = [];
    for (const stream of this.#pending) {
      const change = stream.flush(this.#options.isHeard(stream.topic));
      if (change === null) continue;
      changes.push(change);
      this.#restless.set(stream, { changed: true, tellAgain: RESTATEMENTS });
    }
    this.#pending.clear();
    this.#pendingOps = 0;
    return changes;
  }
}
