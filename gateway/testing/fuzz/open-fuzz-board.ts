import { createFeedScore } from '@lineboard/domain/testing/feed-fixtures';
import { createSeasonBoard, type SeasonBoard } from '../season/season-board.ts';
import { between, chance } from '../season/chance.ts';
import { chooseOne, type Random } from '@lineboard/domain/testing/seeded-random';
import type { FuzzGame } from './draw-game.ts';
import type { LineHistory } from './line-history.ts';

/** The season's board, with games under way and lines that move. */
export interface FuzzBoard extends Omit<SeasonBoard, 'open'> {
  open(games: readonly FuzzGame[]): Promise<void>;
  /** Takes back the final of some of the games: they go on (HR-41). */
  takeBack(games: readonly FuzzGame[]): Promise<readonly FuzzGame[]>;
  /** A price, a number or a status of one of the games becomes another one. */
  move(random: Random, games: readonly FuzzGame[]): Promise<void>;
}

const TAKEN_BACK_EVERY = 6;

export const openFuzzBoard = (history: Pick<LineHistory, 'put'>): FuzzBoard => {
  const board = createSeasonBoard(history);
  return {
    ...board,
    open: async (games) => {
      await board.open(games);
      const live = games.filter(({ isLive }) => isLive).map(({ gameNum }) => createLiveScore(gameNum));
      if (live.length > 0) await history.put(Object.fromEntries(live));
    },
    takeBack: async (games) => {
      const back = games.filter(({ gameNum }) => gameNum % TAKEN_BACK_EVERY === 0);
      if (back.length > 0)
        await history.put(Object.fromEntries(back.map(({ gameNum }) => createLiveScore(gameNum))));
      return back;
    },
    move: async (random, games) => {
      const game = chooseOne(random, games);
      const at = Math.floor(random() * game.opening.lines.length);
      const line = game.opening.lines[at];
      if (line === undefined) return;
      const by = chooseOne(random, [-5, 5]);
      const moved = { ...line };
      if (moved.spreadAdj1 !== null && moved.spreadAdj2 !== null && chance(random, 0.6)) {
        moved.spreadAdj1 = movePrice(moved.spreadAdj1, by);
        moved.spreadAdj2 = movePrice(moved.spreadAdj2, -by);
      } else if (moved.moneyLine1 !== null && moved.moneyLine2 !== null && chance(random, 0.6)) {
        moved.moneyLine1 = movePrice(moved.moneyLine1, by);
        moved.moneyLine2 = movePrice(moved.moneyLine2, -by);
      } else if (moved.totalPoints !== null && moved.totalPoints > 2 && chance(random, 0.8)) {
        moved.totalPoints += between(random, -1, 1) / 2;
      } else moved.totalsStatus = chooseOne(random, ['O', 'O', 'O', 'H']);
      game.opening = { ...game.opening, lines: game.opening.lines.with(at, moved) };
      await board.open([game]);
    },
  };
};

const createLiveScore = (gameNum: number): [string, object] => [
  `score ${gameNum}`,
  { kind: 'score', ...createFeedScore({ gameNum, phase: 'live', clock: '1st' }) },
];

/** By cents through even money, so that no figure between −100 and +100 comes up. */
const movePrice = (price: number, cents: number): number => {
  const moved = (price > 0 ? price - 100 : price + 100) + cents;
  return moved >= 0 ? moved + 100 : moved - 100;
};
