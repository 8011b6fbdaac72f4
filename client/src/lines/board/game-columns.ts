import { GAME_CELLS } from '@lineboard/workers/board/board-cell';
import type { GameDetail } from '@lineboard/workers/board/board-frame';
import type { TFunction } from 'i18next';
import type { CellSubject } from './cell-element.ts';
import { createSayCell, sayText } from './cell-words.ts';

/** Cells of a game row by column and line, as their numbers in `GAME_CELLS`. */
const NORMAL_COLUMNS: ReadonlyArray<readonly number[]> = [
  [0, 1],
  [2, 3, 4],
  [5, 6],
];
/** A teaser takes no moneylines. */
const TEASED_COLUMNS = [NORMAL_COLUMNS[0]!, NORMAL_COLUMNS[2]!] as const;
const TEAM_TOTAL_COLUMNS: ReadonlyArray<readonly number[]> = [
  [7, 9],
  [8, 10],
];

export interface PlacedCell {
  cell: number;
  subject: CellSubject;
}

/** The parts of a game that its cells name; the score is not among them. */
export interface GameNames
  extends Pick<GameDetail, 'gameNum' | 'periodNumber' | 'team1' | 'team2' | 'hasDraw' | 'teamTotals'> {
  /** For a period that is next to another one: its name in words. */
  periodName?: string;
  isTeased?: boolean;
}

/** A side's name in words. */
const subjectOf = (
  t: TFunction,
  { team1, team2 }: Pick<GameNames, 'team1' | 'team2'>,
  side: string,
): string => {
  switch (side) {
    case 'team1':
      return team1;
    case 'team2':
      return team2;
    case 'draw':
      return sayText(t, 'board:subject.draw', { team1, team2 });
    case 'over':
      return sayText(t, 'board:subject.over', { team1, team2 });
    case 'under':
      return sayText(t, 'board:subject.under', { team1, team2 });
    default: {
      const team = side.startsWith('team1') ? team1 : team2;
      return side.endsWith('Over')
        ? sayText(t, 'board:subject.teamOver', { team })
        : sayText(t, 'board:subject.teamUnder', { team });
    }
  }
};

const MARKETS = { S: 'spread', M: 'moneyLine', L: 'total', E: 'teamTotal' } as const;

/** One price of a game: the bet that pressing it makes, and its words. @param place in the grid of its row */
export const createGameCell = (
  t: TFunction,
  game: Pick<GameNames, 'gameNum' | 'periodNumber' | 'team1' | 'team2' | 'periodName'>,
  cell: number,
  place: Pick<CellSubject, 'column' | 'line'>,
): PlacedCell => {
  const { market, side } = GAME_CELLS[cell]!;
  const isOver = /over$/i.test(side);
  const whole = subjectOf(t, game, side);
  const { periodName } = game;
  const subject =
    periodName === undefined
      ? whole
      : sayText(t, 'board:subject.ofPeriod', { subject: whole, period: periodName });
  return {
    cell,
    subject: {
      pick: { type: 'G', gameNum: game.gameNum, periodNumber: game.periodNumber, market, side },
      say: createSayCell(t, subject, MARKETS[market]),
      points:
        market === 'M'
          ? 'none'
          : market === 'S'
            ? 'spread'
            : { prefix: isOver ? t('board:over') : t('board:under') },
      ...place,
    },
  };
};

const columnsOf = ({ teamTotals, isTeased = false }: GameNames): ReadonlyArray<readonly number[]> =>
  teamTotals ? TEAM_TOTAL_COLUMNS : isTeased ? TEASED_COLUMNS : NORMAL_COLUMNS;

/** The columns of a game row, with their places and words. */
export const createGameColumns = (t: TFunction, game: GameNames): PlacedCell[][] =>
  columnsOf(game).map((cells, column) =>
    cells
      .filter((cell) => GAME_CELLS[cell]!.side !== 'draw' || game.hasDraw)
      .map((cell, line) => createGameCell(t, game, cell, { column, line })),
  );
