import { formatSpread, formatTotal } from '@lineboard/domain/ground/price/format-points';
import type { WagerPick } from '@lineboard/domain/ground/pick/pick';

/** The points of a pick in their usual notation: a spread with its sign, a total without. */
export const describePoints = (pick: WagerPick, points: number): string =>
  pick.type === 'G' && pick.market === 'S' ? formatSpread(points).replaceAll('-', '−') : formatTotal(points);
