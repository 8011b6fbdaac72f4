import { KILL_FEED } from '../kill/killable-gateway.ts';
import type { SentBatch } from '../samples/image-batches.ts';

/** A line mover that says what it is told, and gives signs of life in between. */
export interface HoldMover {
  /** @throws when a row of it is refused */
  send(image: SentBatch['image'], rows: readonly object[]): Promise<void>;
  /** A batch of rows that are text already and are all refused, one by one or with the whole. */
  sendText(rows: string): Promise<void>;
  /** No more signs of life until the next batch. */
  fallSilent(): void;
  stop(): Promise<void>;
}

const BEAT_EVERY_MS = 500;

export const createHoldMover = (origin: string): HoldMover => {
  let sequence = 0;
  let isSilent = true;
  let last: Promise<unknown> = Promise.resolve();

  const post = async (image: string, rows: string): Promise<{ taken?: number; refusedCount?: number }> => {
    const answer = await fetch(`${origin}/api/feed/${KILL_FEED.feedId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KILL_FEED.token}`, 'content-type': 'application/json' },
      body: `{"batchId":"b${sequence + 1}","sequence":${sequence + 1},"image":${image},"rows":[${rows}]}`,
    });
    const body = (await answer.json()) as { refusedCount?: number };
    if (answer.ok) sequence += 1;
    else if (answer.status !== 400) throw new Error(`${answer.status}: ${JSON.stringify(body)}`);
    return body;
  };
  /** One after the other: a sign of life between two parts must not break their numbers. */
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = last.then(act);
    last = done.catch(() => undefined);
    return done;
  };
  let isWithinImage = false;
  const beat = setInterval(() => {
    if (!isSilent && !isWithinImage) void inTurn(() => post('false', '')).catch(() => undefined);
  }, BEAT_EVERY_MS);

  return {
    send: async (image, rows) => {
      isWithinImage = image === 'begin' || image === 'part';
      const { taken, refusedCount } = await inTurn(() =>
        post(JSON.stringify(image), rows.map((row) => JSON.stringify(row)).join()),
      );
      if (taken !== rows.length) throw new Error(`taken ${taken} of ${rows.length}, refused ${refusedCount}`);
      isSilent = false;
    },
    sendText: async (rows) => {
      const { taken = 0 } = await inTurn(() => post('true', rows));
      if (taken !== 0) throw new Error(`${taken} rows were taken`);
    },
    fallSilent: () => {
      isSilent = true;
    },
    stop: async () => {
      clearInterval(beat);
      await last;
    },
  };
};
