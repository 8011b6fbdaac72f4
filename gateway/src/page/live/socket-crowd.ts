import { backlogBytes } from './backlog.ts';
import { cutLargest } from './cut-largest.ts';
import type { LiveLimits } from './live-limits.ts';
import type { LiveSocket } from './live-socket.ts';
import type { SocketTopics } from './socket-topics.ts';

/** All open sockets with their topics, and what waits for them. */
export class SocketCrowd {
  readonly #topics = new Map<LiveSocket, SocketTopics>();
  readonly #mostBacklogBytes: number;
  readonly #nowMs: () => number;
  readonly #timer: NodeJS.Timeout;

  constructor(limits: Pick<LiveLimits, 'sweepMs' | 'mostBacklogBytes'>, nowMs: () => number) {
    this.#mostBacklogBytes = limits.mostBacklogBytes;
    this.#nowMs = nowMs;
    this.#timer = setInterval(() => this.#sweep(), limits.sweepMs);
  }

  get size(): number {
    return this.#topics.size;
  }

  get backlogBytes(): number {
    let bytes = 0;
    for (const socket of this.#topics.keys()) bytes += backlogBytes(socket);
    return bytes;
  }

  add(socket: LiveSocket, topics: SocketTopics): void {
    this.#topics.set(socket, topics);
  }

  remove(socket: LiveSocket): void {
    this.#topics.get(socket)?.close();
    this.#topics.delete(socket);
  }

  /** The log was reloaded: everything that sockets have is to be replaced. */
  restart(): void {
    for (const topics of this.#topics.values()) topics.restart();
  }

  /** One by one over `drainMs`. */
  async close(drainMs: number): Promise<void> {
    const closeOne = (socket: LiveSocket): Promise<void> =>
      new Promise((resolve) => {
        setTimeout(() => {
          // The connection, not the socket: a client that the server disconnects doesn't come back by itself.
          socket.conn.close();
          resolve();
        }, Math.random() * drainMs);
      });
    await Promise.all([...this.#topics.keys()].map(closeOne));
    clearInterval(this.#timer);
  }

  #sweep(): void {
    const atMs = this.#nowMs();
    const waiting = new Map<SocketTopics, number>();
    for (const [socket, topics] of this.#topics) {
      const bytes = backlogBytes(socket);
      if (bytes > 0) waiting.set(topics, bytes);
      topics.sweep(atMs, bytes);
    }
    for (const topics of cutLargest(waiting, this.#mostBacklogBytes)) topics.giveUp();
  }
}
