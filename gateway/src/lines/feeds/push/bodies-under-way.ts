import type { FastifyReply } from 'fastify';

/** A mover sends one batch after the other; a few more are those whose answer it gave up waiting for. */
const MOST_PER_FEED = 4;

/** Counts the calls of each feed that are being read or judged, so that one feed can't fill the memory with bodies. */
export const createBodiesUnderWay = (): ((feedId: string, reply: FastifyReply) => boolean) => {
  const underWay = new Map<string, number>();
  return (feedId, reply) => {
    const count = underWay.get(feedId) ?? 0;
    if (count >= MOST_PER_FEED) return false;
    underWay.set(feedId, count + 1);
    let isOver = false;
    const leave = (): void => {
      if (isOver) return;
      isOver = true;
      underWay.set(feedId, (underWay.get(feedId) ?? 1) - 1);
    };
    reply.raw.once('finish', leave).once('close', leave);
    return true;
  };
};
