import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPulse } from '../../../testing/create-pulse.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderBoard, setUpBoardTests } from '../../../testing/render-board.tsx';
import { selectChosenTeaser } from '../../betting/slip/state/slip-rules.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';

setUpBoardTests();
let pulses: ReturnType<typeof setInterval> | undefined;
beforeEach(() => openTestPage());
afterEach(() => clearInterval(pulses));

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const cellsOfGame = () =>
  [...document.querySelectorAll<HTMLElement>('[data-pick^="G.1."]')].map(({ dataset, textContent }) => [
    dataset['pick'],
    textContent,
  ]);

/** On a busy machine a test takes longer than a price stays fresh. */
const openBoard = async () => {
  const board = await renderBoard();
  pulses = setInterval(() => act(() => board.socket.tell({ kind: 'pulse', message: createPulse() })), 300);
  return board;
};

/** As `keepSubscriptions` does. */
const choose = async (
  { page }: Awaited<ReturnType<typeof renderBoard>>,
  wagerType: 'teaser' | 'straight',
): Promise<void> => {
  await act(async () => {
    useSlip.getState().chooseWagerType(wagerType);
    const teaser = selectChosenTeaser(useSlip.getState());
    await page.link.commands.judgeBy({ restrictions: [], isTeased: teaser !== null, teaser });
  });
};

it('HR-12.1: with a teaser the board has its numbers, each with the line it is made of, and no moneylines', async () => {
  const board = await openBoard();
  const plain = cellsOfGame();
  expect(heads()).toEqual(['Game', 'Spread', 'Moneyline', 'Total', 'More']);
  await choose(board, 'teaser');
  await waitFor(() =>
    expect(cellsOfGame()).toEqual([
      ['G.1.0.S.team1', '−3½\u200a→+½'],
      ['G.1.0.S.team2', '+3½\u200a→+7½'],
      ['G.1.0.L.over', 'O 221½\u200a→217½'],
      ['G.1.0.L.under', 'U 221½\u200a→225½'],
    ]),
  );
  expect(heads()).toEqual(['Game', 'Spread', 'Total', 'More']);
  await choose(board, 'straight');
  await waitFor(() => expect(cellsOfGame()).toEqual(plain));
  expect(heads()).toEqual(['Game', 'Spread', 'Moneyline', 'Total', 'More']);
});

it('HR-12.1: a teased number that is pressed puts its pick onto the slip, seen at the line itself', async () => {
  await choose(await openBoard(), 'teaser');
  await waitFor(() => expect(cellsOfGame()).toHaveLength(4));
  await userEvent.click(
    await screen.findByRole('button', { name: /^Visitors 1, spread −3½ → \+½ with the teaser/ }),
  );
  expect(useSlip.getState().items).toMatchObject([
    { pick: { gameNum: 1, periodNumber: 0, market: 'S', side: 'team1' }, seen: { price: -110, line: -3.5 } },
  ]);
  const cell = screen.getByRole('button', { name: /^Visitors 1, spread −3½ → \+½ with the teaser/ });
  expect(cell.dataset['state']).toBe('open selected');
});
