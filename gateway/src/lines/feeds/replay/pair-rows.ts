import type { RejectedRow } from './historical-game.ts';
import type { HistoryRow } from './history-rows.ts';

export interface RowPair {
  visitor: HistoryRow;
  home: HistoryRow;
}

const isFirst = (row: HistoryRow): boolean => row.text('VH') === 'V' || row.text('VH') === 'N';
const isSecond = (row: HistoryRow): boolean => row.text('VH') === 'H' || row.text('VH') === 'N';

/**
 * Sheets have a game on two rows, visitor first; on neutral ground both say N. Rows that have lost the other are
 * refused.
 */
export const pairRows = (rows: readonly HistoryRow[], rejected: RejectedRow[]): RowPair[] => {
  const pairs: RowPair[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const visitor = rows[at]!;
    const home = rows[at + 1];
    const fits =
      home !== undefined &&
      isFirst(visitor) &&
      isSecond(home) &&
      visitor.text('Date') === home.text('Date') &&
      home.whole('Rot') === (visitor.whole('Rot') ?? Number.NaN) + 1;
    if (!fits) {
      rejected.push({ row: visitor.row, reason: 'unpaired' });
      continue;
    }
    pairs.push({ visitor, home });
    at += 1;
  }
  return pairs;
};
