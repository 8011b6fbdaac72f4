import type {
  ChangeMessage,
  PulseMessage,
  SnapshotMessage,
  SubscribeReply,
  SubscribeRequest,
} from '@lineboard/domain/doors/wire/live-messages.schema';
import { WebSocket } from 'k6/websockets';
import { encodeMessage, parseEnginePacket, PONG } from './protocol/engine-io.ts';
import { encodeConnect, encodeEvent, parseSocketPacket } from './protocol/socket-io.ts';
import { settings } from './settings.ts';

export interface LiveHandlers {
  onConnected?: () => void;
  onSnapshot?: (message: SnapshotMessage) => void;
  onChange?: (message: ChangeMessage) => void;
  onPulse?: (message: PulseMessage) => void;
  /** The gateway refused the handshake, hung up, or the connection broke; not after `close()`. */
  onLost?: (why: string) => void;
}

export interface LiveSocket {
  subscribe(request: SubscribeRequest, onAnswer?: (reply: SubscribeReply) => void): void;
  close(): void;
}

/** One customer's live socket, as socket.io-client would open it. Without a cookie the visitor's. */
export const openLiveSocket = (handlers: LiveHandlers, cookie?: string): LiveSocket => {
  const url = `${settings.baseUrl.replace(/^http/, 'ws')}/live/?EIO=4&transport=websocket`;
  const headers: Record<string, string> = { Origin: settings.baseUrl };
  if (cookie !== undefined) headers['Cookie'] = cookie;
  const socket = new WebSocket(url, null, { headers });
  const waiting = new Map<number, (reply: SubscribeReply) => void>();
  let nextAnswerId = 0;
  let isOver = false;

  const lose = (why: string): void => {
    if (isOver) return;
    isOver = true;
    socket.close();
    handlers.onLost?.(why);
  };

  const takeEvent = (name: string, message: unknown): void => {
    if (name === 'change') handlers.onChange?.(message as ChangeMessage);
    else if (name === 'snapshot') handlers.onSnapshot?.(message as SnapshotMessage);
    else if (name === 'pulse') handlers.onPulse?.(message as PulseMessage);
  };

  const takePayload = (payload: string): void => {
    const packet = parseSocketPacket(payload);
    switch (packet.type) {
      case 'connected':
        return handlers.onConnected?.();
      case 'event':
        return takeEvent(packet.name, packet.args[0]);
      case 'answer':
        waiting.get(packet.id)?.(packet.args[0] as SubscribeReply);
        waiting.delete(packet.id);
        return;
      case 'refused':
        return lose(`refused: ${packet.message}`);
      case 'disconnected':
        return lose('disconnected');
      case 'unknown':
        return lose(`unknown packet ${packet.text.slice(0, 40)}`);
    }
  };

  // Not after the gateway's open packet: k6 drops what arrives before it has noted the connection as open, about one
  // open packet of ten thousand. Over a WebSocket alone the gateway is ready with the upgrade.
  socket.addEventListener('open', () =>
    socket.send(encodeMessage(encodeConnect({ wireVersion: settings.wireVersion }))),
  );
  socket.addEventListener('message', (event) => {
    const text = (event as { data: unknown }).data;
    if (isOver || typeof text !== 'string') return;
    const packet = parseEnginePacket(text);
    if (packet.type === 'ping') socket.send(PONG);
    else if (packet.type === 'message') takePayload(packet.payload);
    else if (packet.type !== 'open') lose(packet.type);
  });
  socket.addEventListener('error', (event) => lose((event as { error: string }).error));
  socket.addEventListener('close', () => lose('closed'));

  return {
    subscribe: (request, onAnswer) => {
      const answerId = nextAnswerId++;
      if (onAnswer !== undefined) waiting.set(answerId, onAnswer);
      socket.send(encodeMessage(encodeEvent('subscribe', [request], answerId)));
    },
    close: () => {
      isOver = true;
      socket.close();
    },
  };
};
