/**
 * Loaded into a gateway's process by a test, to be found by the loop's clock: long tickets hold the event loop.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Bodies of more bytes than this. */
const HOLDS_FROM_BYTES = 3_000;
const HELD_MS = 80;

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  if (request.url !== '/api/tickets' || Number(request.headers['content-length'] ?? 0) < HOLDS_FROM_BYTES)
    return;
  const { user } = process.threadCpuUsage();
  while (process.threadCpuUsage().user - user < HELD_MS * 1_000);
});
