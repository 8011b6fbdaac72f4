import type { BoardFrame } from '../board/board-frame.ts';
import type { SocketEvent } from '../socket/socket-event.ts';

/**
 * The busy way between page and worker: a message port of its own, in order, without answers. Comlink answers every
 * call, which would be one more task for the page per frame; commands that are rare go through it.
 */
export type PageToWorker =
  /**
   * @param connection the page's number for it: what the socket says from now on carries it
   * @param page whose page it is
   */
  | { kind: 'connect'; connection: number; page: string }
  | { kind: 'disconnect' }
  /** The device is awake again: say for every topic what is held. */
  | { kind: 'compare' }
  /** The last frame is on the page: the next may come. A page that is busy gets fewer frames, never a queue. */
  | { kind: 'drawn' };

export type WorkerToPage =
  | { kind: 'frame'; frame: BoardFrame }
  | { kind: 'socket'; connection: number; event: SocketEvent };
