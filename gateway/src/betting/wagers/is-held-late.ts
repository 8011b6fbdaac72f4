import type { StoredItem } from './stored-wager.ts';

/** It was accepted after a start that is told earlier now (HR-82), and no operator has said anything of it yet. */
export const isHeldLate = (
  item: Pick<StoredItem, 'late_start_ms' | 'ruling' | 'decided_by_operator'>,
): boolean => item.late_start_ms !== null && item.ruling === null && !item.decided_by_operator;

/** The same in the database, of the item `i`. */
export const HELD_LATE = 'i.late_start_ms is not null and i.ruling is null and not i.decided_by_operator';
