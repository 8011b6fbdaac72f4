import type { TopicOp } from '@lineboard/domain/lines/book/book-record';
import { conflate } from '@lineboard/domain/lines/book/conflate';
import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { TopicState } from '@lineboard/domain/lines/book/topic-state';
import type { LogPosition } from '@lineboard/domain/lines/feed/feed-change';
import type { ChangeMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { encodeOp } from '@lineboard/domain/doors/wire/record-codec';
import type { LiveLimits } from './live-limits.ts';
import { snapshotParts } from './snapshot-parts.ts';
import { createTextFrame, type TextFrame } from './text-frame.ts';
import { TopicRing } from './topic-ring.ts';

/** The way to bring a reader to the topic's position. A snapshot's parts are messages, made once for all readers. */
export type CatchUp =
  | { kind: 'delta'; message: ChangeMessage }
  | { kind: 'snapshot'; position: LogPosition; parts: readonly TextFrame[] };

export type TopicStreamLimits = Pick<LiveLimits, 'maxRingOps' | 'recordsPerPart'>;

export interface TopicStreamOptions {
  topic: TopicName;
  /** The position at which the stream begins, with its state. */
  position: LogPosition;
  /** Nothing has happened in the topic since this clk. */
  quietSinceClk: number;
  state: () => TopicState;
  limits: TopicStreamLimits;
}

/**
 * One topic on its way to the sockets: it collects the steps of a window, emits them as one change, and brings single
 * readers to the position after the last change.
 */
export class TopicStream {
  readonly topic: TopicName;
  readonly #epoch: string;
  readonly #state: () => TopicState;
  readonly #ring: TopicRing;
  readonly #limits: TopicStreamLimits;
  #clk: number;
  #pending: TopicOp[] = [];
  #pendingClk: number;
  #snapshot: { clk: number; parts: readonly TextFrame[] } | null = null;

  constructor({ topic, position, quietSinceClk, state, limits }: TopicStreamOptions) {
    this.topic = topic;
    this.#epoch = position.epoch;
    this.#clk = position.clk;
    this.#pendingClk = position.clk;
    this.#state = state;
    this.#limits = limits;
    this.#ring = new TopicRing(quietSinceClk, limits.maxRingOps);
  }

  /** The position of everyone who has read all changes. */
  get position(): LogPosition {
    return { epoch: this.#epoch, clk: this.#clk };
  }

  /** An empty change: a reader that is before its `from` has missed something. */
  get restatement(): ChangeMessage {
    return this.#change(this.#clk, []);
  }

  get isPending(): boolean {
    return this.#pendingClk > this.#clk;
  }

  /** Nothing was ever in this topic: it only exists because somebody subscribed. */
  get isBlank(): boolean {
    return this.#ring.isUntouched && this.#state().size === 0;
  }

  take(clk: number, ops: readonly TopicOp[]): void {
    this.#ring.push(clk, ops);
    this.#pendingClk = clk;
    for (const op of ops) this.#pending.push(op);
  }

  /**
   * Ends the window.
   * @param isHeard false when nobody listens, so that nothing is encoded
   */
  flush(isHeard: boolean): ChangeMessage | null {
    if (!this.isPending) return null;
    const from = this.#clk;
    const ops = this.#pending;
    this.#pending = [];
    this.#clk = this.#pendingClk;
    return isHeard ? this.#change(from, ops) : null;
  }

  /**
   * Only between windows (`isPending` is false): the state is then the one of `position`.
   * @param held the reader's position, which isn't after the last entry that this gateway has read; null for none
   */
  catchUp(held: LogPosition | null): CatchUp {
    const missed = held?.epoch === this.#epoch ? this.#ring.since(held.clk) : null;
    if (held !== null && missed !== null) {
      // A reader from another gateway may be past our last change, if nothing has happened here since.
      const message = this.#change(held.clk, missed, Math.max(held.clk, this.#clk));
      if (message.ops.length <= this.#state().size) return { kind: 'delta', message };
    }
    return { kind: 'snapshot', position: this.position, parts: this.#snapshotParts() };
  }

  /** Nobody is there to be brought up: the next reader gets a new one made. */
  forgetSnapshot(): void {
    this.#snapshot = null;
  }

  #change(from: number, ops: readonly TopicOp[], clk = this.#clk): ChangeMessage {
    const latest = ops.length > 1 ? conflate(ops) : ops;
    return { topic: this.topic, epoch: this.#epoch, from, clk, ops: latest.map(encodeOp) };
  }

  #snapshotParts(): readonly TextFrame[] {
    if (this.#snapshot?.clk !== this.#clk) {
      const parts = snapshotParts(this.topic, this.position, this.#state(), this.#limits.recordsPerPart);
      const frames = parts.map((part) => createTextFrame(`42["snapshot",${JSON.stringify(part)}]`));
      this.#snapshot = { clk: this.#clk, parts: frames };
    }
    return this.#snapshot.parts;
  }
}
