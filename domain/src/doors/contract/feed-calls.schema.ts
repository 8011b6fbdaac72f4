import { Type } from 'typebox';
import { BatchAnswerSchema } from '../../lines/feed/batch-answer.schema.ts';
import { BATCH_LIMIT_BYTES, BatchSchema } from '../../lines/feed/push-batch.schema.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import type { SchemasOf } from './call-schema.ts';
import { type FEED_CALLS, FEED_SOCKET_PATH } from './feed-calls.ts';

export const FEED_CALL_SCHEMAS = {
  readFeedSchema: {
    summary: 'What a batch may hold, as a JSON schema',
    caller: 'anyone',
    answers: { 200: Type.Record(Type.String(), Type.Unknown()) },
    refusals: [],
  },
  pushBatch: {
    summary: 'A batch of an operator’s own line mover',
    description:
      'Needs the feed’s bearer token. Rows are judged one by one: the answer names those that were not taken. How to keep a feed ' +
      `is in docs/feed-push.md. A WebSocket, \`GET ${FEED_SOCKET_PATH}\`, takes batches one after the other under the same token: ` +
      'docs/feed-push.md#over-one-websocket.',
    caller: 'feed',
    params: strict({ feedId: words(80) }),
    body: BatchSchema,
    bodyLimitBytes: BATCH_LIMIT_BYTES,
    answers: { 200: BatchAnswerSchema },
    refusals: ['feedSequence', 'rateLimited', 'badRequest', 'unauthenticated', 'unavailable'],
  },
} as const satisfies SchemasOf<typeof FEED_CALLS>;
