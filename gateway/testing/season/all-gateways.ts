import { setTimeout as sleep } from 'node:timers/promises';
import { emptyLine } from '../../src/lines/feeds/timeline/empty-line.ts';
import { FAKE_STORE } from '../fakes/fake-book.ts';
import { sampleGame } from '../samples/feed-samples.ts';
import type { BalancedMover } from '../two-gateways/balanced-mover.ts';

/** Far from the numbers of the season's own games. */
const MARK_GAME = 900_000_000;
const KICK_OFF_IN_MS = 10 * 86_400_000;
const LOOK_EVERY_MS = 10;
const LIMIT_MS = 30_000;

/** Rows that say by a name how far a gateway has read; the name is looked for as any visitor would. */
const createMark = (count: number): { text: string; rows: Record<string, object> } => {
  const text = `Mark ${String(count).padStart(6, '0')}`;
  // A number's teams stay the same.
  const gameNum = MARK_GAME + count;
  const kickOffMs = Date.now() + KICK_OFF_IN_MS + count * 60_000;
  const { feedId: _, ...fields } = sampleGame({
    gameNum,
    gameDateTimeMs: kickOffMs,
    team1Id: text,
  });
  const line = {
    ...emptyLine(gameNum, 0, FAKE_STORE, kickOffMs, false),
    moneyLine1: -110,
    moneyLine2: -110,
  };
  return {
    text,
    rows: {
      [`game ${gameNum}`]: { kind: 'game', ...fields },
      [`line ${gameNum}.0`]: { kind: 'line', ...line },
    },
  };
};

/** Resolves when every gateway has read the mark, and so all that was put with it. */
const waitForMark = async (origins: readonly string[], text: string): Promise<void> => {
  const giveUpAt = Date.now() + LIMIT_MS;
  for (const origin of origins) {
    for (;;) {
      const answer = await fetch(`${origin}/api/offering/search?text=${encodeURIComponent(text)}`);
      const { games } = (await answer.json()) as { games?: unknown[] };
      if (games !== undefined && games.length > 0) break;
      if (Date.now() > giveUpAt) throw new Error(`${origin} has not read ${text} in ${LIMIT_MS} ms`);
      await sleep(LOOK_EVERY_MS);
    }
  }
};

/** A mover whose rows are in the books of all these gateways when its call is answered. */
export const markRows = (
  mover: Pick<BalancedMover, 'put'>,
  origins: readonly string[],
): Pick<BalancedMover, 'put'> => {
  let marks = 0;
  return {
    put: async (rows, gone) => {
      marks += 1;
      const mark = createMark(marks);
      await mover.put({ ...rows, ...mark.rows }, gone);
      await waitForMark(origins, mark.text);
    },
  };
};
