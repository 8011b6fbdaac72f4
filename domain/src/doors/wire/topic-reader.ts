import type { TopicOp } from '../../lines/book/book-record.ts';
import { TopicState } from '../../lines/book/topic-state.ts';
import type { TopicName } from '../../lines/book/topic.ts';
import type { LogPosition } from '../../lines/feed/feed-change.ts';
import type { ChangeMessage, SnapshotMessage, SubscribeRequest } from './live-messages.schema.ts';
import { decodeOps } from './record-codec.ts';
import { SnapshotStage } from './snapshot-stage.ts';

export type TopicRequest = SubscribeRequest['topics'][number];

/** The effect of a message on the reader's state. */
export type TopicReading =
  /** The ops are now in `state`; none when the gateway only confirmed the position. */
  | { kind: 'applied'; ops: readonly TopicOp[] }
  /** A whole snapshot replaced everything: `state` is a new object, `before` the old one. */
  | { kind: 'replaced'; before: TopicState }
  /** Something is missing: send `request` with `subscribe`. Reported once per gap. */
  | { kind: 'askAgain'; request: TopicRequest }
  /** Parts of a snapshot, or the answer to a request, are still under way. */
  | { kind: 'waiting' }
  /** The reader already has it: a duplicate or a late message. */
  | { kind: 'ignored' };

/**
 * Reads one topic off the live socket. Pure: it keeps no timer and sends nothing. No matter what is lost, duplicated or
 * reordered on the way, either `state` is exactly the gateway's topic at `position`, or `position` is null.
 *
 * The caller sends `ask()` when it connects, when it wakes, and again when `asking` lasts too long; it calls
 * `disconnected()` when the socket is gone.
 */
export class TopicReader {
  readonly topic: TopicName;
  #state = new TopicState();
  #position: LogPosition | null = null;
  #asking = false;
  #stage: SnapshotStage | null = null;

  constructor(topic: TopicName) {
    this.topic = topic;
  }

  get state(): TopicState {
    return this.#state;
  }

  /** null while there is no reliable state. */
  get position(): LogPosition | null {
    return this.#position;
  }

  /** A request hasn't been answered yet: the state may be old. */
  get asking(): boolean {
    return this.#asking;
  }

  /** Returns the request that brings this topic up to date, and waits for its answer from now on. */
  ask(): TopicRequest {
    this.#asking = true;
    return this.#position === null ? { topic: this.topic } : { topic: this.topic, ...this.#position };
  }

  /** Parts of different connections don't mix: another gateway may cut the same snapshot differently. */
  disconnected(): void {
    this.#stage = null;
    this.#asking = true;
  }

  readSnapshot(message: SnapshotMessage): TopicReading {
    const { epoch, clk } = message;
    const held = this.#position;
    if (held !== null && held.epoch === epoch && clk <= held.clk) {
      if (clk < held.clk) return { kind: 'ignored' };
      return this.#confirmed();
    }
    if (this.#stage === null || !this.#stage.isOf(message)) {
      if (this.#stage !== null && this.#stage.isNewerThan(message)) return { kind: 'ignored' };
      this.#stage = new SnapshotStage(message);
      this.#asking = true;
    }
    const ops = this.#stage.add(message);
    if (ops === null) return { kind: 'waiting' };

    const before = this.#state;
    this.#state = new TopicState();
    for (const op of decodeOps(ops)) this.#state.apply(op);
    this.#position = { epoch, clk };
    this.#stage = null;
    this.#asking = false;
    return { kind: 'replaced', before };
  }

  readChange(message: ChangeMessage): TopicReading {
    const held = this.#position;
    if (held === null || held.epoch !== message.epoch || message.from > held.clk) return this.#missing();
    if (message.clk === held.clk && message.from === held.clk) return this.#confirmed();
    if (message.clk <= held.clk) return { kind: 'ignored' };
    // A change that begins before the position and ends after it covers it: every op names final values, so
    // applying it lands exactly on `clk` (law in conflate.property.test.ts).
    const ops = decodeOps(message.ops);
    for (const op of ops) {
      if (this.#state.apply(op)) continue;
      this.#position = null;
      return this.#missing();
    }
    this.#position = { epoch: message.epoch, clk: message.clk };
    this.#asking = false;
    return { kind: 'applied', ops };
  }

  #confirmed(): TopicReading {
    this.#stage = null;
    this.#asking = false;
    return { kind: 'applied', ops: [] };
  }

  #missing(): TopicReading {
    if (this.#asking) return { kind: 'waiting' };
    return { kind: 'askAgain', request: this.ask() };
  }
}
