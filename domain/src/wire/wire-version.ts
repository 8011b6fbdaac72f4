/** Raised whenever the shape of a live message changes; the handshake refuses a client of another version. */
export const WIRE_VERSION = 4;

/** Every message of the live socket by its fields, in words that a change of shape changes. */
export const MESSAGE_SHAPES = {
  subscribe: ['topics[topic,epoch?,clk?]'],
  unsubscribe: ['topics'],
  snapshot: ['topic', 'epoch', 'clk', 'part', 'parts', 'ops'],
  change: ['topic', 'epoch', 'from', 'clk', 'ops'],
  pulse: ['serverMs', 'bookMs', 'bookSpeed', 'epoch', 'clk', 'feeds[feedId,state,sinceMs]', 'accepting'],
  slow: ['slow', 'sinceMs'],
  customer: ['balance', 'ticket', 'wagers', 'sessionEnded'],
} as const;
