import { setTimeout as sleep } from 'node:timers/promises';
import { postBatch } from '../two-gateways/balanced-mover.ts';

/** A feed that sends its image again and again, whatever is answered. */
export interface ImageSender {
  /** What the next image has. */
  rows: readonly object[];
  stop(): Promise<void>;
}

const IMAGE_EVERY_MS = 500;

export const startImageSender = (origin: string, feed: { feedId: string; token: string }): ImageSender => {
  let isStopped = false;
  const sender = { rows: [] as readonly object[] };
  const running = (async () => {
    while (!isStopped) {
      // An image may leap ahead, so that no number has to be remembered.
      const sequence = Date.now();
      const batch = { batchId: `i${sequence}`, sequence, image: true, rows: sender.rows };
      await postBatch(origin, batch, { feed }).catch(() => undefined);
      await sleep(IMAGE_EVERY_MS);
    }
  })();
  return Object.assign(sender, {
    stop: async () => {
      isStopped = true;
      await running;
    },
  });
};
