import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { LogPosition } from '@lineboard/domain/lines/feed/feed-change';
import { backlogBytes, cutOff } from './backlog.ts';
import type { LiveLimits } from './live-limits.ts';
import type { ConnectionWatch } from './connection-watch.ts';
import type { LiveSocket } from './live-socket.ts';
import { sendFrame } from './send-frames.ts';
import type { TextFrame } from './text-frame.ts';
import { roomOfTopic } from './live-socket.ts';
import type { TopicHub } from './topic-hub.ts';
import type { TopicStream } from './topic-stream.ts';

/** A topic whose room the socket hasn't joined yet. */
interface CatchingUp {
  held: LogPosition | null;
  callOff: () => void;
  /** The parts of a snapshot that still have to be sent. */
  parts: readonly TextFrame[];
  /** Only the network holds it up: it continues at the next sweep. */
  isPaused: boolean;
  /** The time before which its next snapshot may not be sent; wall milliseconds. */
  notBeforeMs: number;
}

export interface SocketTopicsParts {
  watch: ConnectionWatch;
  nowMs: () => number;
  /** The socket has to be swept from now on, until it `isSettled`. */
  onUnsettled: () => void;
}

/**
 * The topics of one socket. A topic is either caught up: then the socket is in its room, and nothing more is done here.
 * Or it is catching up: then the socket is outside the room and gets a delta or a snapshot as fast as its network
 * allows. At most `slowAboveBytes` plus one part of topics ever wait for a socket.
 */
export class SocketTopics {
  readonly #socket: LiveSocket;
  readonly #hub: TopicHub;
  readonly #limits: LiveLimits;
  readonly #watch: ConnectionWatch;
  readonly #topics = new Map<TopicName, CatchingUp | 'live'>();
  readonly #nowMs: () => number;
  readonly #onUnsettled: () => void;
  /** The times of snapshots that were sent too recently for another one. */
  readonly #snapshots = new Map<TopicName, number>();
  #slowSinceMs: number | null = null;

  constructor(
    socket: LiveSocket,
    hub: TopicHub,
    limits: LiveLimits,
    { watch, nowMs, onUnsettled }: SocketTopicsParts,
  ) {
    this.#socket = socket;
    this.#hub = hub;
    this.#limits = limits;
    this.#watch = watch;
    this.#nowMs = nowMs;
    this.#onUnsettled = onUnsettled;
  }

  get size(): number {
    return this.#topics.size;
  }

  /** It has all of its topics, and keeps up: nothing is to be done here. */
  get isSettled(): boolean {
    return this.#slowSinceMs === null && this.#snapshots.size === 0 && this.#isAllLive();
  }

  has(topic: TopicName): boolean {
    return this.#topics.has(topic);
  }

  subscribe(topic: TopicName, held: LogPosition | null): void {
    this.#leave(topic);
    this.#catchUp(topic, held);
  }

  unsubscribe(topic: TopicName): void {
    this.#leave(topic);
    this.#topics.delete(topic);
    this.#hub.release(topic);
  }

  /** The log was reloaded: everything that the socket has must be replaced. */
  restart(): void {
    this.#snapshots.clear();
    for (const topic of this.#topics.keys()) this.subscribe(topic, null);
  }

  close(): void {
    for (const topic of [...this.#topics.keys()]) this.unsubscribe(topic);
  }

  /** Continues with the data that waits for this socket; called every `sweepMs`. @param bytes its backlog */
  sweep(nowMs: number, bytes: number): void {
    for (const [topic, atMs] of this.#snapshots)
      if (nowMs - atMs >= this.#limits.snapshotEveryMs) this.#snapshots.delete(topic);
    if (bytes > this.#limits.closeAboveBytes) return this.giveUp();
    if (this.#slowSinceMs === null && bytes > this.#limits.slowAboveBytes) this.#becomeSlow(nowMs, bytes);
    if (bytes > this.#limits.pauseAboveBytes) {
      if (this.#slowSinceMs !== null && nowMs - this.#slowSinceMs >= this.#limits.closeAfterSlowMs)
        this.giveUp();
      return;
    }
    for (const [topic, at] of this.#topics)
      if (at !== 'live' && at.isPaused && at.notBeforeMs <= nowMs) this.#resume(topic, at);
    if (this.#slowSinceMs !== null && this.#isAllLive()) {
      this.#socket.emit('slow', { slow: false, sinceMs: this.#slowSinceMs });
      this.#watch.keepsUpAgain(nowMs - this.#slowSinceMs);
      this.#slowSinceMs = null;
    }
  }

  #becomeSlow(nowMs: number, bytes: number): void {
    this.#slowSinceMs = nowMs;
    this.#watch.slow(bytes);
    this.#socket.emit('slow', { slow: true, sinceMs: nowMs });
    for (const [topic, at] of this.#topics) {
      // Everything that was emitted so far is in transit and will arrive in order: that gives the socket's position.
      if (at === 'live') this.subscribe(topic, this.#hub.position(topic));
    }
  }

  /** Ends a socket that doesn't read. */
  giveUp(): void {
    this.#watch.closedSlow(backlogBytes(this.#socket));
    cutOff(this.#socket);
  }

  #catchUp(topic: TopicName, held: LogPosition | null): void {
    const at: CatchingUp = { held, callOff: () => {}, parts: [], isPaused: false, notBeforeMs: 0 };
    this.#topics.set(topic, at);
    this.#onUnsettled();
    at.callOff = this.#hub.whenCurrent(topic, held, (stream) => this.#bringUp(topic, at, stream));
  }

  #bringUp(topic: TopicName, at: CatchingUp, stream: TopicStream): void {
    at.isPaused = this.#isCongested();
    if (at.isPaused) return;
    const catchUp = stream.catchUp(at.held);
    if (catchUp.kind === 'snapshot' && this.#isTooSoon(topic, at)) return;
    this.#watch.caughtUp(catchUp.kind);
    if (catchUp.kind === 'delta') {
      this.#socket.emit('change', catchUp.message);
      return this.#join(topic);
    }
    at.held = catchUp.position;
    at.parts = catchUp.parts;
    if (this.#sendParts(at)) this.#join(topic);
    else at.isPaused = true;
  }

  /** The topic has moved on by the time the snapshot is out: the changes since then follow as a delta. */
  #resume(topic: TopicName, at: CatchingUp): void {
    if (this.#sendParts(at)) this.#catchUp(topic, at.held);
  }

  /** @returns whether all parts are out; if not, the network is busy for now */
  #sendParts(at: CatchingUp): boolean {
    for (const part of at.parts) {
      if (this.#isCongested()) return false;
      // As it was made for all readers: socket.emit would rebuild the JSON for every socket.
      sendFrame(this.#socket.conn, part);
      at.parts = at.parts.slice(1);
    }
    return true;
  }

  #join(topic: TopicName): void {
    this.#topics.set(topic, 'live');
    void this.#socket.join(roomOfTopic(topic));
  }

  #leave(topic: TopicName): void {
    const at = this.#topics.get(topic);
    if (at === 'live') void this.#socket.leave(roomOfTopic(topic));
    else at?.callOff();
  }

  #isTooSoon(topic: TopicName, at: CatchingUp): boolean {
    const nowMs = this.#nowMs();
    const lastMs = this.#snapshots.get(topic);
    at.isPaused = lastMs !== undefined && nowMs - lastMs < this.#limits.snapshotEveryMs;
    if (at.isPaused && lastMs !== undefined) at.notBeforeMs = lastMs + this.#limits.snapshotEveryMs;
    else this.#snapshots.set(topic, nowMs);
    return at.isPaused;
  }

  #isCongested(): boolean {
    return backlogBytes(this.#socket) > this.#limits.pauseAboveBytes;
  }

  #isAllLive(): boolean {
    for (const at of this.#topics.values()) if (at !== 'live') return false;
    return true;
  }
}
