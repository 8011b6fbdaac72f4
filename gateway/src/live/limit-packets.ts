import type { Socket } from 'socket.io';
import type { CallBudget } from './call-budget.ts';

/** What socket.io's engine keeps for itself but lets be seen: each packet that comes in, and the WebSocket below. */
interface Engine {
  on(event: 'packet', listener: () => void): void;
  transport?: { socket?: { on?(event: 'ping', listener: () => void): void; terminate?(): void } };
}

/**
 * Whatever a client sends costs budget before it is looked at: calls, events that nobody knows, namespaces that don't
 * exist, heartbeats out of turn, pings of the WebSocket. Who spends all of it is cut off.
 */
export const limitPackets = (
  connection: Socket['conn'],
  budget: CallBudget,
  { nowMs, onExceeded }: { nowMs: () => number; onExceeded: () => void },
): void => {
  const engine = connection as unknown as Engine;
  let isCut = false;
  const spend = (): void => {
    if (isCut || budget.take(nowMs(), 1)) return;
    isCut = true;
    onExceeded();
    engine.transport?.socket?.terminate?.();
  };
  engine.on('packet', spend);
  engine.transport?.socket?.on?.('ping', spend);
};
