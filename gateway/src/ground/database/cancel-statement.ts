import { connect } from 'node:net';
import type pg from 'pg';

const CANCEL_REQUEST = 80_877_102;
const WITHIN_MS = 3_000;

interface Keyed {
  processID: number | null;
  secretKey: number | null;
}

/**
 * Asks the server to give up what nobody waits for any more, on a connection of its own as the protocol has it. A
 * commit that waits for a stand-by doesn't notice that its connection is closed, and no time-out ends it: each one that
 * was left would keep a process of the server until it has no more.
 */
export const cancelStatement = (client: pg.Client): void => {
  const { processID, secretKey } = client as unknown as Keyed;
  if (processID === null || secretKey === null) return;
  const { host, port } = client;
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  socket.on('error', () => undefined);
  socket.setTimeout(WITHIN_MS, () => socket.destroy());
  const request = Buffer.alloc(16);
  [request.length, CANCEL_REQUEST, processID, secretKey].forEach((word, at) =>
    request.writeInt32BE(word | 0, at * 4),
  );
  socket.end(request);
};
