import {
  ClientMessageSchema,
  GatewayMessageSchema,
  LiveHandshakeSchema,
  SubscribeReplySchema,
} from '@lineboard/domain/doors/wire/live-messages.schema';
import { RECORD_FIELDS, RECORD_KINDS } from '@lineboard/domain/doors/wire/record-codec';
import { RECORD_SCHEMAS } from '@lineboard/domain/doors/wire/record-schemas';
import { LEAST_WIRE_VERSION, WIRE_VERSION } from '@lineboard/domain/doors/wire/wire-version';
import type { Type } from 'typebox';

const CHANNEL = '#/channels/live';

/** The messages of one side by their events, as the union has them. */
const messagesOf = (
  union: ReadonlyArray<{ properties: { event: { const: string }; payload: Type.TSchema } }>,
) => union.map(({ properties: { event, payload } }) => ({ event: event.const, payload }));

const orderOf = (kind: (typeof RECORD_KINDS)[number]): string =>
  `${RECORD_KINDS.indexOf(kind)} ${kind}: ${RECORD_FIELDS[kind].join(', ')}`;

/**
 * The live socket as an AsyncAPI 3.0 document, seen from the gateway, made from the schemas that its types come from.
 */
export const createAsyncApi = () => {
  const asked = messagesOf(ClientMessageSchema.anyOf);
  const told = messagesOf(GatewayMessageSchema.anyOf);
  const refTo = (name: string) => ({ $ref: `${CHANNEL}/messages/${name}` });
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Lineboard live socket',
      version: String(WIRE_VERSION),
      description:
        `socket.io at /live, WebSocket only: each message is a socket.io event of its name with one argument, its payload. A page ` +
        `says which wire it reads (LiveHandshake) in the handshake's auth; wires ${LEAST_WIRE_VERSION} to ${WIRE_VERSION} are ` +
        `spoken. The rules of snapshots, changes and positions are in docs/protocol.md.`,
    },
    defaultContentType: 'application/json',
    channels: {
      live: {
        address: '/live',
        messages: Object.fromEntries([
          ...[...asked, ...told].map(({ event, payload }) => [event, { name: event, payload }]),
          ['reply', { name: 'reply', payload: SubscribeReplySchema }],
        ]),
      },
    },
    operations: Object.fromEntries([
      ...asked.map(({ event }) => [
        event,
        {
          action: 'receive',
          channel: { $ref: CHANNEL },
          messages: [refTo(event)],
          reply: { channel: { $ref: CHANNEL }, messages: [refTo('reply')] },
        },
      ]),
      ...told.map(({ event }) => [
        event,
        { action: 'send', channel: { $ref: CHANNEL }, messages: [refTo(event)] },
      ]),
    ]),
    components: {
      schemas: {
        LiveHandshake: LiveHandshakeSchema,
        ...Object.fromEntries(
          RECORD_KINDS.map((kind) => [
            kind,
            {
              ...RECORD_SCHEMAS[kind],
              description: `Its place and the order of its fields in an op: ${orderOf(kind)}.`,
            },
          ]),
        ),
      },
    },
  };
};
