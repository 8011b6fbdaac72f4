import type { FastifyInstance } from 'fastify';
import { Compile } from 'typebox/compile';
import { refuse } from '../../operations/refuse.ts';
import type { Feed } from '../feed.ts';
import { createTokenCheck } from './feed-tokens.ts';
import { type Batch, BatchFrame, BatchSchema } from './push-schema.ts';
import { BatchTaker, NOT_RUNNING_HERE } from './take-batch.ts';

/** 20,000 rows of lines. */
const BODY_LIMIT_BYTES = 16 * 1024 * 1024;

/** Another gateway takes over in about as long. */
const RETRY_AFTER_S = 1;

export interface PushFeeds {
  feeds: readonly Feed[];
  /** Registers `POST /api/feed/:feedId` and `GET /api/feed/schema`. They check their callers by token. */
  routes(app: FastifyInstance): void;
}

const createPushFeed = (feedId: string, taker: BatchTaker): Feed => ({
  feedId,
  start: async (sink) => {
    // Nothing is known until the line mover sends its image; until then its lines are held.
    await sink.append([{ kind: 'feedDown', reason: 'disconnected' }]);
    taker.open(sink);
  },
  stop: () => taker.close(),
});

/** The feeds of operators' own line movers, one per token. */
export const createPushFeeds = (tokens: ReadonlyArray<{ feedId: string; token: string }>): PushFeeds => {
  const takers = new Map(tokens.map(({ feedId }) => [feedId, new BatchTaker(feedId)]));
  const isToken = createTokenCheck(tokens);
  const frame = Compile(BatchFrame);
  return {
    feeds: [...takers].map(([feedId, taker]) => createPushFeed(feedId, taker)),
    routes: (app) => {
      app.get('/api/feed/schema', () => BatchSchema);
      app.post<{ Params: { feedId: string } }>(
        '/api/feed/:feedId',
        {
          bodyLimit: BODY_LIMIT_BYTES,
          // Before the body is read: strangers don't get to send 16 MB.
          onRequest: async (request, reply) => {
            if (!isToken(request.params.feedId, request.headers.authorization))
              return refuse(reply, 'unauthenticated');
          },
        },
        async (request, reply) => {
          const taker = takers.get(request.params.feedId);
          if (taker === undefined) return refuse(reply, 'unauthenticated');
          if (!frame.Check(request.body)) {
            const field = frame.Errors(request.body)[0]?.instancePath.slice(1) ?? '';
            return refuse(reply, 'badRequest', { field });
          }
          const result = await taker.take(request.body as Batch);
          if (result.ok) return result.answer;
          // A sender that kept its connection would meet this gateway again, whatever stands between.
          if (result.params?.['reason'] === NOT_RUNNING_HERE)
            reply.header('retry-after', RETRY_AFTER_S).header('connection', 'close');
          return refuse(reply, result.code, result.params);
        },
      );
    },
  };
};
