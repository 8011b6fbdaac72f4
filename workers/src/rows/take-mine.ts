import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { BoardView } from '../board/board-view.ts';
import type { BoardRow, TopicContent } from './board-row.ts';

/** In the section a game stands beside those of other leagues: it has the chosen markets' columns alone. */
const withoutExtras = (row: BoardRow): BoardRow => (row.kind === 'game' ? { ...row, extras: null } : row);

/**
 * Takes the games that have a section of their own out of their league, each whole, with a row of the page's own under
 * its first one. A league whose games are all there says so.
 */
export const takeMine = (
  topic: TopicName,
  content: TopicContent,
  { mine: wanted }: Pick<BoardView, 'mine'>,
): { content: TopicContent; mine: readonly BoardRow[] } => {
  const gameNums = new Set(wanted.find((games) => games.topic === topic)?.gameNums);
  if (gameNums.size === 0) return { content, mine: [] };
  const mine: BoardRow[] = [];
  const rows: BoardRow[] = [];
  let taken = 0;
  for (const row of content.rows) {
    if (row.kind === 'title' || !('gameNum' in row) || !gameNums.has(row.gameNum)) {
      rows.push(row);
      continue;
    }
    mine.push(withoutExtras(row));
    if (row.kind !== 'game' || row.isFurtherPeriod) continue;
    taken += 1;
    const { gameNum } = row;
    mine.push({ key: `m${gameNum}`, kind: 'mineGame', lines: 1, topic, gameNum });
  }
  if (taken === 0) return { content, mine };
  const count = content.summary.count - taken;
  if (count === 0) rows.push({ key: `m/${topic}`, kind: 'mine', lines: 1, topic, place: 'below' });
  return { content: { ...content, rows, summary: { ...content.summary, count } }, mine };
};
