import {
  CONTEST_CELL,
  GAME_CELLS,
  NORMAL_CELLS,
  periodCell,
  PROP_CELLS,
} from '@lineboard/workers/board/board-cell';
import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import type { PressedSubject } from '../../betting/bets/bet-subject.ts';
import { describePressed } from './describe-pressed.ts';
import type { SeenLine } from '../../betting/slip/state/slip-item.ts';
import type { BoardStore } from './board-store.ts';
import { isBettable } from './cell-view.ts';

export interface PressedPick {
  pick: WagerPick;
  seen: SeenLine;
  pressed: PressedSubject | null;
}

type CellPick = [cell: number, pick: WagerPick];

/** A row's picks by the numbers of its cells. */
const picksOf = (board: BoardStore, rowKey: string): { epoch: string; picks: CellPick[] } => {
  const detail = board.detail(rowKey);
  if (detail?.kind === 'contestant') {
    const { contestNum, contestantNum, epoch } = detail;
    return { epoch, picks: [[CONTEST_CELL, { type: 'C', contestNum, contestantNum }]] };
  }
  if (detail?.kind === 'prop') {
    const { contestNum, contestantNums, epoch } = detail;
    return {
      epoch,
      picks: contestantNums.map((contestantNum, at) => [
        PROP_CELLS[at]!,
        { type: 'C', contestNum, contestantNum },
      ]),
    };
  }
  if (detail?.kind !== 'game' && detail?.kind !== 'rung') return { epoch: '', picks: [] };
  const extras = detail.kind === 'game' ? detail.extras : null;
  const { gameNum, periodNumber, epoch } = detail;
  return {
    epoch,
    picks: [
      ...GAME_CELLS.map(
        ({ market, side }, cell): CellPick => [cell, { type: 'G', gameNum, periodNumber, market, side }],
      ),
      ...(extras?.periods ?? []).flatMap((period) =>
        NORMAL_CELLS.map((cell): CellPick => {
          const { market, side } = GAME_CELLS[cell]!;
          const pick = { type: 'G', gameNum, periodNumber: period.periodNumber, market, side } as const;
          return [periodCell(period.periodNumber, cell), pick];
        }),
      ),
    ],
  };
};

/**
 * The pick behind a pressed cell and the line that the customer saw in it. A price that is closed for betting gives no
 * pick, but a pick on the slip can always be removed.
 */
export const readPressedPick = (target: Element, board: BoardStore): PressedPick | null => {
  const button = target.closest<HTMLElement>('[data-pick]');
  const index = Number(button?.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? -1);
  const row = board.rows()[index];
  if (button === null || row === undefined) return null;
  const { epoch, picks } = picksOf(board, row.key);
  const found = picks.find(([, pick]) => keyOfPick(pick) === button.dataset['pick']);
  const view = found === undefined ? undefined : board.cell(row.key, found[0]);
  if (found === undefined || view === undefined) return null;
  const isSelected = button.getAttribute('aria-pressed') === 'true';
  if (!isBettable(view) && !isSelected) return null;
  return {
    pick: found[1],
    pressed: describePressed(board.detail(row.key)),
    seen: { price: view.price ?? 0, line: view.points, position: { epoch, clk: view.version } },
  };
};
