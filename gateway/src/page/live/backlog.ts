import type { Socket } from 'socket.io';

/** Inside socket.io (ADR 0015): packets not yet handed to the WebSocket, and its own buffer. */
interface Engine {
  writeBuffer?: ReadonlyArray<{ data?: unknown }>;
  transport?: { socket?: { bufferedAmount?: number; terminate?: () => void } };
}

const engineOf = (socket: Pick<Socket, 'conn'>): Engine => socket.conn as unknown as Engine;

/** Bytes on their way to this socket that its network has not taken yet. */
export const backlogBytes = (socket: Pick<Socket, 'conn'>): number => {
  const engine = engineOf(socket);
  let bytes = engine.transport?.socket?.bufferedAmount ?? 0;
  for (const { data } of engine.writeBuffer ?? []) if (typeof data === 'string') bytes += data.length;
  return bytes;
};

/** Ends a connection whose network takes nothing: a farewell would only queue behind the backlog. */
export const cutOff = (socket: Pick<Socket, 'conn'>): void => {
  engineOf(socket).transport?.socket?.terminate?.();
};
