import type { BalanceFigures } from '../customer/balance-figures.ts';
import type { TopicName } from '../book/topic.ts';
import type { ErrorCode } from '../error/error-code.ts';
import type { WireOp } from './record-codec.ts';

/**
 * The live socket, both ways. Orders never travel here: placing and paying are HTTPS.
 *
 * A client holds `{epoch, clk}` per topic. A snapshot replaces what it holds once all parts are there. A change
 * applies when the client's `clk` is within `from` … `clk`; one that begins later, or is of another epoch, makes the
 * client subscribe again with what it has. `wire/topic-reader.ts` is this rule; `docs/protocol.md` tells the rest.
 */
export interface ClientToGateway {
  subscribe: (request: SubscribeRequest, answer: (reply: SubscribeReply) => void) => void;
  unsubscribe: (request: { topics: TopicName[] }, answer: (reply: SubscribeReply) => void) => void;
}

export interface GatewayToClient {
  snapshot: (message: SnapshotMessage) => void;
  change: (message: ChangeMessage) => void;
  pulse: (message: PulseMessage) => void;
  /** The socket can't keep up: its topics come as snapshots at its own pace until `slow: false`. */
  slow: (message: { slow: boolean; sinceMs: number }) => void;
  customer: (event: CustomerEvent) => void;
}

export interface SubscribeRequest {
  /** `epoch` and `clk` of what the client holds; left out when it holds nothing. */
  topics: Array<{ topic: TopicName; epoch?: string; clk?: number }>;
}

export type SubscribeReply = { ok: true } | { ok: false; code: ErrorCode };

export interface SnapshotMessage {
  topic: TopicName;
  epoch: string;
  clk: number;
  /** 0-based; a snapshot is whole when parts 0 … parts−1 with the same epoch and clk have arrived. */
  part: number;
  parts: number;
  /** Puts only. */
  ops: WireOp[];
}

export interface ChangeMessage {
  topic: TopicName;
  epoch: string;
  from: number;
  clk: number;
  ops: WireOp[];
}

export type FeedState = 'up' | 'down' | 'starting';

export interface PulseMessage {
  /** The gateway's wall clock, epoch milliseconds. */
  serverMs: number;
  /** The book's clock at the same moment, and how fast it runs (1 = wall speed). */
  bookMs: number;
  bookSpeed: number;
  epoch: string;
  clk: number;
  feeds: Array<{ feedId: string; state: FeedState; sinceMs: number }>;
  /** false: the gateway can't read its log or its database; nothing can be submitted. */
  accepting: boolean;
}

/** Private to one customer; the server alone decides who joins. */
export type CustomerEvent =
  | { kind: 'balance'; balance: BalanceFigures }
  | { kind: 'ticket'; idempotencyKey: string }
  | { kind: 'wagers' }
  | { kind: 'sessionEnded' };
