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
import { askPass } from './ask-pass.ts';
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

/** An outage of the book is over at some time; until then the pass that is held may be good for minutes. */
const RENEW_AGAIN_MS = 15_000;

type Refusal = Error & { data?: { code?: unknown; needs?: unknown } };

const readCode = (failure: Refusal): ErrorCode | null => {
  const said = failure.data?.code ?? failure.message;
  return ERROR_CODES.find((code) => code === said) ?? null;
};

/**
 * A gateway at the edge asks for a pass where there may be a session. It is asked of the book once for each connection,
 * kept for the page that it was given to, and renewed while the socket is open.
 *
 * @param url of the gateway; the worker's own origin when left out
 */
export const createLiveSocket = (
  tell: (event: LiveEvent) => void,
  url?: string,
  ask: typeof askPass = askPass,
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
  let pass: string | undefined;
  let hasAsked = false;
  /** Grows when the page connects or disconnects: what was begun before is for nobody. */
  let connection = 0;
  let renewal: ReturnType<typeof setTimeout> | undefined;

  const open = (): void => {
    socket.auth = {
      wireVersion: WIRE_VERSION,
      leastWireVersion: LEAST_WIRE_VERSION,
      page,
      ...(pass === undefined ? {} : { pass }),
    } satisfies LiveHandshake;
    socket.connect();
  };
  /** By a clock that nobody sets. */
  let renewalDueMs = 0;
  const waitForRenewal = (): void => {
    clearTimeout(renewal);
    if (pass === undefined || pass === '' || !socket.connected) return;
    renewal = setTimeout(() => void renew(), Math.max(0, renewalDueMs - performance.now()));
  };
  const renewIn = (delayMs: number): void => {
    renewalDueMs = performance.now() + delayMs;
    waitForRenewal();
  };
  const renew = async (): Promise<void> => {
    const asked = connection;
    const answer = await ask(page);
    if (asked !== connection) return;
    if (answer === null) return renewIn(RENEW_AGAIN_MS);
    // Without a session the gateway closes the connection, and the next one is a visitor's.
    pass = answer.pass;
    renewIn(answer.renewInMs);
    if (socket.connected) socket.emit('renew', { pass }, () => undefined);
  };
  const openWithPass = async (): Promise<void> => {
    const asked = connection;
    const answer = await ask(page);
    if (asked !== connection) return;
    if (answer === null) return tell({ kind: 'refused', code: 'unavailable' });
    pass = answer.pass;
    renewIn(answer.renewInMs);
    open();
  };

  socket.on('connect', () => {
    waitForRenewal();
    tell({ kind: 'connected' });
  });
  socket.on('disconnect', () => {
    clearTimeout(renewal);
    tell({ kind: 'disconnected' });
  });
  socket.on('connect_error', (failure: Refusal) => {
    const code = readCode(failure);
    if (failure.data?.needs === 'pass' && !hasAsked) {
      hasAsked = true;
      void openWithPass();
    } else tell(code === null ? { kind: 'disconnected' } : { kind: 'refused', code });
  });
  // Trusted as in `decodeOp`: they come from our own gateway, at a wire version that both ends read.
  socket.on('snapshot', (message) => tell({ kind: 'snapshot', message }));
  socket.on('change', (message) => tell({ kind: 'change', message }));
  socket.on('pulse', (message) => tell({ kind: 'pulse', message }));
  socket.on('slow', ({ slow, sinceMs }) => tell({ kind: 'slow', slow, sinceMs }));
  socket.on('customer', (event) => {
    // The customer may get another store's lines from now on, of which the pass that is held knows nothing.
    if (event.kind === 'settings') renewIn(0);
    tell({ kind: 'customer', event });
  });
  return {
    connect: (ownPage) => {
      connection += 1;
      clearTimeout(renewal);
      // Said only by the page that it was given to; that there is no session may have changed since.
      if (page !== ownPage || pass === '') pass = undefined;
      page = ownPage;
      hasAsked = false;
      open();
    },
    disconnect: () => {
      connection += 1;
      clearTimeout(renewal);
      socket.disconnect();
    },
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
