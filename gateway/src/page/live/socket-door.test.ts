import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { expect, it, vi } from 'vitest';
import { type DoorParts, SocketDoor } from './socket-door.ts';

class FakeConnection extends EventEmitter {
  destroyed = false;
  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

const create = () => {
  const asked: Array<{ isGone: () => boolean; decide: (comeInMs: number | null) => void }> = [];
  const door = new SocketDoor({
    checkOrigin: () => 'own',
    clientAddress: () => '10.0.0.1',
    admission: { ask: (one: (typeof asked)[number]) => void asked.push(one) },
    limits: { socketsPerAddress: 1, socketsPerCustomer: 1, socketsInAll: 9 },
    watchOf: () => ({ refused: () => undefined }),
  } as unknown as DoorParts);
  const come = () => {
    const socket = new FakeConnection();
    const decide = vi.fn<(refusal: string | null) => void>();
    door.receive({ socket, url: '/', headers: {} } as unknown as IncomingMessage, decide);
    return { socket, decide };
  };
  return { come, asked };
};

it('a connection that breaks while it waits is gone, makes room, and ends nothing else', () => {
  const { come, asked } = create();
  const { socket, decide } = come();
  socket.emit('error', new Error('reset'));
  expect([socket.destroyed, asked[0]?.isGone()]).toEqual([true, true]);
  expect(decide).not.toHaveBeenCalled();
  come();
  expect(asked).toHaveLength(2);
});

it('whoever was let in hears of errors alone', () => {
  const { come, asked } = create();
  const { socket, decide } = come();
  asked[0]?.decide(null);
  expect(decide.mock.calls).toEqual([[null]]);
  expect(socket.listenerCount('error')).toBe(0);
});
