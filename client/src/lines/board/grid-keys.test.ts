import { expect, it, vi } from 'vitest';
import { findCell } from './grid-keys.ts';

/** Two games of two markets with two sides each; a cell is named after its game, column and line. */
const drawGames = (isFlat: boolean): void => {
  const cells = (game: number): string =>
    [0, 1]
      .flatMap((column) => [0, 1].map((line) => [column, line]))
      .map(
        ([column, line]) =>
          `<button id="g${game}c${column}l${line}" data-pick data-column="${column}" data-line="${line}"></button>`,
      )
      .join('');
  document.body.innerHTML = `<div role="grid" data-flat="${isFlat}">${[0, 1]
    .map((game) => `<div data-index="${game}"><div data-columns="3">${cells(game)}</div></div>`)
    .join('')}</div>`;
};

const walk = (from: string, ...keys: string[]): string[] => {
  let cell = document.getElementById(from)!;
  return keys.map((key) => {
    cell = findCell(cell, /^(Home|End|Page)/.test(key) ? key : `Arrow${key}`) ?? cell;
    return cell.id;
  });
};

it('arrows go across a side and down to the other where sides are below each other', () => {
  drawGames(false);
  expect(walk('g0c0l0', 'Right', 'Down', 'Down', 'Left')).toEqual(['g0c1l0', 'g0c1l1', 'g1c1l0', 'g1c0l0']);
});

it('arrows go from side to side and down to the same side of the next game where sides are next to each other', () => {
  drawGames(true);
  expect(walk('g0c0l0', 'Right', 'Right', 'Right', 'Right')).toEqual([
    'g0c0l1',
    'g0c1l0',
    'g0c1l1',
    'g0c1l1',
  ]);
  expect(walk('g0c0l1', 'Down', 'Left', 'Up')).toEqual(['g1c0l1', 'g1c0l0', 'g0c0l0']);
});

interface DrawnCell {
  id: string;
  column: number;
  line: number;
  isEmpty?: true;
}

const drawCell = ({ id, column, line, isEmpty }: DrawnCell): string =>
  `<button id="${id}" data-pick data-column="${column}" data-line="${line}" data-state="${isEmpty ? 'none' : 'open'}"></button>`;

/** Rows in document order, which isn't the order on the screen. */
const drawRows = (...rows: ReadonlyArray<readonly [index: number, cells: readonly DrawnCell[]]>): void => {
  document.body.innerHTML = `<div role="grid" data-flat="true">${rows
    .map(([index, cells]) => `<div data-index="${index}">${cells.map(drawCell).join('')}</div>`)
    .join('')}</div><button id="outside" data-column="0" data-line="0"></button>`;
};

it('rows and cells count by their place on the screen, whatever their order in the document', () => {
  drawRows(
    [10, [{ id: 'last', column: 0, line: 0 }]],
    [9, [{ id: 'third', column: 0, line: 0 }]],
    [
      2,
      [
        { id: 'c1l1', column: 1, line: 1 },
        { id: 'c1l0', column: 1, line: 0 },
        { id: 'c0l1', column: 0, line: 1 },
        { id: 'c0l0', column: 0, line: 0 },
      ],
    ],
    [0, [{ id: 'first', column: 0, line: 0 }]],
  );
  expect(walk('first', 'Down', 'Right', 'Down', 'Left', 'Down', 'Down', 'Down')).toEqual([
    'c0l0',
    'c1l0',
    'c1l1',
    'c0l1',
    'third',
    'last',
    'last',
  ]);
  expect(walk('last', 'Up', 'Up', 'Up', 'Up', 'Up')).toEqual(['third', 'c0l1', 'c0l0', 'first', 'first']);
});

it('headings and empty cells are skipped, for the nearest cell of the next line', () => {
  drawRows(
    [0, [{ id: 'top', column: 2, line: 0 }]],
    [1, []],
    [2, [{ id: 'empty', column: 2, line: 0, isEmpty: true }]],
    [
      3,
      [
        { id: 'left', column: 0, line: 0 },
        { id: 'near', column: 1, line: 0 },
        { id: 'asNear', column: 3, line: 0 },
        { id: 'below', column: 2, line: 1 },
      ],
    ],
  );
  expect(walk('top', 'Down', 'Down', 'Up', 'Up')).toEqual(['near', 'below', 'near', 'top']);
  expect(walk('near', 'Right', 'Right', 'Left', 'Left', 'Left')).toEqual([
    'asNear',
    'asNear',
    'near',
    'left',
    'left',
  ]);
});

it('no other key leads anywhere, nor does one from outside a grid', () => {
  drawRows([0, [{ id: 'here', column: 0, line: 0 }]], [1, [{ id: 'there', column: 1, line: 0 }]]);
  expect(findCell(document.getElementById('here')!, 'Tab')).toBeNull();
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'])
    expect(findCell(document.getElementById('outside')!, key)).toBeNull();
});

/** Lists next to each other, one game each, whose lines are at these heights. */
const drawLists = (...tops: readonly number[]): void => {
  document.body.innerHTML = `<div data-panes>${tops
    .map(
      (top, list) =>
        `<div role="grid"><div data-index="${list}">${[0, 1]
          .flatMap((column) => [0, 1].map((line) => [column, line]))
          .map(
            ([column, line]) =>
              `<button id="p${list}c${column}l${line}" data-pick data-column="${column}" data-line="${line}"
                data-top="${top + 36 * line!}"></button>`,
          )
          .join('')}</div></div>`,
    )
    .join('')}</div>`;
  for (const cell of document.querySelectorAll<HTMLElement>('[data-top]'))
    vi.spyOn(cell, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, Number(cell.dataset['top']), 100, 36),
    );
};

it('arrows cross the edge of a list to the nearest line of the next one, and back', () => {
  drawLists(200, 232);
  expect(walk('p0c1l1', 'Right', 'Right', 'Left', 'Left')).toEqual(['p1c0l0', 'p1c1l0', 'p1c0l0', 'p0c1l1']);
  expect(walk('p0c0l0', 'Left')).toEqual(['p0c0l0']);
  expect(walk('p1c1l0', 'Right', 'Up')).toEqual(['p1c1l0', 'p1c1l0']);
});

it('Home and End go to the ends of the line and stay within the list', () => {
  drawLists(200, 232);
  expect(walk('p0c0l1', 'End', 'End', 'Home', 'Home')).toEqual(['p0c1l1', 'p0c1l1', 'p0c0l1', 'p0c0l1']);
});

/** A list of the given height, of games with a line each, every one as high as a line. */
const drawLongList = (games: number, heightPx: number, isWide: (game: number) => boolean): void => {
  document.body.innerHTML = `<div role="grid"><div id="scroller"><div role="rowgroup">${Array.from(
    { length: games },
    (_, game) =>
      `<div data-index="${game}">${[0, 1]
        .filter((column) => column === 0 || isWide(game))
        .map((column) => drawCell({ id: `r${game}c${column}`, column, line: 0 }))
        .join('')}</div>`,
  ).join('')}</div></div></div>`;
  vi.spyOn(document.getElementById('scroller')!, 'clientHeight', 'get').mockReturnValue(heightPx);
  for (const cell of document.querySelectorAll<HTMLElement>('[data-column]'))
    vi.spyOn(cell, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 36 * Number(cell.closest<HTMLElement>('[data-index]')!.dataset['index']), 100, 36),
    );
};

it('Page Down and Page Up move by the list’s height, in the same column, and stop at the last line', () => {
  drawLongList(20, 36 * 6, (game) => game !== 4);
  expect(walk('r1c1', 'PageDown', 'PageDown', 'PageDown', 'PageDown')).toEqual([
    'r7c1',
    'r13c1',
    'r19c1',
    'r19c1',
  ]);
  expect(walk('r19c1', 'PageUp', 'PageUp', 'PageUp', 'PageUp')).toEqual(['r13c1', 'r7c1', 'r1c1', 'r0c1']);
});

it('Page Down moves at least one line, however low the list is', () => {
  drawLongList(3, 10, () => true);
  expect(walk('r0c0', 'PageDown', 'PageDown', 'PageDown')).toEqual(['r1c0', 'r2c0', 'r2c0']);
});
