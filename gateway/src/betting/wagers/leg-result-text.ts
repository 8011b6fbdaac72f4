import type { HalfResult } from '@lineboard/domain/ground/result/straight-result';
import type { LegResult } from '@lineboard/domain/betting/wager/wager';
import type { Selectable } from 'kysely';
import type { Tables } from '../../ground/database/tables.ts';

/**
 * As the column has it (a dead heat has columns of its own): the letters of both halves, null while undecided. The
 * migration holds it to these letters.
 */
export const formatLegResult = (result: LegResult): string | null =>
  result === null ? null : result[0] + result[1];

export const parseLegResult = ({
  result,
  tied,
  places,
}: Pick<Selectable<Tables['wager_item']>, 'result' | 'tied' | 'places'>): LegResult => {
  if (result === null) return null;
  const halves = [result[0] as HalfResult, result[1] as HalfResult] as const;
  return tied === null || places === null ? halves : [...halves, { tied, places }];
};
