import type { LiveSocket } from '../live/live-socket.ts';
import { connectLiveSocket } from '../live/live-socket.ts';
import type { SwarmReport, SwarmRequest } from './swarm-messages.ts';

/**
 * A process of many clients that count what they are sent. It reads no payload: what it costs is taken from the
 * same two cores that the measured server runs on.
 */
const CONNECTING_AT_ONCE = 50;

let sockets: LiveSocket[] = [];
let delivered = new Map<string, number>();
let bytes = 0;
let changesCameMs: number[] = [];
let isTimed = false;
let lost = 0;
let wholes = 0;
let wholeAfterMs: number | null = null;
let leaving = false;

/** @returns the event's name */
const count = (packet: Buffer): string => {
  // 42["name",…
  const name = packet.toString('latin1', 4, packet.indexOf(0x22, 4));
  delivered.set(name, (delivered.get(name) ?? 0) + 1);
  bytes += packet.length;
  if (isTimed && name === 'change') changesCameMs.push(Date.now());
  return name;
};

const connectAll = async (request: SwarmRequest & { ask: 'connect' }): Promise<void> => {
  leaving = false;
  lost = 0;
  wholes = 0;
  wholeAfterMs = null;
  const startMs = performance.now();
  let left = request.clients;
  const connectSome = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      let isWhole = false;
      const socket = await connectLiveSocket({
        port: request.port,
        origin: request.origin,
        auth: { wireVersion: request.wireVersion },
        onEvent: (packet) => {
          if (count(packet) !== 'snapshot' || isWhole) return;
          isWhole = true;
          wholes += 1;
          if (wholes === request.clients) wholeAfterMs = performance.now() - startMs;
        },
        onClose: () => {
          if (!leaving) lost += 1;
        },
      });
      sockets.push(socket);
      const answer = (await socket.ask('subscribe', {
        topics: request.topics.map((topic) => ({ topic })),
      })) as {
        ok?: boolean;
      };
      if (answer.ok !== true) throw new Error(`subscription refused: ${JSON.stringify(answer)}`);
    }
  };
  await Promise.all(Array.from({ length: request.atOnce ?? CONNECTING_AT_ONCE }, connectSome));
};

const report = (): SwarmReport => ({
  connected: sockets.length,
  delivered: Object.fromEntries(delivered),
  bytes,
  changesCameMs,
  wholeAfterMs,
  lost,
});

const handle = async (request: SwarmRequest): Promise<SwarmReport> => {
  switch (request.ask) {
    case 'connect':
      await connectAll(request);
      break;
    case 'reset':
      delivered = new Map();
      bytes = 0;
      changesCameMs = [];
      isTimed = request.timed === true;
      break;
    case 'deafen':
      for (const socket of sockets.slice(0, Math.round(sockets.length * request.share))) socket.deafen();
      break;
    case 'disconnect':
      leaving = true;
      for (const socket of sockets) socket.close();
      sockets = [];
      break;
    case 'report':
  }
  return report();
};

process.on('message', (request: SwarmRequest) => {
  void handle(request).then(
    (answer) => process.send!(answer),
    (error: Error) => process.send!({ failed: error.message }),
  );
});
