import type { BoardFrame } from '@lineboard/workers/board/board-frame';
import type { OfferingCommands } from '@lineboard/workers/engine/offering-commands';
import type { PageToWorker, WorkerToPage } from '@lineboard/workers/host/offering-port';
import type { SocketEvent } from '@lineboard/workers/socket/socket-event';
import { type Remote, wrap } from 'comlink';
import { type Observable, Subject } from 'rxjs';

/**
 * The worker's one socket as the page sees it: the page tells it when to connect, and it passes on everything but
 * topics' messages.
 */
export interface WorkerSocket {
  readonly events$: Observable<SocketEvent>;
  connect: () => void;
  disconnect: () => void;
}

/** The page's end of the offering worker. */
export interface OfferingLink {
  commands: Remote<OfferingCommands> | OfferingCommands;
  frames$: Observable<BoardFrame>;
  socket: WorkerSocket;
  send: (message: PageToWorker) => void;
  close: () => void;
}

export const createOfferingLink = (parts: {
  port: MessagePort;
  commands: OfferingLink['commands'];
  /** The page's owner, read again for each connection. */
  readPage: () => string;
  close: () => void;
}): OfferingLink => {
  const { port, commands, readPage, close } = parts;
  const frames$ = new Subject<BoardFrame>();
  const events$ = new Subject<SocketEvent>();
  const send = (message: PageToWorker): void => port.postMessage(message);
  let connection = 0;
  port.addEventListener('message', ({ data }: MessageEvent<WorkerToPage>) => {
    if (data.kind === 'frame') frames$.next(data.frame);
    // The farewell of a connection that was given up may still be under way: it says nothing about the next.
    else if (data.connection === connection) events$.next(data.event);
  });
  port.start();
  return {
    commands,
    frames$,
    socket: {
      events$,
      connect: () => {
        connection += 1;
        send({ kind: 'connect', connection, page: readPage() });
      },
      disconnect: () => {
        connection += 1;
        send({ kind: 'disconnect' });
      },
    },
    send,
    close,
  };
};

export const linkWorker = (worker: Worker, readPage: () => string): OfferingLink => {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage('begin', [port2]);
  return createOfferingLink({
    port: port1,
    commands: wrap<OfferingCommands>(worker),
    readPage,
    close: () => worker.terminate(),
  });
};

/** @param onLost its script could not be loaded; the worker never answers */
export const startOfferingWorker = (onLost: (cause: unknown) => void): Worker => {
  const worker = new Worker(new URL('../../../../workers/src/host/offering.worker.ts', import.meta.url), {
    type: 'module',
    name: 'offering',
  });
  worker.addEventListener('error', (event) => {
    // A worker that runs and fails says where; one that never loaded has nothing to say.
    if (!(event instanceof ErrorEvent)) onLost(event);
  });
  return worker;
};
