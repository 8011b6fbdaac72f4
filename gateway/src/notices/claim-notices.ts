import type pg from 'pg';
import type { NoticeEnding, NoticeLevel } from './notice.ts';

/** A notice as operators are told it: that it began, that it ended, or both at once. */
export interface ToldNotice {
  noticeId: number;
  level: NoticeLevel;
  code: string;
  feedId: string;
  about: string;
  detail: string;
  beganAtMs: number;
  endedAtMs: number | null;
  ending: NoticeEnding | null;
  /** It was told before that it began. */
  isKnown: boolean;
}

/** So many in one message. */
const MOST_TOLD = 100;

/** Takes what is to be told, and marks it as told: of several gateways each notice is one's, and told once. */
export const claimNotices = async (
  pool: Pick<pg.Pool, 'query'>,
  wallMs: number,
): Promise<readonly ToldNotice[]> => {
  const { rows } = await pool.query<ToldNotice>(
    `with next as (
       select notice_id, told_at_ms is not null as "isKnown" from operator_notice
       where level <> 'log' and (told_at_ms is null or ended_at_ms is not null and end_told_at_ms is null)
       order by notice_id limit ${MOST_TOLD} for update skip locked
     )
     update operator_notice o set told_at_ms = coalesce(o.told_at_ms, $1),
       end_told_at_ms = case when o.ended_at_ms is not null then $1 end
     from next where o.notice_id = next.notice_id
     returning o.notice_id as "noticeId", level, code, feed_id as "feedId", about, detail, began_at_ms as "beganAtMs",
       ended_at_ms as "endedAtMs", ending, "isKnown"`,
    [wallMs],
  );
  return rows.toSorted(
    (a, b) => Number(b.level === 'urgent') - Number(a.level === 'urgent') || a.noticeId - b.noticeId,
  );
};
