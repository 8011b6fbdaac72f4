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
import type { AskPass } from './ask-pass.ts';
import type { PassKeeper } from './pass-keeper.ts';
import type { LiveEvent, SocketEvent } from './socket-event.ts';

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

type Refusal = Error & { data?: { code?: unknown; needs?: unknown; retryInMs?: unknown } };

const readCode = (failure: Refusal): ErrorCode | null => {
  const said = failure.data?.code ?? failure.message;
  return ERROR_CODES.find((code) => code === said) ?? null;
};

/** Why there is no connection, and when to come if the gateway said so. */
const readRefusal = (failure: Refusal): SocketEvent => {
  const code = readCode(failure);
  if (code === null) return { kind: 'disconnected' };
  const retryInMs = failure.data?.retryInMs;
  return typeof retryInMs === 'number' && retryInMs >= 0
    ? { kind: 'refused', code, retryInMs }
    : { kind: 'refused', code };
};

const askForTopics = async (
  socket: Socket<GatewayToClient, ClientToGateway>,
  request: SubscribeRequest,
): Promise<SubscribeReply | null> => {
  try {
    return await socket.timeout(ANSWER_WITHIN_MS).emitWithAck('subscribe', request);
  } catch {
    return null;
  }
};

/** What a gateway says beside answers, all of it. */
const passOn = (socket: Socket<GatewayToClient, ClientToGateway>, tell: (event: LiveEvent) => void): void => {
  // Trusted as in `decodeOp`: they come from our own gateway, at a wire version that both ends read.
  socket.on('snapshot', (message) => tell({ kind: 'snapshot', message }));
  socket.on('change', (message) => tell({ kind: 'change', message }));
  socket.on('pulse', (message) => tell({ kind: 'pulse', message }));
  socket.on('slow', ({ slow, sinceMs }) => tell({ kind: 'slow', slow, sinceMs }));
  socket.on('customer', (event) => tell({ kind: 'customer', event }));
  socket.on('sample', (message) =>
    tell({ kind: 'sample', message, heardMs: performance.timeOrigin + performance.now() }),
  );
};

/** @param url of the gateway; the worker's own origin when left out */
export const createLiveSocket = (
  tell: (event: LiveEvent) => void,
  url?: string,
  ask?: AskPass,
): LiveSocket => {
  const options = {
    path: '/live',
    transports: ['websocket'],
    autoConnect: false,
    reconnection: false,
    forceNew: true,
  };
  const socket: Socket<GatewayToClient, ClientToGateway> = url === undefined ? io(options) : io(url, options);
  let page = '';
  let passes: PassKeeper | null = null;
  let hasAsked = false;
  /** Grows when the page connects or disconnects: what was begun before is for nobody. */
  let connection = 0;

  const open = (): void => {
    const pass = passes?.pass;
    socket.auth = {
      wireVersion: WIRE_VERSION,
      leastWireVersion: LEAST_WIRE_VERSION,
      page,
      ...(pass === undefined ? {} : { pass }),
    } satisfies LiveHandshake;
    socket.connect();
  };
  /** Most pages never meet a gateway at the edge, so what keeps passes is loaded when one wants a pass. */
  const openWithPass = async (): Promise<void> => {
    const asked = connection;
    try {
      const { createPassKeeper } = await import('./pass-keeper.ts');
      passes ??= createPassKeeper(socket, ask);
      passes.begin(page);
      await passes.ask();
      if (asked === connection) open();
    } catch {
      if (asked === connection) tell({ kind: 'refused', code: 'unavailable' });
    }
  };

  /** From now on it comes back, for which a gateway that many come to at once has a queue of its own. */
  const comesBack = (): void => {
    socket.io.opts.query = { back: '1' };
  };
  socket.on('connect', () => {
    comesBack();
    tell({ kind: 'connected' });
  });
  socket.on('disconnect', () => tell({ kind: 'disconnected' }));
  socket.on('connect_error', (failure: Refusal) => {
    if (failure.data?.needs === 'pass' && !hasAsked) {
      hasAsked = true;
      return void openWithPass();
    }
    const event = readRefusal(failure);
    if ('retryInMs' in event) comesBack();
    tell(event);
  });
  passOn(socket, tell);
  return {
    connect: (ownPage) => {
      connection += 1;
      passes?.begin(ownPage);
      page = ownPage;
      hasAsked = false;
      open();
    },
    disconnect: () => {
      connection += 1;
      passes?.closed();
      socket.disconnect();
    },
    subscribe: (request) => askForTopics(socket, request),
    unsubscribe: (topics) => {
      socket.emit('unsubscribe', { topics: [...topics] }, () => undefined);
    },
  };
};
