import type pg from 'pg';
import type { Notices } from '../../../ground/notices/notice.ts';
import { type DoubtSubject, nameDoubt, type StoredDoubt } from './doubt.ts';
import type { DoubtKeeper } from './guarded-feed.ts';
import { DOUBT_LEVELS } from './notice-levels.ts';

const aboutOf = (feedId: string, subject: DoubtSubject): string => `${feedId} ${nameDoubt(subject)}`;

/** Keeps doubts in the notices of operators: one each, from when it began until it ended. */
export const createDoubtKeeper = (pool: Pick<pg.Pool, 'query'>, notices: Notices): DoubtKeeper => ({
  read: async (feedId) => {
    await notices.settled();
    const { rows } = await pool.query<{ doubt: StoredDoubt; isOpen: boolean }>(
      `select doubt, ended_at_ms is null as "isOpen" from operator_notice
       where feed_id = $1 and doubt is not null and (ended_at_ms is null or decision = 'believe')
       order by notice_id`,
      [feedId],
    );
    const listOf = (isOpen: boolean) => rows.filter((row) => row.isOpen === isOpen).map(({ doubt }) => doubt);
    return { open: listOf(true), believed: listOf(false) };
  },
  began: (feedId, subject, detail, { stored, isTold }) =>
    notices.begin({
      about: aboutOf(feedId, subject),
      feedId,
      code: subject.code,
      level: isTold ? DOUBT_LEVELS[subject.code] : 'log',
      detail,
      doubt: stored,
    }),
  grew: (feedId, subject, doubt) => notices.grow(aboutOf(feedId, subject), doubt),
  ended: (feedId, subject, how) => notices.end(aboutOf(feedId, subject), how),
});
