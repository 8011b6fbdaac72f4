import type { Database } from '../../../ground/database/create-database.ts';
import { lookWhenTold } from '../../../ground/database/look-when-told.ts';
import { NOTICE_CHANNEL } from '../../../ground/notices/create-notices.ts';
import type { Reporter } from '../../../ground/report/reporter.ts';
import type { StoredDoubt } from './doubt.ts';
import type { GuardedFeed } from './guarded-feed.ts';
import { FOLLOW_DECISION } from '../../../ground/notices/decide-notice.ts';

/** The interval in case an event of a decision was lost, and between two tries. */
const LOOK_EVERY_MS = 1_000;

export interface DecisionParts {
  database: Pick<Database, 'pool' | 'listen'>;
  /** null: no feed of this gateway. */
  guardOf: (feedId: string) => GuardedFeed | null;
  reporter: Reporter<'feeds'>;
  wallNowMs: () => number;
}

/** Tells the books what operators decide about doubts. Run by the gateway that leads. @returns stops it */
export const hearDecisions = (parts: DecisionParts): (() => void) =>
  lookWhenTold(parts.database, { channel: NOTICE_CHANNEL, everyMs: LOOK_EVERY_MS }, () => carryOut(parts));

interface Decided {
  noticeId: number;
  feedId: string;
  decision: 'believe' | 'doubt';
  doubt: StoredDoubt;
}

const carryOut = async (parts: DecisionParts): Promise<void> => {
  const { database, reporter } = parts;
  try {
    const { rows } = await database.pool.query<Decided>(
      `select notice_id as "noticeId", feed_id as "feedId", decision, doubt from operator_notice
       where decision is not null and done_at_ms is null and doubt is not null order by decided_at_ms`,
    );
    for (const decided of rows) await follow(parts, decided);
  } catch (error) {
    reporter.failed('notDecided', error);
  }
};

/** One that can't be carried out is tried again, and holds up none behind it. */
const follow = async (
  { database: { pool }, guardOf, reporter, wallNowMs }: DecisionParts,
  { noticeId, feedId, decision, doubt }: Decided,
): Promise<void> => {
  try {
    const isDone = await guardOf(feedId)?.decide(decision, doubt);
    if (isDone !== false) await pool.query(FOLLOW_DECISION, [noticeId, wallNowMs(), decision]);
  } catch (error) {
    reporter.failed('notDecided', error, { noticeId });
  }
};
