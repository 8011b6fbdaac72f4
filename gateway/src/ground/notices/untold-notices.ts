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

type Reading = Pick<pg.Pool, 'query'>;

/** The next notices to send, without those that are being sent already. A notice stays unsent until it is marked. */
export const readUntold = async (
  pool: Reading,
  inHand: readonly number[],
): Promise<readonly ToldNotice[]> => {
  const { rows } = await pool.query<ToldNotice>(
    `select notice_id as "noticeId", level, code, feed_id as "feedId", about, detail, began_at_ms as "beganAtMs",
       ended_at_ms as "endedAtMs", ending, told_at_ms is not null as "isKnown"
     from operator_notice
     where level <> 'log' and (told_at_ms is null or ended_at_ms is not null and end_told_at_ms is null)
       and notice_id <> all ($1)
     order by notice_id limit ${MOST_TOLD}`,
    [inHand],
  );
  return rows.toSorted(
    (a, b) => Number(b.level === 'urgent') - Number(a.level === 'urgent') || a.noticeId - b.noticeId,
  );
};

/** A notice that ended after it was read has its end reported separately. */
export const markTold = async (
  pool: Reading,
  notices: readonly ToldNotice[],
  wallMs: number,
): Promise<void> => {
  const ended = notices.filter(({ endedAtMs }) => endedAtMs !== null);
  await pool.query(
    `update operator_notice set told_at_ms = coalesce(told_at_ms, $3),
       end_told_at_ms = case when notice_id = any ($2) then $3 else end_told_at_ms end
     where notice_id = any ($1)`,
    [numbersOf(notices), numbersOf(ended), wallMs],
  );
};

const numbersOf = (notices: readonly ToldNotice[]): number[] => notices.map(({ noticeId }) => noticeId);
