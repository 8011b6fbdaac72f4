import type { HouseRules } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import { sql } from 'kysely';
import type { StoredItem, StoredWager } from '../wagers/stored-wager.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * HR-15: the deadline counts from the last graded leg; there is none before that. Items from before this was recorded
 * don't change it.
 */
export const selectFillDeadline = (
  stored: Pick<StoredWager, 'fill_deadline_book_ms'>,
  items: readonly StoredItem[],
  { openSpotDays }: HouseRules,
): number | null => {
  const graded = items.filter(({ result }) => result !== null);
  if (graded.length === 0) return null;
  const times = graded.map(({ graded_book_ms: gradedMs }) => gradedMs).filter((ms) => ms !== null);
  const isKept = times.length === graded.length;
  const lastMs = times.length === 0 ? null : Math.max(...times) + openSpotDays * DAY_MS;
  return isKept ? lastMs : Math.max(lastMs ?? 0, stored.fill_deadline_book_ms ?? 0);
};

/**
 * This is true of a wager `w` whose open spots have another deadline than follows from its legs: an operator decided
 * one of them, or took that back, or one is held because it was accepted late.
 */
export const hasOtherDeadline = ({ openSpotDays }: Pick<HouseRules, 'openSpotDays'>) => sql<boolean>`(
  select w.fill_deadline_book_ms is distinct from max(i.graded_book_ms) + ${openSpotDays * DAY_MS}::bigint
    and bool_and(i.graded_book_ms is not null) is not false
  from wager_item i
  where i.ticket_number = w.ticket_number and i.wager_number = w.wager_number and i.result is not null)`;
