import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import type { FeedSink } from '../feed.ts';
import { diffRecords, removeRecords } from '../timeline/diff-records.ts';
import type { EntityRecords } from '../timeline/timeline-entity.ts';

/** Half of the second that a feed may be quiet (`feed.ts`). */
export const BEAT_AFTER_MS = 500;

type Records = ReadonlyMap<number, EntityRecords>;

/** Says in changes what the book is to hold; when it doesn't know what the book holds, as an image. */
export class LineTeller {
  readonly #sink: FeedSink;
  /** null: the feed is down, or an image is due. */
  #said: Records | null = null;
  #isDown = false;
  #saidMs = 0;

  constructor(sink: FeedSink) {
    this.#sink = sink;
  }

  /**
   * @param records null: nothing can be said of the provider's lines, which are held
   * @throws Error when the log doesn't take it; an image is due then
   */
  async tell(records: Records | null, nowMs: number): Promise<void> {
    const changes = records === null ? this.#goDown() : this.#changesTo(records, nowMs);
    if (changes.length === 0) return;
    this.#said = null;
    await this.#sink.append(changes);
    this.#said = records;
    this.#isDown = records === null;
    this.#saidMs = nowMs;
  }

  #goDown(): FeedChange[] {
    return this.#isDown ? [] : [{ kind: 'feedDown', reason: 'disconnected' }];
  }

  #changesTo(records: Records, nowMs: number): FeedChange[] {
    const said = this.#said;
    const changes: FeedChange[] = said === null ? [{ kind: 'imageBegin' }] : [];
    for (const [gameNum, after] of records) {
      const before = said?.get(gameNum) ?? null;
      if (before === after) continue;
      const isDoubted = before !== null && this.#sink.isDoubted?.(gameNum) === true;
      // A provider that says the same once more confirms it, or says why it is still doubted.
      for (const change of diffRecords(isDoubted ? null : before, after)) changes.push(change);
    }
    if (said === null) return [...changes, { kind: 'imageEnd' }];
    for (const [gameNum, before] of said)
      if (!records.has(gameNum)) for (const change of removeRecords(before)) changes.push(change);
    return changes.length === 0 && nowMs - this.#saidMs >= BEAT_AFTER_MS ? [{ kind: 'beat' }] : changes;
  }
}
