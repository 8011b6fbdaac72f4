import { type Static, Type } from 'typebox';
import { MOST_TOPICS } from '../../lines/book/topic.ts';
import { BalanceFiguresSchema } from '../../account/customer/balance-figures.schema.ts';
import { PAGE_MARK_PATTERN } from '../../account/sign-in/page-mark.ts';
import type { ErrorCode } from '../../ground/error/error-code.ts';
import { list } from '../../ground/schema/list.ts';
import { count, integer } from '../../ground/schema/numbers.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { ScreenMarkSchema } from './screen-mark.schema.ts';
import { WireOpSchema } from './wire-op.schema.ts';

/**
 * Every message of the live socket, in both directions, is in one of these two unions. `wire-version.test.ts` checks
 * the wire's version against their fingerprint and the lists of record fields. A page's messages may have fields that
 * this version doesn't know: a newer page sends them to an older gateway.
 */

/** Encoded names are longer than the originals: 3 parts of 80 characters, most of them encoded. */
const TopicNameSchema = words(
  800,
  'lines/<store>/<sport>/<sub-sport>, contest/<store>/<type>/<type 2> or scores/<sport>.',
  {
    minLength: 1,
  },
);
const epoch = () => words(64, 'One run of the log: positions of different epochs can’t be compared.');
const pageMark = (description?: string) =>
  Type.String({ pattern: PAGE_MARK_PATTERN, ...(description === undefined ? {} : { description }) });
const clk = (description?: string) => count(description);

const topicsOf = <T extends Type.TSchema>(topic: T) => list(topic, { minItems: 1, maxItems: MOST_TOPICS });

export const SubscribeRequestSchema = Type.Object(
  {
    topics: topicsOf(
      Type.Object({
        topic: TopicNameSchema,
        epoch: Type.Optional(epoch()),
        clk: Type.Optional(clk('Of what the client holds, with epoch; both left out when it holds nothing.')),
      }),
    ),
  },
  { title: 'SubscribeRequest' },
);
export type SubscribeRequest = Static<typeof SubscribeRequestSchema>;

/** `UnsubscribeRequest`. */
export const UnsubscribeRequestSchema = Type.Object(
  { topics: topicsOf(TopicNameSchema) },
  { title: 'UnsubscribeRequest' },
);

/** `RenewRequest`: a gateway that asks the database itself takes no notice of it. */
const RenewRequestSchema = Type.Object({ pass: words(2_048) }, { title: 'RenewRequest' });

export const SUBSCRIBE_REFUSALS = [
  'badRequest',
  'topicUnknown',
  'storeRefused',
  'tooManyTopics',
  'rateLimited',
] as const satisfies readonly ErrorCode[];

export const SubscribeReplySchema = Type.Union(
  [
    strict({ ok: Type.Literal(true) }),
    strict({ ok: Type.Literal(false), code: Type.Enum([...SUBSCRIBE_REFUSALS]) }),
  ],
  { title: 'SubscribeReply', description: 'A refused call changes nothing: one bad topic refuses all.' },
);
export type SubscribeReply = Static<typeof SubscribeReplySchema>;

/** Why a call is refused as a whole. */
export type SubscribeRefusal = Extract<SubscribeReply, { ok: false }>['code'];

export const SnapshotMessageSchema = strict(
  {
    topic: TopicNameSchema,
    epoch: epoch(),
    clk: clk(),
    part: count(
      '0-based; a snapshot is whole when parts 0 … parts−1 with the same epoch and clk have arrived.',
    ),
    parts: count(undefined, { minimum: 1 }),
    ops: list(WireOpSchema, { description: 'Puts only.' }),
  },
  { title: 'SnapshotMessage' },
);
export type SnapshotMessage = Static<typeof SnapshotMessageSchema>;

export const ChangeMessageSchema = strict(
  {
    topic: TopicNameSchema,
    epoch: epoch(),
    from: clk('The change leads from here …'),
    clk: clk('… to here.'),
    ops: list(WireOpSchema),
  },
  { title: 'ChangeMessage' },
);
export type ChangeMessage = Static<typeof ChangeMessageSchema>;

export const FeedStateSchema = Type.Enum(['up', 'down', 'starting']);
export type FeedState = Static<typeof FeedStateSchema>;

export const PulseMessageSchema = strict(
  {
    serverMs: integer('The gateway’s wall clock, epoch milliseconds.'),
    bookMs: Type.Number({ description: 'The book’s clock at the same moment, epoch milliseconds.' }),
    bookSpeed: Type.Number({ description: 'How fast the book’s clock runs; 1 is wall speed.' }),
    epoch: epoch(),
    clk: clk(),
    feeds: list(strict({ feedId: words(80), state: FeedStateSchema, sinceMs: integer('Wall clock.') })),
    accepting: Type.Boolean({
      description: 'False: the gateway can’t read its log or its database; nothing can be submitted.',
    }),
  },
  { title: 'PulseMessage' },
);
export type PulseMessage = Static<typeof PulseMessageSchema>;

const SlowMessageSchema = strict(
  { slow: Type.Boolean(), sinceMs: integer('Wall clock, epoch milliseconds.') },
  {
    title: 'SlowMessage',
    description:
      'The socket can’t keep up: its topics come as snapshots at its own pace until slow is false.',
  },
);

const SampleMessageSchema = strict(
  {
    mark: ScreenMarkSchema,
    from: clk('The change that comes next leads from here …'),
    clk: clk('… to here.'),
  },
  {
    title: 'SampleMessage',
    description:
      'Once a second at most, to one page, from a gateway that sends traces: the page says by `POST /api/traces` how long ' +
      'it took to draw a price that the change moved, or nothing if it draws none.',
  },
);
export type SampleMessage = Static<typeof SampleMessageSchema>;

export const CustomerEventSchema = Type.Union(
  [
    strict({ kind: Type.Literal('balance'), balance: BalanceFiguresSchema }),
    strict({ kind: Type.Literal('ticket'), idempotencyKey: words(36) }),
    strict({ kind: Type.Literal('wagers') }),
    strict(
      { kind: Type.Literal('sale'), key: words(36) },
      {
        description:
          'Something became of a sale: sold, by its customer or at a target, or changed or refused at the end of its delay.',
      },
    ),
    strict(
      { kind: Type.Literal('alerts') },
      { description: 'A line is where the customer asked to be told.' },
    ),
    strict({ kind: Type.Literal('messages'), newMessagesCount: count('Unread messages in the inbox.') }),
    strict({ kind: Type.Literal('sessionEnded') }),
    strict(
      { kind: Type.Literal('session'), page: pageMark() },
      { description: 'The first of a socket whose page did not name this very session.' },
    ),
    strict(
      { kind: Type.Literal('settings') },
      { description: 'What the session says of the customer has changed.' },
    ),
  ],
  {
    title: 'CustomerEvent',
    description: 'Private to one customer; the server alone decides who joins.',
  },
);

/** Private to one customer; the server alone decides who joins. */
export type CustomerEvent = Static<typeof CustomerEventSchema>;

const message = <E extends string, P extends Type.TSchema>(event: E, payload: P) =>
  strict({ event: Type.Literal(event), payload });

/** `ClientMessage`: each is answered by a `SubscribeReply`. */
export const ClientMessageSchema = Type.Union([
  message('subscribe', SubscribeRequestSchema),
  message('unsubscribe', UnsubscribeRequestSchema),
  message('renew', RenewRequestSchema),
]);
export type ClientMessage = Static<typeof ClientMessageSchema>;

export const GatewayMessageSchema = Type.Union([
  message('snapshot', SnapshotMessageSchema),
  message('change', ChangeMessageSchema),
  message('pulse', PulseMessageSchema),
  message('slow', SlowMessageSchema),
  message('sample', SampleMessageSchema),
  message('customer', CustomerEventSchema),
]);
export type GatewayMessage = Static<typeof GatewayMessageSchema>;

export const LiveHandshakeSchema = Type.Object(
  {
    wireVersion: count('The newest wire that the page reads.'),
    leastWireVersion: Type.Optional(
      count('The oldest that it reads; left out by pages that read their own alone.'),
    ),
    page: Type.Optional(
      pageMark(
        'Says whose page it is. It is required with a session’s cookie; a program without one leaves it out.',
      ),
    ),
    pass: Type.Optional(
      words(
        2_048,
        'What `GET /api/session/pass` answered, when a gateway at the edge asked for it; empty: nobody is signed in.',
      ),
    ),
  },
  { title: 'LiveHandshake' },
);

/** The data that a page sends about itself when it connects. */
export type LiveHandshake = Static<typeof LiveHandshakeSchema>;

/**
 * The live socket in both directions. It never carries orders: tickets and payments go over HTTPS.
 *
 * A client holds `{epoch, clk}` per topic. A snapshot replaces what it holds once all parts are there. A change applies
 * when the client's `clk` is within `from` … `clk`; one that begins later, or is of another epoch, makes the client
 * subscribe again with its position. `wire/topic-reader.ts` is this rule; `docs/protocol.md` has the rest.
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
