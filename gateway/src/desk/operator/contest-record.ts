import type { CommandAnswer } from '@lineboard/domain/desk/operator/commands.schema';
import type pg from 'pg';

export type ContestRecord = CommandAnswer<'contests show'>;
export type ContestantRecord = ContestRecord['contestants'][number];

interface Row extends ContestantRecord {
  on: string;
  feedId: string | null;
  untilMs: number;
}

/** The contestants that were bet on, each with what applies and what its feed said last. */
const READ = `
select i.contestant_num as "contestantNum", max(i.contestant_name) as "contestantName", max(i.contest_desc) as on,
  max(i.feed_id) as "feedId", max(i.game_date_time_ms) as "untilMs",
  count(distinct (i.ticket_number, i.wager_number))::int as wagers,
  s.outcome, s.tied, s.places, coalesce(s.decision in ('decided', 'confirmed'), false) as "isDecided",
  t.outcome as told, case when t.result_version > coalesce(s.result_version, 0) then t.held end as held
from wager_item i
left join lateral (
  select * from contest_result r where r.contest_num = i.contest_num and r.contestant_num = i.contestant_num
    and r.held is null order by result_version desc limit 1
) s on true
left join lateral (
  select * from contest_result r where r.contest_num = i.contest_num and r.contestant_num = i.contestant_num
    and r.decision is null order by result_version desc limit 1
) t on true
where i.contest_num = $1 and i.contestant_num is not null
group by i.contestant_num, s.outcome, s.tied, s.places, s.decision, s.result_version, t.outcome, t.held, t.result_version
order by 1`;

/** A contest with what only its commands need. */
export interface KnownContest {
  record: ContestRecord;
  feedId: string | null;
  /** When the last of its bets was to be placed at most. */
  untilMs: number;
}

/** @returns null when nobody has bet on it */
export const readContest = async (
  client: pg.PoolClient,
  contestNum: number,
): Promise<KnownContest | null> => {
  const { rows } = await client.query<Row>(READ, [contestNum]);
  const [first] = rows;
  if (first === undefined) return null;
  const contestants = rows.map(
    ({ on: _on, feedId: _feedId, untilMs: _untilMs, ...contestant }) => contestant,
  );
  return {
    record: { contestNum, on: first.on, contestants },
    feedId: first.feedId,
    untilMs: Math.max(...rows.map(({ untilMs }) => untilMs)),
  };
};
