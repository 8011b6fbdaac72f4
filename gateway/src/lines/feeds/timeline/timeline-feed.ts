import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import type { BookClock } from '../../../ground/clock/book-clock.ts';
import type { Feed, FeedSink } from '../feed.ts';
import { TimelineBook } from './timeline-book.ts';
import type { TimelineWorld } from './timeline-entity.ts';

/** Half of the second that the contract allows, so that a late timer is no false alarm. */
const BEAT_AFTER_MS = 500;

/** Pause before the whole image is tried again when the log didn't take something. */
const RETRY_AFTER_MS = 1_000;

export interface TimelineFeedOptions {
  feedId: string;
  /** Wall milliseconds between two looks at the world; everything that changed goes out in one append. */
  tickMs: number;
  /** Told when the log refused an append; what it holds is unknown then, so the feed begins with an image again. */
  onFailure?: (error: unknown) => void;
}

const imageOf = (book: TimelineBook, bookMs: number): FeedChange[] => [
  { kind: 'imageBegin' },
  ...book.imageAt(bookMs),
  { kind: 'imageEnd' },
];

/** Runs a world against the book's clock. Ticks never overlap: a slow log makes them fewer, not more. */
export const createTimelineFeed = (
  world: TimelineWorld,
  clock: BookClock,
  { feedId, tickMs, onFailure }: TimelineFeedOptions,
): Feed => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = false;
  let ticking: Promise<void> = Promise.resolve();
  let book: TimelineBook | null = null;
  let silentMs = 0;

  const nextChanges = (): FeedChange[] => {
    if (book === null) {
      book = new TimelineBook(world);
      return imageOf(book, clock.nowMs());
    }
    const changes = book.advanceTo(clock.nowMs());
    silentMs += tickMs;
    return changes.length === 0 && silentMs >= BEAT_AFTER_MS ? [{ kind: 'beat' }] : changes;
  };

  const tick = async (sink: FeedSink): Promise<void> => {
    const changes = nextChanges();
    if (changes.length === 0) return;
    await sink.append(changes);
    silentMs = 0;
  };

  const schedule = (sink: FeedSink, afterMs: number): void => {
    if (!running) return;
    timer = setTimeout(() => {
      ticking = tick(sink).then(
        () => schedule(sink, tickMs),
        (error: unknown) => {
          book = null;
          onFailure?.(error);
          schedule(sink, RETRY_AFTER_MS);
        },
      );
    }, afterMs);
  };

  return {
    feedId,
    start: async (sink) => {
      book = null;
      running = true;
      ticking = tick(sink);
      await ticking;
      schedule(sink, tickMs);
    },
    stop: async () => {
      running = false;
      clearTimeout(timer);
      await ticking.catch(() => undefined);
    },
  };
};
