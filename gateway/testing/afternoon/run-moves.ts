import { createSeededRandom } from '@lineboard/domain/testing/seeded-random';
import { TRUTH_SPORTS } from './chances-of-sports.ts';
import { openMoverDesk } from './mover-desk.ts';
import { CLOSES_MS, gameRow, lineRow, scoreRow } from './mover-rows.ts';
import { TrueGame } from './true-game.ts';

export interface MovesResult {
  rows: number;
  held: string[];
  longestHoldMs: number;
}

const START_MS = Date.UTC(2031, 8, 7, 17);
const TICK_MS = 1_000;
const GAMES = 50;
/** The share that a game moves from one of its rows to the next. */
const SHARE_OF_MOVE = 0.01;
/** A mover says what is held again after so long. */
const AGAIN_MS = 4_000;

/** Right moves in play, so many of them after scores, and those between. What is held is said again. */
export const runMoves = async ({ seed, moves }: { seed: number; moves: number }): Promise<MovesResult> => {
  const random = createSeededRandom(seed);
  const desk = await openMoverDesk(START_MS);
  const result: MovesResult = { rows: 0, held: [], longestHoldMs: 0 };
  const begin = (at: number, gameNum: number): TrueGame =>
    new TrueGame(gameNum, TRUTH_SPORTS[at % TRUTH_SPORTS.length]!, desk.nowMs - 60_000, random);
  const games = Array.from({ length: GAMES }, (_, at) => begin(at, at + 1));
  const open = (game: TrueGame) => [
    gameRow(game),
    scoreRow(game),
    lineRow(game, { periodWagerCutoffMs: CLOSES_MS }),
  ];
  await desk.push(games.flatMap(open), true);
  const heldSince = new Map<TrueGame, number>();
  let next = GAMES + 1;
  let scores = 0;
  for (let tick = 1; scores < moves || heldSince.size > 0; tick++) {
    desk.nowMs = START_MS + tick * TICK_MS;
    const at = tick % GAMES;
    let game = games[at]!;
    if (game.isOver && !heldSince.has(game)) {
      await desk.push([{ kind: 'removeGame', gameNum: game.gameNum }]);
      game = games[at] = begin(at, next);
      next += 1;
      await desk.push(open(game));
      continue;
    }
    const due = [...heldSince].find(([, sinceMs]) => (desk.nowMs - sinceMs) % AGAIN_MS === 0)?.[0];
    if (due === undefined && heldSince.has(game)) continue;
    const moved = due ?? game;
    if (due === undefined) {
      moved.play(SHARE_OF_MOVE);
      moved.drift(random);
      if (random() < SHARE_OF_MOVE / moved.shareOfScore) {
        moved.scoreBy(random() < 0.5 ? 0 : 1, random);
        scores += 1;
      }
      result.rows += 1;
    }
    const { held } = await desk.push([scoreRow(moved), lineRow(moved)]);
    const sinceMs = heldSince.get(moved);
    if (held.length === 0) {
      if (sinceMs !== undefined) result.longestHoldMs = Math.max(result.longestHoldMs, desk.nowMs - sinceMs);
      heldSince.delete(moved);
    } else if (sinceMs === undefined) {
      heldSince.set(moved, desk.nowMs);
      result.held.push(`${moved.sportType}: ${held[0]!.code} ${held[0]!.reason}`);
    }
  }
  await desk.close();
  return result;
};
