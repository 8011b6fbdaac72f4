import type { BatchAnswer } from '@lineboard/domain/feed/batch-answer';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Row } from '../../afternoon/mover-rows.ts';
import { KILL_FEED } from '../../kill/killable-gateway.ts';
import { postBatch } from '../../two-gateways/balanced-mover.ts';

/** Doubted as every feed is, beside the movers of long runs. */
const LYING_FEED = { feedId: 'liar', token: 'lying-feed-token-0123' };

/** Of a gateway that takes what both say. */
export const LYING_ENV = {
  FEED_PUSH_TOKENS: [KILL_FEED, LYING_FEED].map(({ feedId, token }) => `${feedId}:${token}`).join(','),
  FEED_GUARDS_FILE: fileURLToPath(new URL('../../samples/one-doubted-feed-guards.json', import.meta.url)),
  LIVE_DELAY_MS: '1000',
};

/**
 * A mover whose rows may be refused and held: it is told so and goes on. What is no slip of the finger it says again
 * where a gateway asks for an image.
 */
export interface LyingFeed {
  push(rows: readonly Row[], isSlip?: boolean): Promise<Pick<BatchAnswer, 'refused' | 'held'>>;
  stop(): void;
}

/** Else it counts as silent, and all of it is held. */
const BEAT_EVERY_MS = 1_000;
const TRY_AGAIN_MS = 30;
/** Longer than any fault lasts. */
const GIVE_UP_MS = 120_000;

const nameOf = ({ kind, gameNum, periodNumber = '' }: Row): string =>
  [kind, gameNum, periodNumber].map(String).join(' ');

export const startLyingFeed = (origins: readonly string[]): LyingFeed => {
  const said = new Map<string, Row>();
  let sequence = 0;
  let turn = 0;
  let needsImage = true;
  let last: Promise<unknown> = Promise.resolve();

  const pushNext = async (rows: readonly Row[]): Promise<Pick<BatchAnswer, 'refused' | 'held'>> => {
    for (const giveUpAt = Date.now() + GIVE_UP_MS; Date.now() < giveUpAt; await sleep(TRY_AGAIN_MS)) {
      if (needsImage) {
        sequence += 1;
        const image = { batchId: `l${sequence}`, sequence, image: true, rows: [...said.values()] };
        const { ok } = await post(image);
        if (!ok) continue;
        needsImage = false;
      }
      sequence += 1;
      const { ok, body } = await post({ batchId: `l${sequence}`, sequence, image: false, rows });
      if (ok) return body as BatchAnswer;
    }
    throw new Error('no gateway takes what the lying feed says');
  };

  const post = async (batch: object): Promise<{ ok: boolean; body: unknown }> => {
    try {
      const answer = await postBatch(origins[turn % origins.length]!, batch, { feed: LYING_FEED });
      const body: unknown = await answer.json();
      const { error } = body as { error?: { code: string; params?: { needed?: string; reason?: string } } };
      if (error?.params?.needed === 'image') needsImage = true;
      else if (error?.params?.reason === 'notRunningHere') turn += 1;
      else if (!answer.ok && answer.status < 500) throw new TypeError(JSON.stringify(body));
      return { ok: answer.ok, body };
    } catch (error) {
      if (error instanceof TypeError && error.message.startsWith('{')) throw error;
      turn += 1;
      needsImage = true;
      return { ok: false, body: null };
    }
  };

  const push: LyingFeed['push'] = (rows, isSlip = false) => {
    if (!isSlip) for (const row of rows) said.set(nameOf(row), row);
    const pushed = last.then(() => pushNext(rows));
    last = pushed.catch(() => undefined);
    return pushed;
  };
  const beat = setInterval(() => void push([]).catch(() => undefined), BEAT_EVERY_MS);
  return { push, stop: () => clearInterval(beat) };
};
