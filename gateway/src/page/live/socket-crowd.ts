import { backlogBytes } from './backlog.ts';
import { cutLargest } from './cut-largest.ts';
import type { LiveLimits } from './live-limits.ts';
import type { LiveSocket } from './live-socket.ts';
import type { SocketTopics } from './socket-topics.ts';
import { repeat } from '../../ground/timers/repeat.ts';

/**
 * All open sockets with their topics, and what waits for them. Sockets that are up to date and have taken all that was
 * written to them aren't looked at: ten thousand of them at rest cost nothing.
 */
export class SocketCrowd {
  readonly #topics = new Map<LiveSocket, SocketTopics>();
  /** Something waits for these, or may wait. */
  readonly #unsettled = new Set<LiveSocket>();
  readonly #mostBacklogBytes: number;
  readonly #nowMs: () => number;
  readonly #stopSweeps: () => void;

  constructor(limits: Pick<LiveLimits, 'sweepMs' | 'mostBacklogBytes'>, nowMs: () => number) {
    this.#mostBacklogBytes = limits.mostBacklogBytes;
    this.#nowMs = nowMs;
    this.#stopSweeps = repeat(() => this.#sweep(), limits.sweepMs);
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
    this.#unsettled.add(socket);
  }

  /** Something was written to a socket that it hasn't taken at once, or is to be. */
  unsettle(socket: LiveSocket): void {
    if (this.#topics.has(socket)) this.#unsettled.add(socket);
  }

  remove(socket: LiveSocket): void {
    this.#topics.get(socket)?.close();
    this.#topics.delete(socket);
    this.#unsettled.delete(socket);
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
    this.#stopSweeps();
  }

  #sweep(): void {
    const atMs = this.#nowMs();
    const waiting = new Map<SocketTopics, number>();
    for (const socket of this.#unsettled) {
      const topics = this.#topics.get(socket)!;
      const bytes = backlogBytes(socket);
      if (bytes > 0) waiting.set(topics, bytes);
      topics.sweep(atMs, bytes);
      if (bytes === 0 && topics.isSettled) this.#unsettled.delete(socket);
    }
    for (const topics of cutLargest(waiting, this.#mostBacklogBytes)) topics.giveUp();
  }
}
