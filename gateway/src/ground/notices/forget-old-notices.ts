import type pg from 'pg';

/** More than anybody reads of what is over. */
const MOST_KEPT = 100_000;

/** Ended notices that were sent are deleted, the oldest first; an operator's decisions are kept for good. */
export const forgetOldNotices = async (pool: Pick<pg.Pool, 'query'>): Promise<void> => {
  await pool.query(
    `delete from operator_notice where ended_at_ms is not null and decision is null
       and (level = 'log' or end_told_at_ms is not null)
       and notice_id <= (select max(notice_id) from operator_notice) - ${MOST_KEPT}`,
  );
};
