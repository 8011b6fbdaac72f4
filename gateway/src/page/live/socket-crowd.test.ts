import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveSocket } from './live-socket.ts';
import { SocketCrowd } from './socket-crowd.ts';
import type { SocketTopics } from './socket-topics.ts';

const SWEEP_MS = 100;
const MOST_BYTES = 1_000;

describe('the crowd of sockets', () => {
  let crowd: SocketCrowd;
  beforeEach(() => {
    vi.useFakeTimers();
    crowd = new SocketCrowd({ sweepMs: SWEEP_MS, mostBacklogBytes: MOST_BYTES }, Date.now);
    return async () => {
      const closed = crowd.close(0);
      vi.advanceTimersByTime(SWEEP_MS);
      await closed;
      vi.useRealTimers();
    };
  });
  const enter = () => {
    const network = { bufferedAmount: 0 };
    const socket = {
      conn: { transport: { socket: network }, close: () => undefined },
    } as unknown as LiveSocket;
    const topics = {
      isSettled: true,
      sweep: vi.fn<SocketTopics['sweep']>(),
      giveUp: vi.fn<() => void>(),
      close: vi.fn<() => void>(),
    };
    crowd.add(socket, topics as unknown as SocketTopics);
    const sweeps = (): number => {
      topics.sweep.mockClear();
      vi.advanceTimersByTime(3 * SWEEP_MS);
      return topics.sweep.mock.calls.length;
    };
    return { network, socket, topics, sweeps };
  };

  it('leaves alone who has everything, until something may wait for it', () => {
    const { socket, sweeps } = enter();
    expect(sweeps()).toBe(1);
    expect(sweeps()).toBe(0);
    crowd.unsettle(socket);
    expect(sweeps()).toBe(1);
    expect(sweeps()).toBe(0);
  });

  it('looks on while its network has not taken all, or a topic is not there', () => {
    const { network, topics, sweeps } = enter();
    network.bufferedAmount = 1;
    expect(sweeps()).toBe(3);
    network.bufferedAmount = 0;
    topics.isSettled = false;
    expect(sweeps()).toBe(3);
    topics.isSettled = true;
    expect(sweeps()).toBe(1);
    expect(sweeps()).toBe(0);
  });

  it('cuts the largest of those that wait', () => {
    const [small, large] = [enter(), enter()];
    small.network.bufferedAmount = 10;
    large.network.bufferedAmount = MOST_BYTES;
    vi.advanceTimersByTime(SWEEP_MS);
    expect([small.topics.giveUp.mock.calls.length, large.topics.giveUp.mock.calls.length]).toEqual([0, 1]);
  });

  it('forgets who has left, whatever is written to it still', () => {
    const { socket, topics, sweeps } = enter();
    crowd.remove(socket);
    crowd.unsettle(socket);
    expect(sweeps()).toBe(0);
    expect(topics.close).toHaveBeenCalledTimes(1);
  });
});
