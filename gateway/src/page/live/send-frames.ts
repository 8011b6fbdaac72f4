import { readText, type TextFrame } from './text-frame.ts';

/** Inside socket.io (ADR 0015): one packet to many sockets, encoded once. */
interface Adapter {
  nsp: { name: string };
  broadcast(packet: Packet, options: BroadcastOptions): void;
  apply(options: BroadcastOptions, act: (socket: AdapterSocket) => void): void;
  _encode(packet: Packet, options: PacketOptions): unknown;
}

interface Packet {
  nsp?: string;
}

interface BroadcastOptions {
  flags?: { volatile?: boolean };
}

interface PacketOptions {
  preEncoded: true;
  /** A WebSocket frame in pieces. */
  wsPreEncodedFrame?: Buffer[];
}

interface AdapterSocket {
  conn: object;
  client: { writeToEngine(encoded: unknown, options: PacketOptions): void };
}

interface Engine {
  readyState: string;
  writeBuffer?: readonly unknown[];
  write(text: string, options: { compress: boolean }): void;
  transport?: { socket?: { _sender?: { sendFrame?(frame: Buffer[]): void }; _socket?: Connection } };
}

/** The connection itself, as Node has it. */
interface Connection {
  cork(): void;
  uncork(): void;
  /** Bytes that the network hasn't taken yet. */
  writableLength: number;
}

export interface FrameSender {
  /** What is sent meanwhile leaves each connection in one write. */
  together(send: () => void): void;
  /**
   * The same, for some connections in each turn of the event loop: a price that moves meanwhile doesn't wait for ten
   * thousand. What one call has left is overtaken by the next one, which therefore says at least as much.
   */
  inTurns(send: () => void): void;
}

/** After so long the next turn writes all that is left: a busy loop must not keep a pulse from anybody. */
const SPREAD_OVER_MS = 250;

interface Turns {
  /** How many connections are written to in each. */
  perTurn: number;
  spreadOverMs?: number;
}

/** What goes to a socket: as a frame, and as the engine would have it. */
interface Sending {
  frame: Buffer[] | undefined;
  encoded: unknown;
  options: PacketOptions;
}

/** All that goes to one socket. */
type Parcel = readonly [AdapterSocket, readonly Sending[]];

function* bySocket(all: ReadonlyArray<readonly [Sending, readonly AdapterSocket[]]>): Generator<Parcel> {
  const [first] = all;
  // The usual pulse goes alone.
  if (all.length === 1 && first !== undefined) {
    const sendings = [first[0]];
    for (const socket of first[1]) yield [socket, sendings];
    return;
  }
  const parcels = new Map<AdapterSocket, Sending[]>();
  for (const [sending, sockets] of all)
    for (const socket of sockets) {
      const before = parcels.get(socket);
      if (before === undefined) parcels.set(socket, [sending]);
      else before.push(sending);
    }
  yield* parcels;
}

/**
 * Hands the frame to the WebSocket, past the engine's queue, its events and its callback for each packet.
 *
 * @returns false when the engine is closing, or has queued packets that have to go first
 */
const sendNow = ({ readyState, writeBuffer, transport }: Engine, frame: Buffer[]): boolean => {
  if (readyState !== 'open' || writeBuffer?.length !== 0) return false;
  const sender = transport?.socket?._sender;
  if (typeof sender?.sendFrame !== 'function') return false;
  sender.sendFrame(frame);
  return true;
};

/** Sends one message to one socket as it was made, an engine.io packet of type `4`. @param connection the engine's */
export const sendFrame = (connection: object, frame: TextFrame): void => {
  const engine = connection as Engine;
  // The engine puts the packet's type before it itself.
  if (!sendNow(engine, [frame.bytes])) engine.write(readText(frame).slice(1), { compress: false });
};

/**
 * Sends a broadcast as one buffer and by the shortest path. The adapter makes its WebSocket frame once, as a head and a
 * body; otherwise each socket would join the two again and pass both through the engine, which is a large part of a
 * message's cost.
 *
 * @param onWaits called with each socket whose network didn't take all of it at once
 */
export const sendFrames = (
  ofNamespace: object,
  onWaits: (socket: object) => void,
  { perTurn, spreadOverMs = SPREAD_OVER_MS }: Turns,
): FrameSender => {
  const adapter = ofNamespace as Adapter;
  let corked: Map<Connection, AdapterSocket> | null = null;
  const hold = (socket: AdapterSocket, connection: Connection): void => {
    if (corked === null || corked.has(connection)) return;
    connection.cork();
    corked.set(connection, socket);
  };
  const give = (socket: AdapterSocket, { frame, encoded, options }: Sending): void => {
    const engine = socket.conn as Engine;
    const connection = engine.transport?.socket?._socket;
    if (connection !== undefined) hold(socket, connection);
    if (frame !== undefined && sendNow(engine, frame)) {
      if (corked === null && connection?.writableLength !== 0) onWaits(socket);
      return;
    }
    socket.client.writeToEngine(encoded, options);
    onWaits(socket);
  };
  let gathered: Array<[Sending, AdapterSocket[]]> | null = null;
  const broadcast = adapter.broadcast.bind(adapter);
  adapter.broadcast = (packet, options) => {
    if (options.flags?.volatile === true) return broadcast(packet, options);
    const packetOptions: PacketOptions = { preEncoded: true };
    packet.nsp = adapter.nsp.name;
    const encoded = adapter._encode(packet, packetOptions);
    const { wsPreEncodedFrame } = packetOptions;
    const frame = wsPreEncodedFrame && [Buffer.concat(wsPreEncodedFrame)];
    if (frame !== undefined) packetOptions.wsPreEncodedFrame = frame;
    const sending = { frame, encoded, options: packetOptions };
    if (gathered === null) return adapter.apply(options, (socket) => give(socket, sending));
    const sockets: AdapterSocket[] = [];
    adapter.apply(options, (socket) => void sockets.push(socket));
    gathered.push([sending, sockets]);
  };

  const together = (send: () => void): void => {
    corked = new Map();
    try {
      send();
    } finally {
      for (const [connection, socket] of corked) {
        connection.uncork();
        if (connection.writableLength !== 0) onWaits(socket);
      }
      corked = null;
    }
  };
  let nextTurn: NodeJS.Immediate | undefined;
  const takeTurns = (left: Iterator<Parcel>, untilMs: number): void => {
    const isLast = performance.now() >= untilMs;
    for (let count = 0; isLast || count < perTurn; count += 1) {
      const next = left.next();
      if (next.done === true) return;
      const [socket, sendings] = next.value;
      const giveAll = (): void => sendings.forEach((sending) => give(socket, sending));
      if (sendings.length === 1) giveAll();
      else together(giveAll);
    }
    nextTurn = setImmediate(() => takeTurns(left, untilMs));
  };
  return {
    together,
    inTurns: (send) => {
      clearImmediate(nextTurn);
      const all: NonNullable<typeof gathered> = [];
      gathered = all;
      try {
        send();
      } finally {
        gathered = null;
        takeTurns(bySocket(all), performance.now() + spreadOverMs);
      }
    },
  };
};
