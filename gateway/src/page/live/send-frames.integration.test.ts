import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { io as connectTo, type Socket as ClientSocket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Duplex } from 'node:stream';
import { type FrameSender, sendFrames } from './send-frames.ts';

interface Engine {
  writeBuffer: unknown[];
  transport: {
    writable: boolean;
    socket: { _sender: { sendFrame(frame: Buffer[]): void }; _socket: Duplex };
  };
}
const engineOf = (socket: Socket): Engine => socket.conn as unknown as Engine;

describe('a broadcast', () => {
  let http: HttpServer;
  let frames: FrameSender;
  /** Sockets that didn't take at once what was sent. */
  let waiting: Set<object>;
  let io: Server;
  let clients: ClientSocket[];
  let sockets: Socket[];
  /** What each client got, in its order. */
  let heard: string[][];

  beforeEach(async () => {
    http = createServer();
    io = new Server(http, { transports: ['websocket'], perMessageDeflate: false, serveClient: false });
    waiting = new Set();
    frames = sendFrames(io.sockets.adapter, (socket) => waiting.add(socket), { perTurn: 250 });
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    const { port } = http.address() as AddressInfo;
    clients = [];
    sockets = [];
    heard = [];
    for (let at = 0; at < 3; at += 1) {
      const connected = new Promise<Socket>((resolve) => io.once('connection', resolve));
      const client = connectTo(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true });
      const texts: string[] = [];
      client.on('say', (text: string) => texts.push(text));
      clients.push(client);
      heard.push(texts);
      sockets.push(await connected);
    }
  });
  afterEach(async () => {
    for (const client of clients) client.disconnect();
    await io.close();
  });

  it.each([10, 200, 70_000])('reaches everybody whole, %i characters long', async (length) => {
    const text = 'ü'.repeat(length);
    io.emit('say', text);
    await vi.waitFor(() => expect(heard).toEqual([[text], [text], [text]]));
  });

  it('reaches who is in the room, and nobody else', async () => {
    await sockets[1]!.join('room');
    io.to('room').emit('say', 'room');
    io.to('room').except('room').emit('say', 'nobody');
    io.emit('say', 'all');
    await vi.waitFor(() => expect(heard).toEqual([['all'], ['room', 'all'], ['all']]));
  });

  it('leaves as one buffer, past the engine', () => {
    const { _sender } = engineOf(sockets[0]!).transport.socket;
    const send = vi.spyOn(_sender, 'sendFrame');
    const flushed = vi.fn<() => void>();
    sockets[0]!.conn.on('flush', flushed);
    io.emit('say', 'one');
    expect(send.mock.calls.map(([frame]) => frame.length)).toEqual([1]);
    expect(flushed).not.toHaveBeenCalled();
  });

  it('leaves with the others of its window in one write', async () => {
    const { _socket } = engineOf(sockets[0]!).transport.socket;
    const [one, many] = [vi.spyOn(_socket, '_write'), vi.spyOn(_socket, '_writev')];
    frames.together(() => {
      for (const text of ['one', 'two', 'three']) io.emit('say', text);
    });
    expect(one).not.toHaveBeenCalled();
    expect(many.mock.calls.map(([chunks]) => chunks.length)).toEqual([3]);
    io.emit('say', 'four');
    expect(one).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(heard[0]).toEqual(['one', 'two', 'three', 'four']));
  });

  it('names the sockets whose network did not take all of it at once, and no other', async () => {
    io.emit('say', 'small');
    frames.together(() => io.emit('say', 'together'));
    expect(waiting.size).toBe(0);
    const large = 'x'.repeat(20_000_000);
    io.emit('say', large);
    expect([...waiting]).toEqual(sockets);
    await vi.waitFor(() => expect(heard.map((texts) => texts.length)).toEqual([3, 3, 3]));
    waiting.clear();
    frames.together(() => io.emit('say', large));
    expect([...waiting]).toEqual(sockets);
    waiting.clear();
    io.emit('say', 'behind it');
    expect([...waiting]).toEqual(sockets);
  });

  describe('in turns', () => {
    const inTurns = (turns: { perTurn: number; spreadOverMs?: number }): FrameSender =>
      sendFrames(io.sockets.adapter, (socket) => waiting.add(socket), turns);

    it('leaves each connection in one write, and lets what is urgent go in between', async () => {
      frames = inTurns({ perTurn: 1 });
      const { _socket } = engineOf(sockets[0]!).transport.socket;
      const many = vi.spyOn(_socket, '_writev');
      frames.inTurns(() => {
        io.emit('say', 'one');
        io.emit('say', 'two');
      });
      io.emit('say', 'urgent');
      await vi.waitFor(() =>
        expect(heard).toEqual([
          ['one', 'two', 'urgent'],
          ['urgent', 'one', 'two'],
          ['urgent', 'one', 'two'],
        ]),
      );
      expect(many.mock.calls.map(([chunks]) => chunks.length)).toEqual([2]);
    });

    it('is overtaken by the next that goes so', async () => {
      frames = inTurns({ perTurn: 1 });
      frames.inTurns(() => io.emit('say', 'old'));
      frames.inTurns(() => io.emit('say', 'new'));
      await vi.waitFor(() => expect(heard).toEqual([['old', 'new'], ['new'], ['new']]));
    });

    it('isn’t kept for later turns where these take long', async () => {
      frames = inTurns({ perTurn: 1, spreadOverMs: 0 });
      const sent = sockets.map((socket) => vi.spyOn(engineOf(socket).transport.socket._sender, 'sendFrame'));
      frames.inTurns(() => io.emit('say', 'now'));
      expect(sent.map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
    });

    it('goes to those who are there, of which one has left meanwhile', async () => {
      frames = inTurns({ perTurn: 1 });
      frames.inTurns(() => io.emit('say', 'pulse'));
      sockets[1]!.conn.close();
      await vi.waitFor(() => expect([heard[0], heard[2]]).toEqual([['pulse'], ['pulse']]));
      expect(heard[1]).toEqual([]);
    });
  });

  it('is let go when one of its window fails', async () => {
    const fail = (): never => {
      throw new Error('not encoded');
    };
    expect(() =>
      frames.together(() => {
        io.emit('say', 'one');
        fail();
      }),
    ).toThrow('not encoded');
    await vi.waitFor(() => expect(heard).toEqual([['one'], ['one'], ['one']]));
  });

  it('stays behind what was sent to its socket alone, and before what follows', async () => {
    const expected: string[] = [];
    for (let at = 0; at < 50; at += 1) {
      // The first leaves the engine busy, so that the broadcast has to queue; from a quiet engine it leaves at once.
      if (at % 3 !== 2) {
        sockets[0]!.emit('say', `own ${at}`);
        expected.push(`own ${at}`);
        expect(engineOf(sockets[0]!).transport.writable).toBe(false);
      }
      io.emit('say', `all ${at}`);
      expected.push(`all ${at}`);
      if (at % 2 === 0) await new Promise(setImmediate);
    }
    await vi.waitFor(() => expect(heard[0]).toHaveLength(expected.length));
    expect(heard[0]).toEqual(expected);
    expect(heard[1]).toEqual(expected.filter((text) => text.startsWith('all')));
  });

  it('sends nothing to a connection that is closing', async () => {
    const { _sender } = engineOf(sockets[0]!).transport.socket;
    const sent = vi.spyOn(_sender, 'sendFrame');
    // As while it waits for the last of its packets to leave.
    sockets[0]!.conn.readyState = 'closing';
    io.emit('say', 'late');
    await vi.waitFor(() => expect(heard.slice(1)).toEqual([['late'], ['late']]));
    expect(sent).not.toHaveBeenCalled();
  });

  it('that may be left out for a slow socket is', async () => {
    engineOf(sockets[0]!).transport.writable = false;
    io.volatile.emit('say', 'now or never');
    await vi.waitFor(() => expect(heard.slice(1)).toEqual([['now or never'], ['now or never']]));
    expect(engineOf(sockets[0]!).writeBuffer).toEqual([]);
  });
});
