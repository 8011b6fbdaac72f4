import type { ParamsOf } from '@lineboard/domain/doors/contract/call-types';
import { BatchSchema } from '@lineboard/domain/lines/feed/push-batch.schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { handle } from '../../../ground/http/handle.ts';
import { refuse } from '../../../ground/http/refuse.ts';
import type { Feed } from '../feed.ts';
import type { GuardedFeed } from '../guard/guarded-feed.ts';
import { createBatchAnswerer } from './answer-batch.ts';
import { createBodiesUnderWay } from './bodies-under-way.ts';
import { FeedSockets } from './feed-sockets.ts';
import { createTokenCheck } from './feed-tokens.ts';
import { type BatchBody, createBatchReader, readBatchBodies } from './read-batch-body.ts';
import { BatchTaker, type NamedLeague, NOT_RUNNING_HERE, type TakerParts } from './take-batch.ts';

/** Another gateway takes over, or the database answers again, in about as long. */
const RETRY_AFTER_S = 1;

export interface PushFeeds {
  feeds: readonly Feed[];
  /** `POST /api/feed/:feedId`, its WebSocket, and `GET /api/feed/schema`. They check their callers by token. */
  routes(app: FastifyInstance): void;
  /** Refuses leagues for operators, even if a feed has already named them. */
  refuseLeagues(leagues: readonly NamedLeague[]): void;
}

/**
 * A gateway that takes the feed over from another one asks the line mover for its image. One that has news sends it at
 * once, one that has none gives a sign of life every second; until this is out the lines stay as they are.
 */
const IMAGE_WITHIN_MS = 1_500;

export const createPushFeed = (
  feedId: string,
  taker: BatchTaker,
  parts: Pick<TakerParts, 'onOpened' | 'reporter'> & { guarded: GuardedFeed; onStopped: () => void },
): Feed => {
  const { guarded, onOpened, onStopped, reporter } = parts;
  let waiting: NodeJS.Timeout | undefined;
  return {
    feedId,
    start: async (sink) => {
      // Nothing is known until the line mover sends its image; until then its lines are held.
      const hold = (): Promise<void> => sink.append([{ kind: 'feedDown', reason: 'disconnected' }]);
      if (sink.isRunning?.() !== true) await hold();
      else {
        waiting = setTimeout(() => {
          // A log that doesn't take it has another leader, or will be asked again by whoever leads next.
          if (!taker.isWhole && !taker.hasImageUnderWay)
            hold().catch((error: unknown) => reporter.failed('notHeld', error, { feedId }));
        }, IMAGE_WITHIN_MS);
      }
      await guarded.open(sink);
      await onOpened(feedId).catch((error: unknown) => reporter.failed('doubtsNotRead', error, { feedId }));
      taker.open(sink);
    },
    stop: async () => {
      clearTimeout(waiting);
      guarded.close();
      await taker.close();
      onStopped();
    },
  };
};

/** The feeds of operators' own line movers, one per token. */
export const createPushFeeds = (
  tokens: ReadonlyArray<{ feedId: string; token: string }>,
  parts: Omit<TakerParts, 'otherClaim'> & { guard: (feedId: string) => GuardedFeed },
): PushFeeds => {
  const guardedFeeds = new Map(tokens.map(({ feedId }) => [feedId, parts.guard(feedId)]));
  const takers = new Map<string, BatchTaker>();
  const otherClaim: TakerParts['otherClaim'] = (feedId, kind, num) =>
    [...takers].find(([other, taker]) => other !== feedId && taker.claims(kind, num))?.[0] ?? null;
  for (const [feedId, guarded] of guardedFeeds)
    takers.set(feedId, new BatchTaker(feedId, { ...parts, otherClaim }, guarded));
  const enter = createBodiesUnderWay();
  const isToken = createTokenCheck(tokens);
  const answer = createBatchAnswerer(takers);
  const sockets = new FeedSockets({
    isToken,
    isRunning: (feedId) => takers.get(feedId)?.isRunning === true,
    answer,
  });
  return {
    feeds: [...takers].map(([feedId, taker]) =>
      createPushFeed(feedId, taker, {
        ...parts,
        guarded: guardedFeeds.get(feedId)!,
        onStopped: () => sockets.endElsewhere(feedId),
      }),
    ),
    refuseLeagues: (leagues) => {
      for (const taker of takers.values()) taker.refuseLeagues(leagues);
    },
    routes: (app) => {
      handle(app, 'readFeedSchema', {}, () => ({ ...BatchSchema }));
      const read = createBatchReader(app);
      readBatchBodies(app, read);
      sockets.listen(app, read);
      // Before the body is read: strangers don't get to send one.
      const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
        const { feedId } = request.params as ParamsOf<'pushBatch'>;
        if (!isToken(feedId, request.headers.authorization)) return refuse(reply, 'unauthenticated');
        if (!enter(feedId, reply)) return refuse(reply, 'rateLimited');
      };
      // Rows are judged one by one, so that those that are right are taken.
      handle(app, 'pushBatch', { onRequest, judgesBody: true }, async (call) => {
        const result = await answer(call.params.feedId, call.request.body as BatchBody);
        if (result.ok) return result.answer;
        const { refusal } = result;
        if (refusal.code === 'feedSequence') return call.refuse(refusal.code, refusal.params);
        if (refusal.code === 'badRequest') return call.refuse(refusal.code, refusal.params);
        if (refusal.code === 'unauthenticated') return call.refuse(refusal.code);
        const { code, params } = refusal;
        if (params?.reason !== undefined) void call.reply.header('retry-after', RETRY_AFTER_S);
        // A sender that kept its connection would meet this gateway again, whatever is between.
        if (params?.reason === NOT_RUNNING_HERE) void call.reply.header('connection', 'close');
        return call.refuse(code, params);
      });
    },
  };
};
