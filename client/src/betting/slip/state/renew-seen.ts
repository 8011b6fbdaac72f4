import type { TicketEvaluation } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import { seeMove, type SlipItem } from './slip-item.ts';

/**
 * Moves that the slip shows unasked count as seen from then on. A number that goes up and comes back down is then a
 * move down like any other, whatever was picked.
 *
 * @returns the same list when nothing moved
 */
export const renewSeen = (
  items: readonly SlipItem[],
  { items: evaluated }: Pick<TicketEvaluation, 'items'>,
): readonly SlipItem[] => {
  const shown = new Map(
    evaluated.flatMap(({ itemId, moved, changed }) =>
      moved === null || changed !== null ? [] : [[itemId, moved] as const],
    ),
  );
  const renewed = items.map((item) => {
    const moved = shown.get(item.itemId);
    return moved === undefined || moved.version === item.overtaken
      ? item
      : { ...item, seen: seeMove(item, moved), moved, overtaken: null };
  });
  return renewed.every((item, at) => item === items[at]) ? items : renewed;
};
