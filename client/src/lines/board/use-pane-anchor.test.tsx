import type { RowHead } from '@lineboard/workers/board/board-frame';
import type { Virtualizer } from '@tanstack/react-virtual';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PaneRows } from './assign-panes.ts';
import { usePaneAnchor } from './use-pane-anchor.ts';

const HEIGHT_PX = 36;

const league = (name: string): RowHead[] => [
  { key: `l/lines/main/${name}`, kind: 'league', lines: 1 },
  ...[1, 2, 3, 4].map((number): RowHead => ({ key: `g${name}${number}.0`, kind: 'game', lines: 1 })),
];
const [first, second, third] = [league('1'), league('2'), league('3')];
const rowsOf = (...leagues: RowHead[][]): PaneRows => {
  const all = [...first, ...second, ...third];
  const rows = leagues.flat();
  return { rows, indexes: rows.map((row) => all.indexOf(row)) };
};

it('the current game keeps its place when a league of the next list is inserted above it', () => {
  const list = document.createElement('div');
  // The second game of the third league is the first below its heading, half scrolled under it.
  const virtualizer = { scrollOffset: 6 * HEIGHT_PX + 18 } as Virtualizer<HTMLDivElement, Element>;
  const shared = {
    anchor: { current: null },
    scroller: { current: list },
    virtualizer,
    heightOf: () => HEIGHT_PX,
  };
  const { rerender } = renderHook(
    ({ pane, count }: { pane: PaneRows; count: number }) => usePaneAnchor({ ...shared, pane, count }),
    { initialProps: { pane: rowsOf(first, third), count: 2 } },
  );
  rerender({ pane: rowsOf(first, second, third), count: 1 });
  expect(list.scrollTop).toBe(11 * HEIGHT_PX + 18);
  expect(virtualizer.scrollOffset).toBe(list.scrollTop);
});
