import type { ChangeMessage } from '@lineboard/domain/doors/wire/live-messages.schema';

/** What the benchmark asks of the server's process, one answer to each. */
export type ServerRequest =
  | { ask: 'listen'; way: number }
  /** Sends every window to every socket, and waits until the networks have taken all of it. */
  | { ask: 'send'; windows: readonly ChangeMessage[] }
  | { ask: 'close' };

export interface ServerReport {
  port: number;
  /** Written to all sockets since the last answer, frames' heads among them. */
  bytes: number;
}

/** What it asks of the clients' process. */
export type ClientsRequest =
  | { ask: 'connect'; port: number; clients: number; deflate: boolean }
  | { ask: 'count' }
  | { ask: 'disconnect' };

export interface ClientsReport {
  /** Frames of events that all clients got since they connected. */
  frames: number;
}
