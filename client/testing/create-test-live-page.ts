import { FakeLiveSocket } from '@lineboard/workers/testing/fake-live-socket';
import { Subject } from 'rxjs';
import { createLivePage, type LivePage } from '../src/app/live-page.ts';
import { openWorker } from './open-worker.ts';

/** A page whose worker runs in the open and whose gateway is the test. */
export const createTestLivePage = (): { page: LivePage; socket: FakeLiveSocket } => {
  const socket = new FakeLiveSocket();
  return { page: createLivePage(openWorker(socket.open), new Subject()), socket };
};
