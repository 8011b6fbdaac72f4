import { expect, it } from 'vitest';
import { keepPaneIds } from './keep-pane-ids.ts';

const idsOf = (panes: ReturnType<typeof keepPaneIds>): string => panes.map(({ id }) => id).join(' ');
const FIRST = keepPaneIds([], ['nfl', 'nba', 'live']);

it('panes that move keep their ids', () => {
  expect(idsOf(FIRST)).toBe('p1 p2 p3');
  expect(idsOf(keepPaneIds(FIRST, ['live', 'nfl', 'nba']))).toBe('p3 p1 p2');
});

it('a pane that shows something else keeps its id', () => {
  expect(idsOf(keepPaneIds(FIRST, ['nfl', 'nba.1', 'live']))).toBe('p1 p2 p3');
});

it('a pane that goes leaves its id to a new one, and the others keep theirs', () => {
  const left = keepPaneIds(FIRST, ['nba', 'live']);
  expect(idsOf(left)).toBe('p2 p3');
  expect(idsOf(keepPaneIds(left, ['nba', 'live', 'bets']))).toBe('p2 p3 p1');
});

it('panes of the same league have an id each', () => {
  const twice = keepPaneIds([], ['nfl', 'nfl', 'nfl', 'nfl']);
  expect(idsOf(twice)).toBe('p1 p2 p3 p4');
  expect(idsOf(keepPaneIds(twice, ['nba', 'nfl', 'nfl', 'nfl']))).toBe('p1 p2 p3 p4');
});
