import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import type { ClientAddress } from '../../ground/caller/client-address.ts';
import type { LiveMetrics, LiveRefusal } from './live-metrics.ts';

export type LiveLog = Pick<Logger, 'child'>;

/** What operators are told of one connection: counted with all others, logged with whose it is. */
export interface ConnectionWatch {
  /** Lines from now on name the customer. */
  isOf(customerId: string): void;
  /** @param what was refused; a refused connection never comes to be */
  refused(what: 'connection' | 'call' | 'packets', code: LiveRefusal): void;
  connected(): void;
  disconnected(reason: string): void;
  caughtUp(how: 'delta' | 'snapshot'): void;
  slow(backlogBytes: number): void;
  keepsUpAgain(slowMs: number): void;
  closedSlow(backlogBytes: number): void;
}

export interface WatchParts {
  log: LiveLog;
  metrics: LiveMetrics;
  clientAddress: ClientAddress;
}

/** @returns the watch of the connection that the request opens, the same one each time */
export const createConnectionWatches = (
  parts: WatchParts,
): ((request: IncomingMessage) => ConnectionWatch) => {
  const watches = new WeakMap<IncomingMessage, ConnectionWatch>();
  let connections = 0;
  return (request) => {
    let watch = watches.get(request);
    if (watch === undefined) {
      connections += 1;
      watch = watchConnection(parts, { connection: connections, address: parts.clientAddress(request) });
      watches.set(request, watch);
    }
    return watch;
  };
};

/** A refusal or a slow reader is somebody's matter, at `info`; a socket that had to be closed for it is a warning. */
const watchConnection = (
  { log, metrics }: WatchParts,
  context: { connection: number; address: string },
): ConnectionWatch => {
  let lines = log.child(context);
  return {
    isOf: (customerId) => {
      lines = log.child({ ...context, customerId });
    },
    refused: (what, code) => {
      metrics.refused(code);
      lines.info({ what, code }, 'refused');
    },
    connected: () => {
      metrics.connected();
      lines.debug('connected');
    },
    disconnected: (reason) => {
      metrics.disconnected();
      lines.debug({ reason }, 'disconnected');
    },
    caughtUp: metrics.caughtUp,
    slow: (backlogBytes) => {
      metrics.slow();
      lines.info({ backlogBytes }, 'reads too slowly');
    },
    keepsUpAgain: (slowMs) => lines.info({ slowMs }, 'keeps up again'),
    closedSlow: (backlogBytes) => {
      metrics.closedSlow();
      lines.warn({ backlogBytes }, 'closed: it read too slowly');
    },
  };
};
