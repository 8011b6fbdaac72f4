import type { BoardFrame } from '../board/board-frame.ts';
import type { SocketEvent } from '../socket/socket-event.ts';

/**
 * The busy path between page and worker: a separate message port, in order, without answers. Comlink answers every
 * call, which would be one more task for the page per frame; rare commands go through it.
 */
export type PageToWorker =
  /**
   * @param connection the page's number for it: the socket's messages carry it from now on
   * @param page the page's mark
   */
  | { kind: 'connect'; connection: number; page: string }
  | { kind: 'disconnect' }
  /** The device is awake again: send the held position of every topic. */
  | { kind: 'compare' }
  /** The last frame is on the page: the next may come. A busy page gets fewer frames, never a queue. */
  | { kind: 'drawn' };

export type WorkerToPage =
  | { kind: 'frame'; frame: BoardFrame }
  | { kind: 'socket'; connection: number; event: SocketEvent };
