import type { Static } from 'typebox';
import type {
  ChangeMessageSchema,
  ClientMessageSchema,
  CustomerEventSchema,
  FeedStateSchema,
  GatewayMessageSchema,
  LiveHandshakeSchema,
  PulseMessageSchema,
  SnapshotMessageSchema,
  SubscribeReplySchema,
  SubscribeRequestSchema,
} from './live-messages.schema.ts';

/**
 * The live socket, both ways. Orders never travel here: placing and paying are HTTPS.
 *
 * A client holds `{epoch, clk}` per topic. A snapshot replaces what it holds once all parts are there. A change
 * applies when the client's `clk` is within `from` … `clk`; one that begins later, or is of another epoch, makes the
 * client subscribe again with what it has. `wire/topic-reader.ts` is this rule; `docs/protocol.md` tells the rest.
 */
export type ClientToGateway = {
  [M in ClientMessage as M['event']]: (
    payload: M['payload'],
    answer: (reply: SubscribeReply) => void,
  ) => void;
};

export type GatewayToClient = {
  [M in GatewayMessage as M['event']]: (payload: M['payload']) => void;
};

export type ClientMessage = Static<typeof ClientMessageSchema>;
export type GatewayMessage = Static<typeof GatewayMessageSchema>;

/** What a page says of itself on connecting. */
export type LiveHandshake = Static<typeof LiveHandshakeSchema>;

export type SubscribeRequest = Static<typeof SubscribeRequestSchema>;
export type SubscribeReply = Static<typeof SubscribeReplySchema>;
/** Why a call is refused as a whole. */
export type SubscribeRefusal = Extract<SubscribeReply, { ok: false }>['code'];

export type SnapshotMessage = Static<typeof SnapshotMessageSchema>;
export type ChangeMessage = Static<typeof ChangeMessageSchema>;
export type FeedState = Static<typeof FeedStateSchema>;
export type PulseMessage = Static<typeof PulseMessageSchema>;

/** Private to one customer; the server alone decides who joins. */
export type CustomerEvent = Static<typeof CustomerEventSchema>;
