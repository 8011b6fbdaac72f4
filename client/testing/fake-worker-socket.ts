import { Subject } from 'rxjs';
import type { SocketEvent } from '@lineboard/workers/socket/socket-event';
import type { WorkerSocket } from '../src/ground/live/offering-link.ts';

/** The worker's socket, with the test as the worker. */
export class FakeWorkerSocket implements WorkerSocket {
  readonly events$ = new Subject<SocketEvent>();
  readonly calls: string[] = [];

  connect = (): void => {
    this.calls.push('connect');
  };

  disconnect = (): void => {
    this.calls.push('disconnect');
  };
}
