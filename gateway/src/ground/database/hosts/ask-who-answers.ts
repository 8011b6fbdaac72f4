/** What a server says of itself. */
export interface WhoAnswers {
  isStandby: boolean;
  /** Each promotion begins a new one, whose number is higher; 0: a stand-by has none of its own. */
  timeline: number;
}

/** The name of the file that is written now begins with the timeline. */
export const ASK_WHO_ANSWERS = `select pg_is_in_recovery() as "isStandby", case when pg_is_in_recovery() then 0
  else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`;
