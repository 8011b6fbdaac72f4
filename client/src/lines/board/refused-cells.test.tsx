import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { answered, setUpCombinationWorker } from '../../../testing/combination-worker.ts';
import { createPulse } from '../../../testing/create-pulse.ts';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { renderBoard, setUpBoardTests } from '../../../testing/render-board.tsx';
import { useFoundLines } from '../../betting/offering/found-lines-store.ts';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { loadSlipContent } from '../../betting/slip/slip-content.ts';
import { useCombination } from '../../betting/slip/state/combination-store.ts';
import { combineItems, takeApart } from '../../betting/slip/state/keep-combinations.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { BoardMarks } from './BoardMarks.tsx';

setUpBoardTests();
setUpCombinationWorker();

let pulses: ReturnType<typeof setInterval> | undefined;
afterEach(() => clearInterval(pulses));

const cell = (name: string | RegExp) => screen.getByRole('button', { name });
const spread = () => cell(/^Visitors 1, spread/);
const moneyLine = () => cell(/^Visitors 1, moneyline/);
const total = () => cell(/^Over, Visitors 1[^0-9]/);
const press = (button: HTMLElement) => userEvent.click(button);
const itemIds = () => useSlip.getState().items.map(({ itemId }) => itemId);

/** The board, with the spread and the total of its first game combined on the slip. */
const combineOnBoard = async () => {
  openFakeBook();
  await loadSlipContent();
  const board = await renderBoard();
  // On a busy machine a test takes longer than a price stays fresh.
  pulses = setInterval(() => act(() => board.socket.tell({ kind: 'pulse', message: createPulse() })), 300);
  const marks = render(
    <I18nextProvider i18n={board.texts}>
      <BoardMarks />
    </I18nextProvider>,
  );
  act(() => useSlip.getState().chooseWagerType('parlay'));
  await press(spread());
  await press(total());
  expect(moneyLine().dataset['apart']).toBeUndefined();
  act(() => combineItems(itemIds()));
  await answered();
  return { ...board, marks };
};

it('HR-64.3: while picks of a game are one on the slip, the board greys the cells that can’t join them, and says why', async () => {
  await combineOnBoard();
  expect(moneyLine().getAttribute('aria-description')).toBe('One decides the other: Visitors 1 −3½.');
  expect(cell(/^Hosts 1, spread/).getAttribute('aria-description')).toBe('Can’t win with Visitors 1 −3½.');
  expect(total().dataset['apart']).toBeUndefined();
  expect(cell(/^Visitors 2, moneyline/).dataset['apart']).toBeUndefined();

  useNotices.getState().takeNotices();
  moneyLine().focus();
  await userEvent.keyboard('{Enter}');
  expect(itemIds()).toHaveLength(2);
  expect(
    useNotices
      .getState()
      .takeNotices()
      .map(({ text }) => text),
  ).toEqual(['Same-game parlay: One decides the other: Visitors 1 −3½.']);
  await press(cell(/^Visitors 2, moneyline/));
  expect(itemIds()).toHaveLength(3);
  expect(useNotices.getState().takeNotices()).toEqual([]);
});

it('what is greyed follows the picks, and goes with the combination and with the board', async () => {
  const { marks } = await combineOnBoard();
  await press(spread());
  await answered();
  expect(moneyLine().dataset['apart']).toBeUndefined();
  await press(spread());
  act(() => combineItems(itemIds()));
  await answered();
  expect(moneyLine().dataset['apart']).toBeDefined();
  act(() => takeApart(itemIds()));
  expect(moneyLine().dataset['apart']).toBeUndefined();
  // As legs of their own they may not stand together either.
  expect(moneyLine().getAttribute('aria-description')).toMatch(/^Correlated/);
  act(() => combineItems(itemIds()));
  await answered();
  expect(moneyLine().dataset['apart']).toBeDefined();
  expect(useFoundLines.getState().picks.length).toBeGreaterThan(4);
  marks.unmount();
  expect(moneyLine().dataset['apart']).toBeUndefined();
  expect(useFoundLines.getState().picks).toEqual([]);
  expect(useCombination.getState()).toMatchObject({ candidates: [], refused: new Map() });
});

it('cells that come later are judged and greyed, too, and one of a known pick at once', async () => {
  await combineOnBoard();
  const before = moneyLine();
  act(() => useOffering.getState().changeOffering({ teamTotals: true }));
  await waitFor(() =>
    expect(useCombination.getState().candidates.map(({ market }) => market)).toContain('E'),
  );
  act(() => useOffering.getState().changeOffering({ teamTotals: false }));
  await waitFor(() => expect(moneyLine().dataset['apart']).toBeDefined());
  expect(moneyLine()).not.toBe(before);
  const found = document.body.appendChild(document.createElement('button'));
  found.dataset['pick'] = 'G.1.0.M.team1';
  await waitFor(() => expect(found.dataset['apart']).toBe(moneyLine().dataset['apart']), { timeout: 500 });
  found.remove();
});

it('HR-11.2: tells of the cells that can’t stand beside a parlay’s pick before they are pressed, and takes them all the same', async () => {
  openFakeBook();
  await loadSlipContent();
  const board = await renderBoard();
  render(
    <I18nextProvider i18n={board.texts}>
      <BoardMarks />
    </I18nextProvider>,
  );
  const said = (button: HTMLElement) => button.getAttribute('aria-description');
  await press(spread());
  expect(said(moneyLine())).toBeNull();
  act(() => useSlip.getState().chooseWagerType('parlay'));
  useSlip.getState().confirmChange();
  if (itemIds().length === 0) await press(spread());
  const reason = 'Correlated: not in one wager with Visitors 1 −3½.';
  await waitFor(() => expect(said(moneyLine())).toBe(reason));
  expect(said(cell(/^Hosts 1, spread/))).toBe(reason);
  // A side may stand with the total, and with other games.
  expect([said(total()), said(spread()), said(cell(/^Visitors 2, moneyline/))]).toEqual([null, null, null]);
  await press(moneyLine());
  expect(itemIds()).toEqual(['G.1.0.S.team1', 'G.1.0.M.team1']);
  expect(said(moneyLine())).toBeNull();
  await press(moneyLine());
  act(() => useSlip.getState().chooseWagerType('progressiveParlay'));
  await waitFor(() => expect(said(total())).toBe(reason));
  act(() => useSlip.getState().chooseWagerType('straight'));
  await waitFor(() => expect(said(total())).toBeNull());
});
