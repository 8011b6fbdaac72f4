import { once } from 'node:events';
import { BENCH_FEED } from '../gateway-process.ts';
import type { PostBatch } from '../push-feed.ts';

/** The feed's WebSocket (docs/feed-push.md), an answer for each batch in order. */
export const openFeedSocket = async (origin: string): Promise<{ post: PostBatch; close: () => void }> => {
  const { feedId, token } = BENCH_FEED;
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/feed/${feedId}/socket`, {
    headers: { authorization: `Bearer ${token}` },
  } as unknown as string[]);
  const waiting: Array<(answer: { status: number; body: string }) => void> = [];
  socket.addEventListener('message', ({ data }) => {
    const body = String(data);
    waiting.shift()?.({ status: (JSON.parse(body) as { status: number }).status, body });
  });
  socket.addEventListener('close', ({ code }) => {
    for (const tell of waiting.splice(0)) tell({ status: 0, body: `closed with ${code}` });
  });
  await once(socket, 'open');
  return {
    post: (body) =>
      new Promise((resolve) => {
        waiting.push(resolve);
        socket.send(body);
      }),
    close: () => socket.close(),
  };
};
