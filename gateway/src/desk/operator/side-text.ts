/**
 * What a leg is on, in one text of SQL over `wager_item i`: `Bears – Lions, period 0, S H` (market and side as the
 * specification's letters have them), or the contest and its contestant.
 */
export const SIDE_TEXT = `case when i.pick_type = 'C'
  then coalesce(i.contest_desc, '') || ': ' || coalesce(i.contestant_name, '')
  else coalesce(i.team1_id || ' – ' || i.team2_id || ', period ' || i.period_number || ', ' || i.wager_type || ' ' || i.side, '') end`;
