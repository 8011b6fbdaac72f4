import type { HalfResult } from '@lineboard/domain/grading/straight-result';
import type { LegResult } from '@lineboard/domain/wager/wager';

/** As the column has it: the letters of both halves, null while undecided. The migration holds it to these letters. */
export const formatLegResult = (result: LegResult): string | null =>
  result === null ? null : result.join('');

export const parseLegResult = (text: string | null): LegResult =>
  text === null ? null : [text[0] as HalfResult, text[1] as HalfResult];
