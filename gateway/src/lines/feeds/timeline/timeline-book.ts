import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import { diffRecords, removeRecords } from './diff-records.ts';
import { MomentQueue } from './moment-queue.ts';
import type { EntityRecords, TimelineEntity, TimelineWorld } from './timeline-entity.ts';

/** How far ahead entities are asked for: often enough to keep few, seldom enough to cost nothing. */
const HORIZON_MS = 6 * 3_600_000;

interface Held {
  entity: TimelineEntity;
  /** What was said of it last; null before it opens. */
  said: EntityRecords | null;
}

/**
 * Tells a world as an image and then as changes. After any sequence of `advanceTo` calls the listener holds exactly
 * what an image at the last moment would have told: nothing here depends on the steps taken.
 */
export class TimelineBook {
  readonly #world: TimelineWorld;
  readonly #held = new Map<string, Held>();
  readonly #queue = new MomentQueue<Held>();
  #horizonMs = 0;

  constructor(world: TimelineWorld) {
    this.#world = world;
  }

  /** Call once, first. @returns the image without its begin and end marks */
  imageAt(bookMs: number): FeedChange[] {
    this.#horizonMs = Math.floor(bookMs);
    return this.advanceTo(bookMs);
  }

  /** @returns what changed since the last call; time never runs backwards, an earlier moment says nothing */
  advanceTo(exactBookMs: number): FeedChange[] {
    // Whole milliseconds: what happens within one is told at its end.
    const bookMs = Math.floor(exactBookMs);
    const changes: FeedChange[] = [];
    while (bookMs >= this.#horizonMs) this.#load(Math.max(this.#horizonMs, bookMs - HORIZON_MS));
    for (let held = this.#queue.popDue(bookMs); held !== undefined; held = this.#queue.popDue(bookMs)) {
      if (held.entity.removesMs <= bookMs) {
        this.#held.delete(held.entity.id);
        if (held.said !== null) append(changes, removeRecords(held.said));
        continue;
      }
      const records = held.entity.recordsAt(bookMs);
      append(changes, diffRecords(held.said, records));
      held.said = records;
      const nextMs = Math.min(held.entity.nextChangeMs(bookMs), held.entity.removesMs);
      // Never in the past: a moment that rounds to now would be taken again and again.
      this.#queue.push(Math.max(nextMs, bookMs + 1), held);
    }
    return changes;
  }

  #load(fromMs: number): void {
    this.#horizonMs = fromMs + HORIZON_MS;
    for (const entity of this.#world.entitiesIn(fromMs, this.#horizonMs)) {
      if (this.#held.has(entity.id) || entity.opensMs >= this.#horizonMs || entity.removesMs <= fromMs)
        continue;
      const held: Held = { entity, said: null };
      this.#held.set(entity.id, held);
      this.#queue.push(entity.opensMs, held);
    }
  }
}

// Not push(...more): an image can be longer than a call's argument list may be.
const append = (changes: FeedChange[], more: readonly FeedChange[]): void => {
  for (const change of more) changes.push(change);
};
