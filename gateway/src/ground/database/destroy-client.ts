import type { Socket } from 'node:net';
import type pg from 'pg';

/**
 * Ends a connection whose other end is silent. pg has no way for that: its `end` says farewell and waits.
 * @param error what the one who waits for it is told, in place of pg's own words
 */
export const destroyClient = (client: pg.ClientBase, error?: Error): void => {
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy(error);
};
