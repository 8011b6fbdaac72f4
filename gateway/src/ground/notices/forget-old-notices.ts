import type pg from 'pg';
import { sweepInParts } from '../database/sweep-old-rows.ts';

/** More than anybody reads of what is over. */
const MOST_KEPT = 100_000;

/** Ended notices that were sent are deleted, the oldest first; an operator's decisions are kept for good. */
export const forgetOldNotices = (pool: Pick<pg.Pool, 'query'>): Promise<void> =>
  sweepInParts(async (most) => {
    const { rowCount } = await pool.query(
      `delete from operator_notice where ctid = any (array(
         select ctid from operator_notice where ended_at_ms is not null and decision is null
           and (level = 'log' or end_told_at_ms is not null)
           and notice_id <= (select max(notice_id) from operator_notice) - ${MOST_KEPT}
         order by notice_id limit $1))`,
      [most],
    );
    return rowCount;
  });
