import { Type } from 'typebox';
import { orNull } from '../../ground/schema/or-null.ts';
import { list } from '../../ground/schema/list.ts';
import { integer } from '../../ground/schema/numbers.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import type { SchemasOf } from './call-schema.ts';
import { type OPERATIONS_CALLS, UNREADY_REASONS } from './operations-calls.ts';

const ReadinessSchema = strict(
  {
    ready: Type.Boolean(),
    reason: orNull(Type.Enum(UNREADY_REASONS), { description: 'The first why it isn’t ready; null: it is.' }),
    database: Type.Boolean(),
    log: Type.Boolean(),
    feed: Type.Boolean({ description: 'One that is up is enough.' }),
    isDemo: Type.Boolean({ description: 'Its demo logins are on the front page.' }),
    book: words(80, 'The id of its database: all gateways on it have the same, and no others.'),
    feeds: list(
      strict({
        feedId: words(80),
        state: Type.Enum(['up', 'down', 'starting']),
        sinceMs: integer('Book’s clock, epoch milliseconds.'),
      }),
    ),
  },
  { title: 'Readiness' },
);

const MarkedCallSchema = strict(
  {
    peer: words(80, 'The address that the connection came from: the last proxy’s, where there is one.'),
    isTrusted: Type.Boolean({ description: 'That is one of the proxies of `TRUST_PROXY`.' }),
    address: words(80, 'The address that the call is counted by.'),
    forwardedFor: Type.Union([words(500), Type.Null()], { description: '`X-Forwarded-For` as it arrived.' }),
    forwardedProto: Type.Union([words(80), Type.Null()], {
      description: '`X-Forwarded-Proto` as it arrived.',
    }),
  },
  { title: 'MarkedCall' },
);

export const OPERATIONS_CALL_SCHEMAS = {
  readHealth: {
    summary: 'The process answers',
    caller: 'anyone',
    answers: { 200: strict({ status: Type.Literal('ok') }) },
    refusals: [],
  },
  readReadiness: {
    summary: 'Tickets could be placed',
    description: '503 with the same body when they could not, and while the gateway is stopping.',
    caller: 'anyone',
    answers: { 200: ReadinessSchema, 503: ReadinessSchema },
    refusals: [],
  },
  readMetrics: {
    summary: 'The gateway’s figures, for Prometheus',
    description:
      'Needs the token of `METRICS_TOKEN`; without one in the configuration it answers only to the same machine. To everybody else there is ' +
      'no such page.',
    caller: 'operator',
    answers: { 200: Type.String() },
    contentType: 'text/plain',
    refusals: ['notFound'],
  },
  readMarkedCall: {
    summary: 'How a call that bore a mark came in',
    description:
      'For `lineboard doctor`: it sends any call with a UUID of its own as `X-Lineboard-Mark`, by way of the proxies, and asks here ' +
      'what of it arrived. The latest hundred are kept. Answered to callers who may read the figures.',
    caller: 'operator',
    params: strict({ mark: words(36, 'The mark of the call, a UUID.') }),
    answers: { 200: MarkedCallSchema },
    refusals: ['notFound'],
  },
} as const satisfies SchemasOf<typeof OPERATIONS_CALLS>;
