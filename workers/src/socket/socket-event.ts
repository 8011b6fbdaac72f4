import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import type {
  ChangeMessage,
  CustomerEvent,
  PulseMessage,
  SampleMessage,
  SnapshotMessage,
} from '@lineboard/domain/doors/wire/live-messages.schema';

/** A question of the gateway about the change that comes next. */
export interface SampledChange {
  message: SampleMessage;
  /** When the worker got it: epoch milliseconds by the clock that worker and page share. */
  heardMs: number;
}

/** The socket's events for the page. */
export type SocketEvent =
  | { kind: 'connected' }
  /** The socket is gone, or was never connected, without a word from the gateway. */
  | { kind: 'disconnected' }
  /** The gateway refused the handshake. @param retryInMs if it said when to come */
  | { kind: 'refused'; code: ErrorCode; retryInMs?: number }
  | { kind: 'pulse'; message: PulseMessage }
  | { kind: 'slow'; slow: boolean; sinceMs: number }
  | { kind: 'customer'; event: CustomerEvent }
  | ({ kind: 'sample' } & SampledChange);

export type TopicMessage =
  | { kind: 'snapshot'; message: SnapshotMessage }
  | { kind: 'change'; message: ChangeMessage };

/** All events of one socket. Messages of topics stay in the worker. */
export type LiveEvent = SocketEvent | TopicMessage;
