import { FakeLiveSocket } from '@lineboard/workers/testing/fake-live-socket';
import { expect, it, vi } from 'vitest';
import { openWorker } from '../../../testing/open-worker.ts';
import { startOfferingWorker } from './offering-link.ts';

/** Waits until messages between page and worker have arrived. */
const arrive = () => new Promise((done) => setTimeout(done, 20));

it('tells the page of its connection, and nothing more of one that was replaced by the next', async () => {
  const gateway = new FakeLiveSocket();
  const { socket, close } = openWorker(gateway.open);
  const heard: string[] = [];
  socket.events$.subscribe(({ kind }) => heard.push(kind));
  socket.connect();
  await arrive();
  gateway.tell({ kind: 'connected' });
  await arrive();
  socket.disconnect();
  socket.connect();
  await arrive();
  expect(gateway.calls).toEqual(['connect', 'disconnect', 'connect']);
  expect(heard).toEqual(['connected']);
  gateway.tell({ kind: 'connected' });
  await arrive();
  expect(heard).toEqual(['connected', 'connected']);
  close();
});

it('a worker whose script can’t be loaded is told of, and one that fails while it runs isn’t', () => {
  vi.stubGlobal('Worker', class extends EventTarget {});
  const lost = vi.fn<(cause: unknown) => void>();
  const worker = startOfferingWorker(lost);
  worker.dispatchEvent(new ErrorEvent('error', { message: 'a mistake of the worker’s' }));
  expect(lost).not.toHaveBeenCalled();
  const cause = new Event('error');
  worker.dispatchEvent(cause);
  expect(lost).toHaveBeenCalledExactlyOnceWith(cause);
  vi.unstubAllGlobals();
});
