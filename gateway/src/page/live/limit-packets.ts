import type { Socket } from 'socket.io';
import type { CallBudget } from './call-budget.ts';

/** Inside socket.io (ADR 0015): the WebSocket below its engine. */
interface Engine {
  readyState: string;
  transport?: {
    socket?: { on?(event: 'message' | 'ping', listener: () => void): void; terminate?(): void };
  };
}

/**
 * Whatever a client sends costs budget before it is looked at: calls, events that nobody knows, namespaces that don't
 * exist, heartbeats out of turn, pings of the WebSocket. Who spends all of it is cut off, and so is who goes on sending
 * when the engine has begun to close: a WebSocket gives its peer half a minute to agree.
 */
export const limitPackets = (
  connection: Socket['conn'],
  budget: CallBudget,
  { nowMs, onExceeded }: { nowMs: () => number; onExceeded: () => void },
): void => {
  const engine = connection as unknown as Engine;
  const webSocket = engine.transport?.socket;
  let isCut = false;
  const spend = (): void => {
    if (isCut || (engine.readyState === 'open' && budget.take(nowMs(), 1))) return;
    isCut = true;
    onExceeded();
    webSocket?.terminate?.();
  };
  webSocket?.on?.('message', spend);
  webSocket?.on?.('ping', spend);
};
