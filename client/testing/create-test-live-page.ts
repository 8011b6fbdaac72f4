import { FakeLiveSocket } from '@lineboard/workers/testing/fake-live-socket';
import { Subject } from 'rxjs';
import { createLivePage, type LivePage } from '../src/page/app/live-page.ts';
import { openWorker } from './open-worker.ts';

/**
 * A page whose worker runs in the same thread, whose gateway is the test, and whose device wakes when `wake$` says so.
 */
export const createTestLivePage = (): { page: LivePage; socket: FakeLiveSocket; wake$: Subject<void> } => {
  const socket = new FakeLiveSocket();
  const wake$ = new Subject<void>();
  return { page: createLivePage(openWorker(socket.open), wake$), socket, wake$ };
};
