import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FeedSink } from './feed.ts';

/** Twice what a batch says at most: all gateways apply a step of this many in one go, in about 15 ms. */
const MOST_AT_ONCE = 2_000;

/**
 * Writes a whole board, as the image of a large feed is or what it leaves out, in several steps: sockets and tickets
 * are served between them. Fewer changes are one step.
 */
export const appendInSteps = async (sink: FeedSink, changes: readonly FeedChange[]): Promise<void> => {
  await sink.append(changes.slice(0, MOST_AT_ONCE));
  for (let from = MOST_AT_ONCE; from < changes.length; from += MOST_AT_ONCE) {
    await nextTurn();
    await sink.append(changes.slice(from, from + MOST_AT_ONCE));
  }
};
