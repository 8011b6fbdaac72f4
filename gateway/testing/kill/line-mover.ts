import { setTimeout as sleep } from 'node:timers/promises';
import { createGameRow } from '@lineboard/domain/testing/feed-fixtures';
import { emptyLine } from '../../src/lines/feeds/timeline/empty-line.ts';
import { KILL_FEED } from './killable-gateway.ts';

/** Sends a small board whole, again and again, to a gateway that comes and goes. */
export interface LineMover {
  readonly gameNums: readonly number[];
  /** The final of a game; its lines are gone from then on. A second one is a correction. */
  finish(gameNum: number, score1: number, score2: number): void;
  /** Resolves when the gateway took an image that was sent after this call. */
  delivered(): Promise<void>;
  stop(): Promise<void>;
}

const SEND_EVERY_MS = 250;

export const startLineMover = (origin: string, games: number, store: string): LineMover => {
  const kickOffMs = Date.now() + 86_400_000;
  const gameNums = Array.from({ length: games }, (_, at) => at + 1);
  const finals = new Map<number, { startMs: number; score: readonly [number, number] }>();
  let sequence = 0;
  let taken = 0;
  let stopped = false;

  const rowsOf = (gameNum: number): object[] => {
    const final = finals.get(gameNum);
    const game = createGameRow({
      gameNum,
      team1Id: `V${gameNum}`,
      team2Id: `H${gameNum}`,
      team1RotNum: 100 + 2 * gameNum,
      team2RotNum: 101 + 2 * gameNum,
      gameDateTimeMs: final?.startMs ?? kickOffMs,
      includeTeamTotals: false,
    });
    if (final !== undefined) {
      return [
        game,
        {
          kind: 'score',
          gameNum,
          phase: 'final',
          score1: final.score[0],
          score2: final.score[1],
          segments: [],
        },
      ];
    }
    const spread = { spread1: 3, spread2: -3, spreadAdj1: -110, spreadAdj2: -110 };
    return [game, { kind: 'line', ...emptyLine(gameNum, 0, store, kickOffMs, false), ...spread }];
  };

  const send = async (): Promise<void> => {
    sequence += 1;
    const number = sequence;
    const body = JSON.stringify({
      batchId: `b${number}`,
      sequence: number,
      image: true,
      rows: gameNums.flatMap(rowsOf),
    });
    const answer = await fetch(`${origin}/api/feed/${KILL_FEED.feedId}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${KILL_FEED.token}`, 'content-type': 'application/json' },
      body,
    });
    if (!answer.ok) return;
    const { refused } = (await answer.json()) as { refused: unknown[] };
    if (refused.length > 0)
      throw new Error(`the gateway refused rows: ${JSON.stringify(refused.slice(0, 3))}`);
    taken = number;
  };

  const running = (async () => {
    while (!stopped) {
      // While the gateway is dead nobody takes it: the next image says everything again.
      await send().catch((error: unknown) => {
        if ((error as Error).message.startsWith('the gateway refused')) throw error;
      });
      await sleep(SEND_EVERY_MS);
    }
  })();

  return {
    gameNums,
    finish: (gameNum, score1, score2) => {
      // What is over has begun, and after everything that was bet on it (HR-82).
      const startMs = finals.get(gameNum)?.startMs ?? Date.now();
      finals.set(gameNum, { startMs, score: [score1, score2] });
    },
    delivered: async () => {
      const after = sequence;
      while (taken <= after) await Promise.race([sleep(20), running]);
    },
    stop: async () => {
      stopped = true;
      await running;
    },
  };
};
