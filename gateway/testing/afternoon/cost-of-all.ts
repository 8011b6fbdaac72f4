import { impliedChance } from '@lineboard/domain/lines/guards/chances';
import type { MoverDesk } from './mover-desk.ts';

/**
 * What a share of each contestant that can be bet on costs, of a contest that two share: below 1 whoever takes them all
 * wins for sure. Who can't be bet on costs 1.
 */
export const costOfAll = ({ book, isTaken }: MoverDesk, contestNum: number): number => {
  let cost = 0;
  for (const contestantNum of [1, 2]) {
    const pick = { type: 'C', contestNum, contestantNum } as const;
    const quote = isTaken(pick) ? book.quote(pick, 'main') : null;
    cost += quote?.type !== 'C' || quote.line.moneyLine === null ? 1 : impliedChance(quote.line.moneyLine);
  }
  return cost;
};
