import type { BoardRow, LaterStart } from './board-row.ts';

const soonerOf = (a: LaterStart, b: LaterStart): LaterStart =>
  b.startMs !== null && (a.startMs === null || b.startMs < a.startMs) ? b : a;

/**
 * The leagues of the board one below the other. Those without anything in the range of dates share one note, under the
 * first of them, with what begins next in any.
 * @param mine rows of the section above them
 */
export const joinTopicRows = (
  leagues: ReadonlyArray<{ rows: readonly BoardRow[]; later: LaterStart | null }>,
  mine: readonly BoardRow[] = [],
): BoardRow[] => {
  const laters = leagues.flatMap(({ later }) => later ?? []);
  const [first] = laters;
  const [begin] = mine;
  const rows: BoardRow[] =
    begin === undefined
      ? []
      : [{ key: 'm', kind: 'mine', lines: 1, topic: begin.topic, place: 'heading' }, ...mine];
  for (const { rows: own, later } of leagues) {
    for (const row of own) rows.push(row);
    if (first === undefined || later !== first) continue;
    rows.push({
      key: `n/${first.topic}`,
      kind: 'empty',
      lines: 2,
      topic: first.topic,
      note: 'noneInRange',
      range: { topics: laters.map(({ topic }) => topic), next: laters.reduce(soonerOf) },
    });
  }
  return rows;
};
