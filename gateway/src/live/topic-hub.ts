import type { TopicName } from '@lineboard/domain/book/topic';
import type { LogPosition } from '@lineboard/domain/feed/feed-change';
import type { ChangeMessage } from '@lineboard/domain/wire/live-messages';
import { Subject, tap, throttleTime } from 'rxjs';
import type { Observable, SchedulerLike } from 'rxjs';
import type { Book, BookStep } from '../book/book.ts';
import type { LiveLimits } from './live-limits.ts';
import { TopicStream } from './topic-stream.ts';

export interface TopicHubOptions {
  book: Pick<Book, 'steps$' | 'position' | 'topicState'>;
  /** Whether anybody listens to a topic; nothing is encoded for nobody. */
  isHeard: (topic: TopicName) => boolean;
  limits: Pick<LiveLimits, 'windowMs' | 'maxRingOps' | 'recordsPerPart'>;
  scheduler?: SchedulerLike;
}

export interface TopicHub {
  /** The first change after a quiet window at once, what follows at the window's end. */
  readonly changes$: Observable<ChangeMessage>;
  /** All streams began anew: who listens must be caught up from nothing. */
  readonly resets$: Observable<void>;
  /**
   * Calls back between two windows of the topic, once this gateway has read the log as far as the reader has: now or
   * later. Until then the reader must not be given changes.
   * @returns how to call it off
   */
  whenCurrent(topic: TopicName, held: LogPosition | null, act: (stream: TopicStream) => void): () => void;
  /**
   * Tells those who listen to a topic that has fallen quiet where it stands, a few times: who missed its last change
   * would otherwise learn of it only from the next. Called with every pulse.
   */
  restateQuiet(): void;
  /** Sends what a window has gathered so far: whatever is sent next speaks for no price that wasn't. */
  flush(): void;
  /** Where those stand who got all changes. */
  position(topic: TopicName): LogPosition;
  /** Nobody listens any more. */
  release(topic: TopicName): void;
  close(): void;
}

/**
 * A window that has gathered so many changes ends at once: what a large image brings in 50 ms would be conflated and
 * encoded in one go of 50 ms and more.
 */
const MOST_PENDING_OPS = 1_000;

/** How often the position of a topic that has fallen quiet is told. */
const RESTATEMENTS = 3;

interface Waiter {
  held: LogPosition | null;
  act: (stream: TopicStream) => void;
}

export const createTopicHub = ({ book, isHeard, limits, scheduler }: TopicHubOptions): TopicHub => {
  const streams = new Map<TopicName, TopicStream>();
  const pending = new Set<TopicStream>();
  let pendingOps = 0;
  const waiters = new Map<TopicName, Set<Waiter>>();
  /** Topics that changed of late: `tellAgain` counts down from `RESTATEMENTS` once a whole pulse passes without a change. */
  const restless = new Map<TopicStream, { changed: boolean; tellAgain: number }>();
  const changes$ = new Subject<ChangeMessage>();
  const resets$ = new Subject<void>();
  let quietSinceClk = book.position.clk;

  const streamOf = (topic: TopicName, position: LogPosition): TopicStream => {
    let stream = streams.get(topic);
    if (stream === undefined) {
      stream = new TopicStream({
        topic,
        position,
        quietSinceClk,
        limits,
        state: () => book.topicState(topic),
      });
      streams.set(topic, stream);
    }
    return stream;
  };

  const route = (step: BookStep): void => {
    if (step.kind === 'reset') {
      streams.clear();
      pending.clear();
      pendingOps = 0;
      restless.clear();
      quietSinceClk = step.position.clk;
      resets$.next();
      return;
    }
    const { epoch, clk } = step.position;
    for (const [topic, ops] of step.topics) {
      const stream = streamOf(topic, { epoch, clk: clk - 1 });
      stream.take(clk, ops);
      pending.add(stream);
      pendingOps += ops.length;
    }
    if (pendingOps >= MOST_PENDING_OPS) flush();
  };

  /** @returns false when the reader has to wait: for the end of a window, or for this gateway to read on */
  const serve = (topic: TopicName, { held, act }: Waiter): boolean => {
    const stream = streamOf(topic, book.position);
    const heldClk = held?.epoch === book.position.epoch ? held.clk : 0;
    if (heldClk > book.position.clk) return false;
    if (stream.isPending) return false;
    act(stream);
    return true;
  };

  const serveWaiting = (): void => {
    for (const [topic, waiting] of waiters) {
      for (const waiter of [...waiting])
        if (waiting.has(waiter) && serve(topic, waiter)) waiting.delete(waiter);
      if (waiting.size === 0) waiters.delete(topic);
    }
  };

  const takeChanges = (): ChangeMessage[] => {
    const changes: ChangeMessage[] = [];
    for (const stream of pending) {
      const change = stream.flush(isHeard(stream.topic));
      if (change === null) continue;
      changes.push(change);
      restless.set(stream, { changed: true, tellAgain: RESTATEMENTS });
    }
    pending.clear();
    pendingOps = 0;
    return changes;
  };

  const flush = (): void => {
    // Those who listen get the change before somebody joins them at the position it leads to.
    for (const change of takeChanges()) changes$.next(change);
    serveWaiting();
  };

  const windows = book.steps$
    .pipe(tap(route), throttleTime(limits.windowMs, scheduler, { leading: true, trailing: true }))
    .subscribe(() => flush());

  return {
    changes$,
    resets$,
    restateQuiet: () => {
      for (const [stream, since] of restless) {
        if (since.changed) {
          since.changed = false;
          continue;
        }
        if (stream.isPending) continue;
        if (isHeard(stream.topic)) changes$.next(stream.restatement);
        if (--since.tellAgain === 0) restless.delete(stream);
      }
    },
    flush,
    position: (topic) => streamOf(topic, book.position).position,
    whenCurrent: (topic, held, act) => {
      const waiter = { held, act };
      if (serve(topic, waiter)) return () => {};
      const waiting = waiters.get(topic) ?? new Set();
      waiting.add(waiter);
      waiters.set(topic, waiting);
      return () => waiting.delete(waiter);
    },
    release: (topic) => {
      if (!isHeard(topic) && streams.get(topic)?.isBlank === true) streams.delete(topic);
    },
    close: () => windows.unsubscribe(),
  };
};
