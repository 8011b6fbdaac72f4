import type { FastifyInstance } from 'fastify';
import type { LiveServer } from '../page/live/live-server.ts';
import type { Leadership } from '../lines/log/hold-leadership.ts';

/** Sockets are told to come back elsewhere one by one, so that the others aren't stormed. */
const DRAIN_SOCKETS_MS = 1_000;

/** Calls under way when a gateway stops are answered within this time: more than any of them takes. */
const ANSWER_CALLS_MS = 5_000;

/**
 * Closed first, and in an order that customers don't notice where there is another gateway: the feeds go over to it,
 * then the sockets, and calls are answered until then.
 */
export const closeGateway = async (
  app: FastifyInstance,
  live: LiveServer,
  leadership: Pick<Leadership, 'stop'>,
): Promise<void> => {
  await leadership.stop();
  // From here on a balancer finds the port closed; calls on open connections are answered.
  const closed = app.close();
  await live.close(DRAIN_SOCKETS_MS);
  // A connection that a browser opened ahead and never used would be waited for until it times out.
  const patience = setTimeout(() => app.server.closeAllConnections(), ANSWER_CALLS_MS);
  await closed;
  clearTimeout(patience);
};
