import type { TopicState } from '@lineboard/domain/lines/book/topic-state';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import {
  countDefaultAlternates,
  selectDefaultAlternates,
} from '@lineboard/domain/lines/offering/select-default-alternates';
import type { ShownAlternates } from './board-row.ts';
import type { BoardView } from '../board/board-view.ts';

/** The alternate lines of an unfolded game. */
export interface Ladder {
  alternates: readonly GameLine[];
  shown: readonly GameLine[];
  /** All of them were requested. */
  isWhole: boolean;
  /** The lines that are shown by default; to be passed in again the next time. */
  folded: ShownAlternates;
  /** Some of them are hidden then. */
  isFoldable: boolean;
}

const NONE: ShownAlternates = { byDefault: [], picked: [] };

/** An unfolded game. */
interface Unfolded {
  game: Game;
  /** In the order of their numbers. */
  alternates: readonly GameLine[];
  isInPlay: boolean;
}

/**
 * The alternate lines of a game that are shown: those nearest to the line of the full game, whatever period the board
 * shows, and those on the slip; or all, once they were requested.
 * @param earlier undefined when the game was just unfolded
 */
export const selectLadder = (
  { game, alternates, isInPlay }: Unfolded,
  state: TopicState,
  { spreadDisplay, wholeLadders, pickedAlternates }: BoardView,
  earlier: ShownAlternates = NONE,
): Ladder => {
  const isWhole = wholeLadders.includes(game.gameNum);
  const own = state.line.get(`${game.gameNum}.0`) ?? null;
  const count = countDefaultAlternates(spreadDisplay, game.sportType, isInPlay);
  const byDefault = selectDefaultAlternates(own, alternates, count, earlier.byDefault);
  const picked = alternates
    .map(({ periodNumber }) => periodNumber)
    .filter(
      (number) =>
        pickedAlternates.includes(`${game.gameNum}.${number}`) ||
        (!isWhole && earlier.picked.includes(number)),
    );
  const shown = alternates.filter(
    ({ periodNumber }) => byDefault.includes(periodNumber) || picked.includes(periodNumber),
  );
  return {
    alternates,
    shown: isWhole ? alternates : shown,
    isWhole,
    folded: { byDefault, picked },
    isFoldable: shown.length < alternates.length,
  };
};
