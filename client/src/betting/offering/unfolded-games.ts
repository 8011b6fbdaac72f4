import type { BoardView } from '@lineboard/workers/board/board-view';
import type { LadderMarket } from '@lineboard/workers/board/ladder-market';

/** The games whose history, further periods and alternate lines a list shows, and how far. */
export type UnfoldedGames = Pick<BoardView, 'unfolded' | 'wholeLadders' | 'ladderMarkets'>;

/** Change what a list shows unfolded. */
export interface Unfolding {
  /** A game that is unfolded again begins with its default alternate lines, and with their first market. */
  toggleUnfolded: (gameNum: number) => void;
  toggleLadder: (gameNum: number) => void;
  chooseLadderMarket: (gameNum: number, market: LadderMarket) => void;
}

const toggle = (numbers: readonly number[], number: number): number[] =>
  numbers.includes(number) ? numbers.filter((other) => other !== number) : [...numbers, number];

/** @param set takes what changes; the rest stays */
export const createUnfolding = (
  get: () => UnfoldedGames,
  set: (changed: Partial<UnfoldedGames>) => void,
): Unfolding => ({
  toggleUnfolded: (gameNum) => {
    const { unfolded, wholeLadders, ladderMarkets } = get();
    set({
      unfolded: toggle(unfolded, gameNum),
      wholeLadders: wholeLadders.filter((other) => other !== gameNum),
      ladderMarkets: ladderMarkets.filter(([other]) => other !== gameNum),
    });
  },
  toggleLadder: (gameNum) => set({ wholeLadders: toggle(get().wholeLadders, gameNum) }),
  chooseLadderMarket: (gameNum, market) =>
    set({
      ladderMarkets: [...get().ladderMarkets.filter(([other]) => other !== gameNum), [gameNum, market]],
    }),
});
