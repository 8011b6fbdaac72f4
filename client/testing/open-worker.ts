import { createOfferingHost } from '@lineboard/workers/host/offering-host';
import type { OpenLiveSocket } from '@lineboard/workers/socket/live-socket';
import type { PageToWorker } from '@lineboard/workers/host/offering-port';
import { createOfferingLink, type OfferingLink } from '../src/ground/live/offering-link.ts';

const TICK_MS = 250;

/**
 * The offering worker in the page's own thread, with a real port between the two: messages arrive later, and as copies.
 */
export const openWorker = (openSocket: OpenLiveSocket): OfferingLink => {
  const { port1, port2 } = new MessageChannel();
  const host = createOfferingHost(
    (message, transfer) => port2.postMessage(message, transfer),
    { nowMs: Date.now, setTimer: (run, delayMs) => setTimeout(run, delayMs) },
    openSocket,
  );
  port2.addEventListener('message', ({ data }: MessageEvent<PageToWorker>) => host.receive(data));
  port2.start();
  const ticks = setInterval(host.tick, TICK_MS);
  return createOfferingLink({
    port: port1,
    commands: host.commands,
    readPage: () => 'visitor',
    close: () => {
      clearInterval(ticks);
      host.receive({ kind: 'disconnect' });
      port1.close();
    },
  });
};
