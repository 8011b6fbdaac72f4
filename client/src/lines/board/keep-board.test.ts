import type { BoardFrame } from '@lineboard/workers/board/board-frame';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { pickSpreads } from '../../../testing/open-test-slip.ts';
import { SPREAD, SPREAD_SEEN, spreadIdOf } from '../../../testing/slip-examples.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import type { BoardParts } from './BoardProvider.tsx';
import { BoardStore } from './board-store.ts';
import { keepFrames, keepSelected } from './keep-board.ts';
import { MARK_MS, PriceMarks } from './price-marks.ts';
import { SelectedPicks } from './selected-picks.ts';

const FRAME: BoardFrame = {
  revision: 1,
  sales: [],
  splice: { at: 0, removed: 0, inserted: [{ key: 'g1.0', kind: 'game', lines: 2 }] },
  details: [],
  cells: new Float64Array(),
  quotes: [],
  followed: [],
};

describe('a frame of the worker', () => {
  let nowMs: number;
  let frames$: Subject<BoardFrame>;
  let board: BoardStore;
  let marks: PriceMarks;
  let sent: unknown[];
  let stop: () => void;

  beforeEach(() => {
    nowMs = 0;
    frames$ = new Subject();
    board = new BoardStore();
    marks = new PriceMarks(() => nowMs);
    sent = [];
    const link = { frames$, send: (message: unknown) => sent.push(message) };
    stop = keepFrames({ board, marks, link } as unknown as BoardParts);
  });
  afterEach(() => stop());

  it('is drawn, and the worker hears of it, until the page stops it', () => {
    frames$.next(FRAME);
    expect(board.rows()).toHaveLength(1);
    expect(sent).toEqual([{ kind: 'drawn' }]);
    stop();
    frames$.next(FRAME);
    expect(sent).toHaveLength(1);
  });

  it('takes along the marks that are old enough, so that the board is drawn once for both', () => {
    const place = document.createTextNode('');
    marks.mark(place, '▲');
    nowMs = MARK_MS - 1;
    frames$.next(FRAME);
    expect(place.data).toBe('▲');
    nowMs = MARK_MS;
    frames$.next(FRAME);
    expect(place.data).toBe('');
  });
});

it('cells of picks on the slip are marked from the start, and follow it', () => {
  openTestPage();
  pickSpreads(useSlip, 1);
  const selected = new SelectedPicks();
  const isSelected = (gameNum: number): boolean => selected.seen(spreadIdOf(gameNum)) !== undefined;
  const stop = keepSelected(selected);
  expect([isSelected(1), isSelected(2)]).toEqual([true, false]);
  useSlip.getState().togglePick({ ...SPREAD, gameNum: 2 }, SPREAD_SEEN);
  expect([isSelected(1), isSelected(2)]).toEqual([true, true]);
  stop();
  pickSpreads(useSlip, 1);
  expect(isSelected(1)).toBe(true);
});
