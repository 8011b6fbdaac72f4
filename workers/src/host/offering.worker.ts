import { expose } from 'comlink';
import { createLiveSocket } from '../socket/live-socket.ts';
import { createOfferingHost } from './offering-host.ts';
import type { PageToWorker } from './offering-port.ts';

const TICK_MS = 500;

/** Started by the page with one message that carries the busy port; everything else comes through Comlink. */
self.addEventListener('message', function begin(event: MessageEvent<unknown>): void {
  const port = event.ports[0];
  if (event.data !== 'begin' || port === undefined) return;
  self.removeEventListener('message', begin);
  const host = createOfferingHost(
    (message, transfer) => port.postMessage(message, transfer),
    { nowMs: Date.now, setTimer: (run, delayMs) => setTimeout(run, delayMs) },
    createLiveSocket,
  );
  port.addEventListener('message', ({ data }: MessageEvent<PageToWorker>) => host.receive(data));
  port.start();
  setInterval(host.tick, TICK_MS);
  expose(host.commands);
});
