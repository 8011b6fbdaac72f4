import { LINES_TOPIC, sampleGame, sampleLine } from '@lineboard/workers/testing/sample-book';
import { patchLine, putOp, SampleGateway } from '@lineboard/workers/testing/sample-gateway';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderBoard, setUpBoardTests } from '../../../testing/render-board.tsx';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';

setUpBoardTests();

const GAMES = [1, 2, 3];
const RECORDS = GAMES.flatMap((gameNum) => [
  putOp('game', sampleGame(gameNum)),
  putOp('line', sampleLine(gameNum)),
  ...(gameNum === 3 ? [] : [putOp('line', sampleLine(gameNum, 1, { spread1: -1.5, spread2: 1.5 }))]),
]);

const openWide = async (widthPx: number) => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(widthPx);
  return renderBoard(LINES_TOPIC, RECORDS);
};

const cell = (name: string) => screen.getByRole('button', { name });
const cellsOfGame = (gameNum: number) => document.querySelectorAll(`[data-pick^="G.${gameNum}."]`).length;

it('has only the three markets when there is no room for more', async () => {
  await openWide(860);
  expect(cellsOfGame(1)).toBe(6);
  expect(screen.getByRole('grid').getAttribute('aria-colcount')).toBe('5');
});

it('has team totals and the first half next to them when there is, under heads that say so', async () => {
  await openWide(1_340);
  await screen.findByRole('button', { name: 'Visitors 1, 1st half, spread −1½ −110' });
  expect(cell('Hosts 1 under, team total U 109 −110')).toBeTruthy();
  expect(cellsOfGame(1)).toBe(16);
  expect(
    screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label') ?? head.textContent),
  ).toEqual([
    'Game',
    'Spread',
    'Moneyline',
    'Total',
    'More',
    'Team totals, Over',
    'Team totals, Under',
    '1st half, Spread',
    '1st half, Moneyline',
    '1st half, Total',
  ]);
});

it('a price of another period is taken as it was seen, and moves separately', async () => {
  const { gateway, send } = await openWide(1_340);
  await userEvent.click(await screen.findByRole('button', { name: 'Visitors 1, 1st half, spread −1½ −110' }));
  expect(useSlip.getState().items[0]).toMatchObject({
    pick: { type: 'G', gameNum: 1, periodNumber: 1, market: 'S', side: 'team1' },
    seen: { price: -110, line: -1.5 },
  });
  await send(gateway.change(patchLine(2, 1, { moneyLine1: -150 })));
  expect(cell('Visitors 2, 1st half, moneyline −150').textContent).toBe('−150▲');
  expect(cell('Visitors 2, moneyline −160').textContent).toBe('−160');
});

it('a game without a line for the period has empty cells there', async () => {
  await openWide(1_340);
  const empty = await screen.findByRole('button', { name: 'Visitors 3, 1st half, spread, no line' });
  await userEvent.click(empty);
  expect(useSlip.getState().items).toEqual([]);
});

it('the arrows continue into the further columns', async () => {
  await openWide(1_340);
  await screen.findByRole('button', { name: 'Visitors 1, 1st half, spread −1½ −110' });
  screen.getByRole('button', { name: /^Over, Visitors 1 at Hosts 1, total/ }).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Visitors 1, 1st half, spread −1½ −110');
});

it('two leagues are side by side, each in its own grid, and a chip scrolls only its own', async () => {
  const { socket } = await openWide(1_980);
  const second = 'lines/main/Basketball/WNBA';
  const other = new SampleGateway(second, [putOp('game', sampleGame(9)), putOp('line', sampleLine(9))]);
  act(() => void useOffering.getState().chooseLeague(second));
  await act(async () => {
    socket.tell(other.snapshot());
    await new Promise((done) => setTimeout(done, 60));
  });
  const [left, right] = await waitFor(() => {
    const grids = screen.getAllByRole('grid');
    expect(grids).toHaveLength(2);
    return grids;
  });
  expect(left!.getAttribute('aria-label')).toBe('Lines by league, part 1 of 2');
  expect(left!.querySelector('[data-pick^="G.1."]')).not.toBeNull();
  expect(left!.querySelector('[data-pick^="G.9."]')).toBeNull();
  expect(right!.querySelector('[data-pick^="G.9."]')).not.toBeNull();
  await userEvent.click(cell('Visitors 9, moneyline −160'));
  expect(useSlip.getState().items.map(({ itemId }) => itemId)).toEqual(['G.9.0.M.team1']);
  act(() => useOffering.getState().dropLeague(second));
  await waitFor(() => expect(screen.getAllByRole('grid')).toHaveLength(1));
});
