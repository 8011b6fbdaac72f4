/** A further version of what became of the contestant `$2` of the contest `$1`, unless its feed says one meanwhile. */
export const DECIDE_CONTEST = `
insert into contest_result (contest_num, contestant_num, result_version, outcome, tied, places, feed_id, log_epoch,
  log_clk, recorded_at_ms, recorded_book_ms, decision)
select $1, $2, coalesce(max(result_version), 0) + 1, $3, $4, $5, $6, '', 0, $7, $8, $9 from contest_result
where contest_num = $1 and contestant_num = $2
on conflict do nothing returning 1`;
