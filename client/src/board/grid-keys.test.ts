import { expect, it } from 'vitest';
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
    .map((game) => `<div data-index="${game}"><div data-totals="false">${cells(game)}</div></div>`)
    .join('')}</div>`;
};

const walk = (from: string, ...keys: string[]): string[] => {
  let cell = document.getElementById(from)!;
  return keys.map((key) => {
    cell = findCell(cell, `Arrow${key}`) ?? cell;
    return cell.id;
  });
};

it('where sides stand below each other, arrows go across a side and down to the other', () => {
  drawGames(false);
  expect(walk('g0c0l0', 'Right', 'Down', 'Down', 'Left')).toEqual(['g0c1l0', 'g0c1l1', 'g1c1l0', 'g1c0l0']);
});

it('where sides stand beside each other, arrows go from side to side and down to the same of the next game', () => {
  drawGames(true);
  expect(walk('g0c0l0', 'Right', 'Right', 'Right', 'Right')).toEqual([
    'g0c0l1',
    'g0c1l0',
    'g0c1l1',
    'g0c1l1',
  ]);
  expect(walk('g0c0l1', 'Down', 'Left', 'Up')).toEqual(['g1c0l1', 'g1c0l0', 'g0c0l0']);
});
