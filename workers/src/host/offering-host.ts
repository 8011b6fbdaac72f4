import type { TopicRequest } from '@lineboard/domain/doors/wire/topic-reader';
import { FramePacer, type PacerTimers } from './frame-pacer.ts';
import type { LiveSocket, OpenLiveSocket } from '../socket/live-socket.ts';
import { createOfferingCommands, type OfferingCommands } from '../engine/offering-commands.ts';
import { OfferingEngine } from '../engine/offering-engine.ts';
import type { PageToWorker, WorkerToPage } from './offering-port.ts';
import type { LiveEvent } from '../socket/socket-event.ts';

export interface OfferingHost {
  commands: OfferingCommands;
  receive: (message: PageToWorker) => void;
  /** Called twice a second. */
  tick: () => void;
}

/** The engine with its pace and its socket, without a real worker: tests run it in the same thread. */
export const createOfferingHost = (
  send: (message: WorkerToPage, transfer: Transferable[]) => void,
  timers: PacerTimers,
  openSocket: OpenLiveSocket,
): OfferingHost => {
  const engine = new OfferingEngine(timers.nowMs);
  const pacer = new FramePacer(() => {
    const frame = engine.flush();
    if (frame === null) return false;
    send({ kind: 'frame', frame }, [frame.cells.buffer]);
    return true;
  }, timers);
  let connection = 0;

  const subscribe = async (requests: readonly TopicRequest[]): Promise<void> => {
    const reply = await socket.subscribe({ topics: [...requests] });
    // A missing answer is no refusal, nor is a gateway that was asked too often: the topics ask again after a while.
    if (reply === null || reply.ok || reply.code === 'rateLimited') return;
    if (requests.length > 1) {
      // One bad topic refuses all, and it isn't said which: each is asked for by itself.
      for (const request of requests)
        if (engine.topics.get(request.topic) !== undefined) void subscribe([request]);
      return;
    }
    engine.refused(requests.map(({ topic }) => topic));
    changed();
  };
  const changed = (): void => {
    const left = engine.topics.takeLeft();
    if (left.length > 0) socket.unsubscribe(left);
    const requests = engine.takeAsks();
    if (requests.length > 0) void subscribe(requests);
    pacer.want();
  };
  const hear = (event: LiveEvent): void => {
    if (event.kind === 'snapshot' || event.kind === 'change') {
      engine.read([event]);
      changed();
      return;
    }
    if (event.kind === 'connected') engine.topics.connected();
    if (event.kind === 'disconnected' || event.kind === 'refused') engine.disconnected();
    send({ kind: 'socket', connection, event }, []);
    changed();
  };
  const socket: LiveSocket = openSocket(hear);

  return {
    commands: createOfferingCommands(engine, changed),
    receive: (message) => {
      switch (message.kind) {
        case 'connect':
          connection = message.connection;
          socket.connect(message.page);
          break;
        case 'disconnect':
          socket.disconnect();
          engine.disconnected();
          changed();
          break;
        case 'compare':
          engine.topics.askAll();
          changed();
          break;
        case 'drawn':
          pacer.drawn();
          break;
      }
    },
    tick: () => {
      engine.tick();
      changed();
    },
  };
};
