import { ERROR_CODES, type ErrorCode } from '@lineboard/domain/ground/error/error-code';
import type {
  ClientToGateway,
  GatewayToClient,
  LiveHandshake,
  SubscribeReply,
  SubscribeRequest,
} from '@lineboard/domain/doors/wire/live-messages.schema';
import { LEAST_WIRE_VERSION, WIRE_VERSION } from '@lineboard/domain/doors/wire/wire-version';
import { io, type Socket } from 'socket.io-client';
import type { LiveEvent } from './socket-event.ts';

/** One socket that connects when told to. The page decides on reconnecting, where tests have virtual time. */
export interface LiveSocket {
  /** @param page the page's mark */
  connect: (page: string) => void;
  disconnect: () => void;
  /** @returns null when no answer came */
  subscribe: (request: SubscribeRequest) => Promise<SubscribeReply | null>;
  unsubscribe: (topics: readonly string[]) => void;
}

/** @param tell receives all of the socket's events */
export type OpenLiveSocket = (tell: (event: LiveEvent) => void) => LiveSocket;

const ANSWER_WITHIN_MS = 3_000;

const readCode = (failure: Error & { data?: { code?: unknown } }): ErrorCode | null => {
  const said = failure.data?.code ?? failure.message;
  return ERROR_CODES.find((code) => code === said) ?? null;
};

/** @param url of the gateway; the worker's own origin when left out */
export const createLiveSocket = (tell: (event: LiveEvent) => void, url?: string): LiveSocket => {
  const options = {
    path: '/live',
    transports: ['websocket'],
    autoConnect: false,
    reconnection: false,
    forceNew: true,
  };
  const socket: Socket<GatewayToClient, ClientToGateway> = url === undefined ? io(options) : io(url, options);
  socket.on('connect', () => tell({ kind: 'connected' }));
  socket.on('disconnect', () => tell({ kind: 'disconnected' }));
  socket.on('connect_error', (failure) => {
    const code = readCode(failure);
    tell(code === null ? { kind: 'disconnected' } : { kind: 'refused', code });
  });
  // Trusted as in `decodeOp`: they come from our own gateway, at a wire version that both ends read.
  socket.on('snapshot', (message) => tell({ kind: 'snapshot', message }));
  socket.on('change', (message) => tell({ kind: 'change', message }));
  socket.on('pulse', (message) => tell({ kind: 'pulse', message }));
  socket.on('slow', ({ slow, sinceMs }) => tell({ kind: 'slow', slow, sinceMs }));
  socket.on('customer', (event) => tell({ kind: 'customer', event }));
  return {
    connect: (page) => {
      socket.auth = {
        wireVersion: WIRE_VERSION,
        leastWireVersion: LEAST_WIRE_VERSION,
        page,
      } satisfies LiveHandshake;
      socket.connect();
    },
    disconnect: () => socket.disconnect(),
    subscribe: async (request) => {
      try {
        return await socket.timeout(ANSWER_WITHIN_MS).emitWithAck('subscribe', request);
      } catch {
        return null;
      }
    },
    unsubscribe: (topics) => {
      socket.emit('unsubscribe', { topics: [...topics] }, () => undefined);
    },
  };
};
