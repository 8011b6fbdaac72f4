import { act, renderHook, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RowHead } from '@lineboard/workers/board/board-frame';
import { LINES_TOPIC, sampleGame } from '@lineboard/workers/testing/sample-book';
import { GAMES, renderBoard, setUpBoardTests } from '../../../testing/render-board.tsx';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { useBoardTarget } from './use-board-target.ts';

setUpBoardTests();

const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
const lastTop = () => scrollTo.mock.lastCall?.[0].top;

beforeEach(() => {
  scrollTo.mockReset();
  // jsdom has no layout and so doesn't scroll: the tests check the board's requests to scroll.
  Object.assign(Element.prototype, { scrollTo });
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(100_000);
});

it('a target game is scrolled into view', async () => {
  await renderBoard();
  act(() => void useOffering.getState().chooseLeague(LINES_TOPIC, GAMES - 5));
  await waitFor(() => expect(lastTop()).toBeGreaterThan(1_000));
});

it('a target game is named, for the title of the page', async () => {
  await renderBoard();
  act(() => void useOffering.getState().chooseLeague(LINES_TOPIC, 2));
  const { team1Id: team1, team2Id: team2 } = sampleGame(2);
  await waitFor(() => expect(useOffering.getState().targetNames).toEqual({ gameNum: 2, team1, team2 }));
});

it('each target is reached once: the heading at once, the game when its lines have come, and nothing after that', () => {
  const asked: Array<readonly [number, string]> = [];
  const scrollRow = (index: number, align: string): void => void asked.push([index, align]);
  const heading: RowHead = { key: `l/${LINES_TOPIC}`, kind: 'league', lines: 1 };
  const row = (gameNum: number): RowHead => ({ key: `g${gameNum}.0`, kind: 'game', lines: 2 });
  const { rerender } = renderHook(
    ({ rows }: { rows: RowHead[] }) => useBoardTarget(rows, scrollRow, useRef(null)),
    {
      initialProps: { rows: [] as RowHead[] },
    },
  );
  act(() => void useOffering.getState().chooseLeague(LINES_TOPIC, 12));
  expect(asked).toEqual([]);
  rerender({ rows: [heading] });
  rerender({ rows: [heading, row(1)] });
  expect(asked).toEqual([[0, 'start']]);
  rerender({ rows: [heading, row(1), row(12)] });
  expect(asked).toEqual([
    [0, 'start'],
    [2, 'center'],
  ]);
  rerender({ rows: [heading, row(12)] });
  expect(asked).toHaveLength(2);
});

it('a league is scrolled to the top when it is there, and again when its lines have made it long enough', () => {
  const asked: number[] = [];
  const scrollRow = (index: number): void => void asked.push(index);
  const other: RowHead = { key: 'g1.0', kind: 'game', lines: 2 };
  const heading: RowHead = { key: `l/${LINES_TOPIC}`, kind: 'league', lines: 1 };
  const { rerender } = renderHook(
    ({ rows }: { rows: RowHead[] }) => useBoardTarget(rows, scrollRow, useRef(null)),
    {
      initialProps: { rows: [other] },
    },
  );
  act(() => void useOffering.getState().chooseLeague(LINES_TOPIC));
  const skeleton: RowHead = { key: `s0/${LINES_TOPIC}`, kind: 'skeleton', lines: 2 };
  rerender({ rows: [other, heading, skeleton] });
  rerender({ rows: [other, heading, skeleton, skeleton] });
  expect(asked).toEqual([1]);
  rerender({ rows: [other, heading, { key: 'g12.0', kind: 'game', lines: 2 }] });
  rerender({ rows: [heading] });
  expect(asked).toEqual([1, 1]);
});

it('a league that is requested again, or chosen in the strip, is scrolled with its heading to the top', async () => {
  await renderBoard();
  act(() => void useOffering.getState().chooseLeague(LINES_TOPIC, GAMES - 5));
  await waitFor(() => expect(lastTop()).toBeGreaterThan(1_000));
  act(() => useOffering.getState().showLeague(LINES_TOPIC));
  await waitFor(() => expect(lastTop()).toBe(0));
});

it('a target game that doesn’t exist leaves the board where it is, with a notice', async () => {
  await renderBoard();
  scrollTo.mockReset();
  useNotices.getState().takeNotices();
  act(() => void useOffering.getState().chooseLeague(LINES_TOPIC, 9_999));
  await act(() => new Promise((done) => setTimeout(done, 80)));
  expect(scrollTo.mock.calls.every(([{ top }]) => top === 0)).toBe(true);
  expect(useNotices.getState().takeNotices()).toMatchObject([
    { text: 'That game isn’t among the lines right now.' },
  ]);
});
