import { describe, expect, it } from 'vitest';
import type { BoardRow } from './board-row.ts';
import { joinTopicRows } from './join-topic-rows.ts';

const heading = (topic: string): BoardRow => ({
  key: `l/${topic}`,
  kind: 'league',
  lines: 1,
  topic,
  league: { periods: [], period: 0, count: 0, collapsed: false, hasTeamTotals: false, extras: null },
});

const full = (topic: string) => ({ rows: [heading(topic)], later: null });
const empty = (topic: string, startMs: number | null) => ({
  rows: [heading(topic)],
  later: { topic, startMs },
});
const keysOf = (rows: readonly BoardRow[]) => rows.map(({ key }) => key);

describe('leagues one below the other', () => {
  it('are unchanged while each has lines', () => {
    expect(keysOf(joinTopicRows([full('nfl'), full('nba')]))).toEqual(['l/nfl', 'l/nba']);
  });

  it('say once which of them have nothing within the range of dates, and what begins next', () => {
    const rows = joinTopicRows([full('nfl'), empty('nba', 300), empty('nhl', 200), empty('mlb', null)]);
    expect(keysOf(rows)).toEqual(['l/nfl', 'l/nba', 'n/nba', 'l/nhl', 'l/mlb']);
    expect(rows[2]).toMatchObject({
      note: 'noneInRange',
      range: { topics: ['nba', 'nhl', 'mlb'], next: { topic: 'nhl', startMs: 200 } },
    });
  });

  it('have no next start when nothing begins later either', () => {
    expect(joinTopicRows([empty('nba', null), empty('nhl', null)])[1]).toMatchObject({
      range: { next: { startMs: null } },
    });
  });
});
