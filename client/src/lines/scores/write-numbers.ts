import type { ScoreRecord } from '@lineboard/domain/lines/offering/scores-answer.schema';
import { formatSpread, formatTotal } from '@lineboard/domain/ground/price/format-points';

/**
 * The favorite with its number, and the total: `Lions −3 · 45½`; empty without both.
 * @param spread of team 1
 */
export const writeNumbers = (
  { team1Id, team2Id }: Pick<ScoreRecord, 'team1Id' | 'team2Id'>,
  { spread, total }: { spread: number | null; total: number | null },
): string => {
  const isFirst = spread !== null && spread <= 0;
  return [
    spread === null
      ? ''
      : `${isFirst ? team1Id : team2Id} ${formatSpread(isFirst ? spread : 0 - spread).replaceAll('-', '−')}`,
    total === null ? '' : formatTotal(total),
  ]
    .filter((text) => text !== '')
    .join(' · ');
};
