import { setTimeout as sleep } from 'node:timers/promises';

/**
 * An operator's own line mover: pushes numbered batches over the documented HTTP feed and sends heartbeats in between.
 */
export interface LineMover {
  /** Everything that the feed offers. */
  image(rows: readonly PushedRow[]): Promise<void>;
  push(...rows: PushedRow[]): Promise<void>;
  /** Sends no more heartbeats until the next image. */
  fallSilent(): void;
  stop(): void;
}

export type PushedRow = Readonly<{ kind: string } & Record<string, unknown>>;

export const MOVER_FEED = { feedId: 'mover', token: 'a-token-for-browser-tests' } as const;

const BEAT_EVERY_MS = 500;
/** A gateway that has just started may have to find its database first. */
const AGAIN_AFTER_MS = 250;
const TRIES = 80;

const gamesOf = (rows: readonly PushedRow[]): Map<unknown, PushedRow> =>
  new Map(rows.filter(({ kind }) => kind === 'game').map((row) => [row['gameNum'], row]));

export const createLineMover = (origin: string): LineMover => {
  let sequence = 0;
  let silent = true;
  let last: Promise<unknown> = Promise.resolve();
  let known = new Map<unknown, PushedRow>();

  const post = (batch: object): Promise<Response> =>
    fetch(`${origin}/api/feed/${MOVER_FEED.feedId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${MOVER_FEED.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(batch),
    });
  const send = async (rows: readonly PushedRow[], image: boolean): Promise<void> => {
    sequence += 1;
    const batch = { batchId: `batch-${sequence}`, sequence, image, rows };
    let answer = await post(batch);
    for (let tries = 1; answer.status === 503 && tries < TRIES; tries += 1) {
      await sleep(AGAIN_AFTER_MS);
      answer = await post(batch);
    }
    const body = (await answer.json()) as { refused?: unknown[] };
    if (!answer.ok || body.refused?.length !== 0)
      throw new Error(`the feed refused: ${JSON.stringify(body)}`);
  };
  /** One after the other: a heartbeat between two batches must not break their numbers. */
  const inTurn = (rows: readonly PushedRow[], image: boolean): Promise<void> => {
    const sent = last.then(() => send(rows, image));
    last = sent.catch(() => undefined);
    return sent;
  };
  /** A game that is over must have begun; the tests' games have not, so that bets can be made on them. */
  const beginFirst = (row: PushedRow): PushedRow[] => {
    const game = row['phase'] === 'final' ? known.get(row['gameNum']) : undefined;
    return game === undefined ? [row] : [{ ...game, gameDateTimeMs: Date.now() }, row];
  };
  const beat = setInterval(() => {
    if (!silent) void inTurn([], false).catch(() => undefined);
  }, BEAT_EVERY_MS);

  return {
    image: async (rows) => {
      const named = gamesOf(rows);
      // An image that leaves out most of the board is doubted: games that have gone are removed by name.
      const gone = [...known.keys()].filter((gameNum) => !named.has(gameNum));
      if (!silent && gone.length > 0)
        await inTurn(
          gone.map((gameNum) => ({ kind: 'removeGame', gameNum })),
          false,
        );
      known = named;
      await inTurn(rows, true);
      silent = false;
    },
    push: (...rows) => {
      for (const [gameNum, row] of gamesOf(rows)) known.set(gameNum, row);
      return inTurn(rows.flatMap(beginFirst), false);
    },
    fallSilent: () => {
      silent = true;
    },
    stop: () => clearInterval(beat),
  };
};
