import type { Socket } from 'node:net';
import type pg from 'pg';

/** Ends a connection whose other end is silent. pg has no way for that: its `end` says farewell and waits. */
export const destroyClient = (client: pg.ClientBase): void => {
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
};
