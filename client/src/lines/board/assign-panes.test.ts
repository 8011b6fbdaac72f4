import type { RowHead } from '@lineboard/workers/board/board-frame';
import { describe, expect, it } from 'vitest';
import { assignPanes, partRows } from './assign-panes.ts';

const NONE = new Map<string, number>();
const keysOf = (paneOf: ReadonlyMap<string, number>, count = 2): string[] =>
  Array.from({ length: count }, (_, pane) =>
    [...paneOf.keys()].filter((key) => paneOf.get(key) === pane).join(' '),
  );

describe('leagues side by side', () => {
  it('take turns, in their order', () => {
    expect(keysOf(assignPanes(['nfl', 'nba', 'nhl', 'mlb'], NONE, 2))).toEqual(['nfl nhl', 'nba mlb']);
  });

  it('stay where they are while others come and go', () => {
    const before = assignPanes(['nfl', 'nba', 'nhl', 'mlb'], NONE, 2);
    const without = assignPanes(['nba', 'nhl', 'mlb'], before, 2);
    expect(keysOf(without)).toEqual(['nhl', 'nba mlb']);
    expect(keysOf(assignPanes(['nba', 'nhl', 'mlb', 'atp'], without, 2))).toEqual(['nhl atp', 'nba mlb']);
  });

  it('leave no list empty while another has two', () => {
    const before = assignPanes(['nfl', 'nba', 'nhl', 'mlb'], NONE, 2);
    expect(keysOf(assignPanes(['nba', 'mlb'], before, 2))).toEqual(['mlb', 'nba']);
    expect(keysOf(assignPanes(['nba'], before, 2))).toEqual(['', 'nba']);
  });

  it('return to their lists when there is room for a second one again', () => {
    const before = assignPanes(['nfl', 'nba'], NONE, 2);
    expect(assignPanes(['nfl', 'nba'], before, 1)).toBe(before);
    expect(assignPanes(['nfl', 'nba'], before, 2)).toBe(before);
  });
});

describe('rows of leagues side by side', () => {
  const league = (name: string): RowHead => ({ key: `l/${name}`, kind: 'league', lines: 1 });
  const game = (number: number): RowHead => ({ key: `g${number}.0`, kind: 'game', lines: 2 });
  const rows = [league('nfl'), game(1), league('nba'), game(2), game(3), league('nhl'), game(4)];
  const part = (count: number) =>
    partRows(rows, assignPanes(['l/nfl', 'l/nba', 'l/nhl'], NONE, count), count).map((pane) => pane.indexes);

  it('go with their league, and keep their numbers among all rows', () => {
    expect(part(2)).toEqual([
      [0, 1, 5, 6],
      [2, 3, 4],
    ]);
  });

  it('are below each other in a single list', () => {
    expect(part(1)).toEqual([[0, 1, 2, 3, 4, 5, 6]]);
  });

  it('have the full width when there is one league, wherever it was', () => {
    const one = [league('nba'), game(2)];
    expect(partRows(one, new Map([['l/nba', 1]]), 2)).toEqual([{ rows: one, indexes: [0, 1] }]);
  });
});
