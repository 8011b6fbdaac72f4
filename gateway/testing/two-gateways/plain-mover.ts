import type { BatchAnswer } from '@lineboard/domain/lines/feed/batch-answer.schema';
import { KILL_FEED } from '../kill/killable-gateway.ts';

/** A line mover that sends what it is given and hears what became of it, refused and held rows included. */
export interface PlainMover {
  push(rows: readonly unknown[], image?: boolean): Promise<BatchAnswer>;
  stop(): void;
}

const BEAT_EVERY_MS = 1_000;
const RETRY_MS = 50;
const LIMIT_MS = 20_000;

/** @param origin a gateway that runs the feed, or will */
export const startPlainMover = (origin: string, feed = KILL_FEED, sequenceFrom = 0): PlainMover => {
  let sequence = sequenceFrom;
  let last: Promise<unknown> = Promise.resolve();
  const post = async (rows: readonly unknown[], image: boolean): Promise<BatchAnswer> => {
    sequence += 1;
    const body = JSON.stringify({ batchId: `p${sequence}`, sequence, image, rows });
    const giveUpAt = Date.now() + LIMIT_MS;
    for (;;) {
      const answer = await fetch(`${origin}/api/feed/${feed.feedId}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${feed.token}`, 'content-type': 'application/json' },
        body,
      });
      if (answer.status === 200) return (await answer.json()) as BatchAnswer;
      const said = await answer.text();
      if (answer.status !== 503 || Date.now() > giveUpAt) throw new Error(said);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  };
  const push = (rows: readonly unknown[], image = false): Promise<BatchAnswer> => {
    const answer = last.then(() => post(rows, image));
    last = answer.catch(() => undefined);
    return answer;
  };
  const beat = setInterval(() => void push([]).catch(() => undefined), BEAT_EVERY_MS);
  return { push, stop: () => clearInterval(beat) };
};
