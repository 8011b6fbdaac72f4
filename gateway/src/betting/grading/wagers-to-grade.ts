import type { Database } from '../../ground/database/create-database.ts';
import { readWagers, selectWagers, type StoredItem, type StoredWager } from '../wagers/stored-wager.ts';

/** Which items a result is about: those that were taken from the feed that told it, and old ones that name no feed. */
export type ResultSubject = ({ gameNum: number } | { contestNum: number; contestantNum: number }) & {
  feedId: string | null;
};

/** So many fit easily into memory and one answer. */
const PAGE = 500;

/** Whether an item waits for this version of the subject's result. */
export const isToGrade = (item: StoredItem, subject: ResultSubject, version: number): boolean =>
  ('gameNum' in subject
    ? item.game_num === subject.gameNum
    : item.contest_num === subject.contestNum && item.contestant_num === subject.contestantNum) &&
  (item.feed_id === null || item.feed_id === subject.feedId) &&
  (item.result_version ?? 0) < version &&
  !item.decided_by_operator;

const selectPage = (
  { kysely }: Database,
  subject: ResultSubject,
  version: number,
  after: { ticketNumber: number; wagerNumber: number },
) => {
  const refs = kysely
    .selectFrom('wager_item as i')
    .$if('gameNum' in subject, (query) =>
      query.where('i.game_num', '=', 'gameNum' in subject ? subject.gameNum : 0),
    )
    .$if('contestNum' in subject, (query) =>
      query
        .where('i.contest_num', '=', 'contestNum' in subject ? subject.contestNum : 0)
        .where('i.contestant_num', '=', 'contestNum' in subject ? subject.contestantNum : 0),
    )
    .where((eb) => eb.or([eb('i.feed_id', 'is', null), eb('i.feed_id', '=', subject.feedId)]))
    .where((eb) => eb.or([eb('i.result_version', 'is', null), eb('i.result_version', '<', version)]))
    .where((eb) =>
      eb(
        eb.refTuple('i.ticket_number', 'i.wager_number'),
        '>',
        eb.tuple(after.ticketNumber, after.wagerNumber),
      ),
    )
    .select(['i.ticket_number', 'i.wager_number'])
    .distinct()
    .orderBy('i.ticket_number')
    .orderBy('i.wager_number')
    .limit(PAGE);
  return selectWagers(kysely)
    .innerJoin(refs.as('r'), (join) =>
      join.onRef('r.ticket_number', '=', 'w.ticket_number').onRef('r.wager_number', '=', 'w.wager_number'),
    )
    .orderBy('w.ticket_number')
    .orderBy('w.wager_number');
};

/** Every wager with an item that was not judged by this version of the subject's result yet, in pages. */
export const readWagersToGrade = async function* (
  database: Database,
  subject: ResultSubject,
  version: number,
): AsyncGenerator<StoredWager[]> {
  let after = { ticketNumber: 0, wagerNumber: 0 };
  for (;;) {
    const page = await readWagers(database.pool, selectPage(database, subject, version, after));
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    // Most games end here: a second look would find nothing and cost as much.
    if (page.length < PAGE) return;
    after = { ticketNumber: last.ticket_number, wagerNumber: last.wager_number };
  }
};
