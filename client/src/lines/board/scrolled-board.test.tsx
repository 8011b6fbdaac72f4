import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderBoard, setUpBoardTests } from '../../../testing/render-board.tsx';

setUpBoardTests();

const ROW_PX = 72;

const scrollTo = (scrollTop: number): void => {
  const rows = screen.getByRole('grid').querySelector('[data-index]')!.parentElement!;
  fireEvent.scroll(rows.parentElement!, { target: { scrollTop } });
};

/** Numbers of the first and the last drawn row, without the league's heading, which stays. */
const drawnEnds = (): [number, number] => {
  const drawn = [...screen.getByRole('grid').querySelectorAll<HTMLElement>('[data-index]')]
    .map((row) => Number(row.dataset['index']))
    .filter((index) => index > 0);
  return [Math.min(...drawn), Math.max(...drawn)];
};

it('a list that is scrolled draws fewer rows behind it than ahead, and equally many on either side once it is at rest', async () => {
  await renderBoard();
  await waitFor(() => expect(drawnEnds()[1]).toBeGreaterThan(9));
  scrollTo(15 * ROW_PX);
  await waitFor(() => expect(drawnEnds()).toEqual([12, 26]));
  scrollTo(14 * ROW_PX);
  await waitFor(() => expect(drawnEnds()).toEqual([8, 22]));
  await waitFor(() => expect(drawnEnds()).toEqual([8, 25]));
});

it('the cells’ sentences follow the language', async () => {
  const { texts } = await renderBoard();
  expect(screen.getByRole('button', { name: 'Visitors 1, spread −3½ −110' })).toBeDefined();
  await act(() => texts.changeLanguage('es'));
  expect(await screen.findByRole('button', { name: 'Visitors 1, hándicap −3½ −110' })).toBeDefined();
});
