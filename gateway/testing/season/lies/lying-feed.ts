import type { BatchAnswer } from '@lineboard/domain/lines/feed/batch-answer.schema';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Row } from '../../afternoon/mover-rows.ts';
import { KILL_FEED } from '../../kill/killable-gateway.ts';
import { postBatch } from '../../two-gateways/balanced-mover.ts';

/** Doubted as every feed is, besides the movers of long runs. */
const LYING_FEED = { feedId: 'liar', token: 'lying-feed-token-0123' };

/** The environment of a gateway that takes what both feeds say. */
export const LYING_ENV = {
  FEED_PUSH_TOKENS: [KILL_FEED, LYING_FEED].map(({ feedId, token }) => `${feedId}:${token}`).join(','),
  FEED_GUARDS_FILE: fileURLToPath(new URL('../../samples/one-doubted-feed-guards.json', import.meta.url)),
  LIVE_DELAY_MS: '1000',
};

type Said = Pick<BatchAnswer, 'refused' | 'held'>;

const NOTHING: Said = { refused: [], held: [] };

interface SentBatch {
  batchId: string;
  sequence: number;
  image: boolean;
  rows: readonly Row[];
}

/**
 * A mover whose rows may be refused and held: it is told so and goes on. What is no slip of the finger it says again
 * where a gateway asks for an image.
 */
export interface LyingFeed {
  push(rows: readonly Row[], isSlip?: boolean): Promise<Said>;
  stop(): void;
}

/** Else it counts as silent, and all of it is held. */
const BEAT_EVERY_MS = 1_000;
const LIMIT_MS = 10_000;
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

  const pushNext = async (rows: readonly Row[], isSlip: boolean): Promise<Said> => {
    let batch: SentBatch | null = null;
    for (const giveUpAt = Date.now() + GIVE_UP_MS; Date.now() < giveUpAt; await sleep(TRY_AGAIN_MS)) {
      if (needsImage) {
        const { kind } = await post(nextBatch([...said.values()], true));
        if (kind !== 'taken') continue;
        needsImage = false;
        batch = null;
        // Said again it would be a second word, by which a jump is believed.
        if (isSlip) return NOTHING;
      }
      // The same batch again is applied once.
      batch ??= nextBatch(rows, false);
      const answer = await post(batch);
      if (answer.kind === 'taken') return answer.said;
    }
    throw new Error('no gateway takes what the lying feed says');
  };

  const nextBatch = (rows: readonly Row[], image: boolean): SentBatch => {
    sequence += 1;
    return { batchId: `l${sequence}`, sequence, image, rows };
  };

  const post = async (batch: SentBatch): Promise<{ kind: 'taken'; said: Said } | { kind: 'not' }> => {
    const origin = origins[turn % origins.length]!;
    const answer = await postBatch(origin, batch, { feed: LYING_FEED, limitMs: LIMIT_MS }).catch(() => null);
    const body = await answer?.json().catch(() => null);
    if (answer?.ok === true && body !== null) return { kind: 'taken', said: body as Said };
    const error = (body as { error?: { params?: { needed?: string } } } | null)?.error;
    if (error?.params?.needed === 'image') needsImage = true;
    else if (answer !== null && answer.status < 500) throw new Error(JSON.stringify(error));
    else turn += 1;
    return { kind: 'not' };
  };

  const push: LyingFeed['push'] = (rows, isSlip = false) => {
    if (!isSlip) for (const row of rows) said.set(nameOf(row), row);
    const pushed = last.then(() => pushNext(rows, isSlip));
    last = pushed.catch(() => undefined);
    return pushed;
  };
  const beat = setInterval(() => void push([]).catch(() => undefined), BEAT_EVERY_MS);
  return { push, stop: () => clearInterval(beat) };
};
