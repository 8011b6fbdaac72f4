/** Engine.IO v4 over a WebSocket: one digit, then the payload. https://socket.io/docs/v4/engine-io-protocol */
export type EnginePacket =
  | { type: 'open'; sid: string; pingIntervalMs: number; pingTimeoutMs: number }
  | { type: 'ping' }
  | { type: 'message'; payload: string }
  | { type: 'close' }
  /** Anything that a server of this version doesn't send over a WebSocket. */
  | { type: 'unknown'; text: string };

export const PONG = '3';

export const encodeMessage = (payload: string): string => `4${payload}`;

export const parseEnginePacket = (text: string): EnginePacket => {
  switch (text[0]) {
    case '0': {
      const { sid, pingInterval, pingTimeout } = JSON.parse(text.slice(1)) as {
        sid: string;
        pingInterval: number;
        pingTimeout: number;
      };
      return { type: 'open', sid, pingIntervalMs: pingInterval, pingTimeoutMs: pingTimeout };
    }
    case '1':
      return { type: 'close' };
    case '2':
      return { type: 'ping' };
    case '4':
      return { type: 'message', payload: text.slice(1) };
    default:
      return { type: 'unknown', text };
  }
};
