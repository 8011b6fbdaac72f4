/**
 * Socket.IO v5 packets of the main namespace, text only: the live socket sends no attachments.
 * https://socket.io/docs/v4/socket-io-protocol
 */
export type SocketPacket =
  | { type: 'connected'; sid: string }
  | { type: 'refused'; message: string; data: unknown }
  | { type: 'disconnected' }
  | { type: 'event'; name: string; args: unknown[] }
  | { type: 'answer'; id: number; args: unknown[] }
  | { type: 'unknown'; text: string };

export const encodeConnect = (auth: object): string => `0${JSON.stringify(auth)}`;

/** @param answerId given when the event expects an answer; the answer carries the same number */
export const encodeEvent = (name: string, args: readonly unknown[], answerId?: number): string =>
  `2${answerId ?? ''}${JSON.stringify([name, ...args])}`;

export const parseSocketPacket = (payload: string): SocketPacket => {
  const [, type = '', id = '', body = ''] = /^(\d)(\d*)([\s\S]*)$/.exec(payload) ?? [];
  switch (type) {
    case '0':
      return { type: 'connected', sid: (JSON.parse(body) as { sid: string }).sid };
    case '1':
      return { type: 'disconnected' };
    case '2': {
      const [name, ...args] = JSON.parse(body) as [string, ...unknown[]];
      return { type: 'event', name, args };
    }
    case '3':
      return { type: 'answer', id: Number(id), args: JSON.parse(body) as unknown[] };
    case '4': {
      const { message, data } = JSON.parse(body) as { message: string; data?: unknown };
      return { type: 'refused', message, data };
    }
    default:
      return { type: 'unknown', text: payload };
  }
};
