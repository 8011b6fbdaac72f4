import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { createFrameReader, encodeFrame, OPCODE } from './websocket-frames.ts';

/** What Engine.IO says first. */
export interface EngineHandshake {
  sid: string;
  pingInterval: number;
  pingTimeout: number;
}

export interface LiveSocketOptions {
  port: number;
  /** The site's own origin; a browser would send it. */
  origin: string;
  auth: Record<string, unknown>;
  /** A Socket.IO event packet, `42["name",…]`; the bytes are only valid during the call. */
  onEvent: (packet: Buffer) => void;
  onClose?: () => void;
  /** It was told to come again. */
  isBack?: boolean;
}

export interface LiveSocket {
  handshake: EngineHandshake;
  /** Sends an event and waits for its acknowledgement. */
  ask(name: string, argument: unknown): Promise<unknown>;
  /** Reads nothing more, without hanging up. */
  deafen(): void;
  close(): void;
}

const ENGINE = { open: 0x30, ping: 0x32, message: 0x34 } as const;
const SOCKET = { connect: 0x30, event: 0x32, ack: 0x33, connectError: 0x34 } as const;
const CONNECT_LIMIT_MS = 60_000;

/** Connects to a Socket.IO server over a bare TCP socket: WebSocket only, no compression offered. */
export const connectLiveSocket = (options: LiveSocketOptions): Promise<LiveSocket> =>
  new Promise((resolve, reject) => {
    const tcp = connect({ port: options.port, host: '127.0.0.1', noDelay: true });
    const answers = new Map<number, (answer: unknown) => void>();
    let nextAck = 0;
    let handshake: EngineHandshake | null = null;
    const fail = (reason: string): void => {
      tcp.destroy();
      reject(new Error(`live socket: ${reason}`));
    };
    const timer = setTimeout(() => fail('not connected in time'), CONNECT_LIMIT_MS);
    const send = (text: string): void => {
      tcp.write(encodeFrame(OPCODE.text, Buffer.from(text)));
    };

    const onText = (payload: Buffer): void => {
      if (payload[0] === ENGINE.ping) return send('3');
      if (payload[0] === ENGINE.open) {
        handshake = JSON.parse(payload.toString('utf8', 1)) as EngineHandshake;
        return send(`40${JSON.stringify(options.auth)}`);
      }
      if (payload[0] !== ENGINE.message) return;
      switch (payload[1]) {
        case SOCKET.event:
          return options.onEvent(payload);
        case SOCKET.ack: {
          const text = payload.toString('utf8', 2);
          const start = text.indexOf('[');
          const id = Number(text.slice(0, start));
          answers.get(id)?.((JSON.parse(text.slice(start)) as unknown[])[0]);
          answers.delete(id);
          return;
        }
        case SOCKET.connect:
          clearTimeout(timer);
          return resolve({
            handshake: handshake!,
            ask: (name, argument) =>
              new Promise((answer) => {
                const id = nextAck++;
                answers.set(id, answer);
                send(`42${id}${JSON.stringify([name, argument])}`);
              }),
            deafen: () => void tcp.pause(),
            close: () => tcp.destroy(),
          });
        case SOCKET.connectError: {
          const { data } = JSON.parse(payload.toString('utf8', 2)) as { data?: { retryInMs?: number } };
          if (data?.retryInMs === undefined) return fail(payload.toString('utf8', 2));
          // Told to come again, as a page is.
          clearTimeout(timer);
          tcp.removeAllListeners();
          tcp.on('error', () => undefined);
          tcp.destroy();
          setTimeout(() => resolve(connectLiveSocket({ ...options, isBack: true })), data.retryInMs);
          return;
        }
        default:
      }
    };

    const readFrame = createFrameReader((opcode, payload) => {
      if (opcode === OPCODE.text) onText(payload);
      else if (opcode === OPCODE.ping) tcp.write(encodeFrame(OPCODE.pong, payload));
      else if (opcode === OPCODE.close) tcp.destroy();
    });

    let head = Buffer.alloc(0);
    const readHead = (chunk: Buffer): void => {
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      if (!head.toString('latin1', 0, 12).endsWith('101')) return fail(head.toString('latin1', 0, 200));
      tcp.off('data', readHead);
      tcp.on('data', readFrame);
      if (head.length > end + 4) readFrame(head.subarray(end + 4));
    };
    tcp.on('data', readHead);
    tcp.on('error', (error) => fail(error.message));
    tcp.on('close', () => {
      clearTimeout(timer);
      reject(new Error('live socket: closed'));
      options.onClose?.();
    });
    tcp.write(
      `GET /live/?EIO=4&transport=websocket${options.isBack === true ? '&back=1' : ''} HTTP/1.1\r\nHost: 127.0.0.1:${options.port}\r\nOrigin: ${options.origin}\r\n` +
        'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    );
  });
