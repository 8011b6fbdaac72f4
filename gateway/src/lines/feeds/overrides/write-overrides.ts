/** What was said of the game `$1` while the number was another's than the feed's `$2` is over. */
export const END_LINES_OF_OTHERS = 'delete from line_override where game_num = $1 and feed_id <> $2';
export const END_SCORE_OF_OTHERS = 'delete from score_override where game_num = $1 and feed_id <> $2';

/** Finds nothing to do where the same is there already. */
export const OVERRIDE_LINE = `
insert into line_override as kept (game_num, feed_id, kind, period_number, market, max_wager_cents, actor, note, at_ms)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
on conflict (game_num, kind, period_number, market) do update set max_wager_cents = excluded.max_wager_cents,
  actor = excluded.actor, note = excluded.note, at_ms = excluded.at_ms
where kept.max_wager_cents is distinct from excluded.max_wager_cents`;

/** Releases the game `$1`; the kind `$2`, the period `$3` and the market `$4` may each be null: any. */
export const RELEASE_LINES = `
delete from line_override where game_num = $1 and ($2::text is null or kind = $2)
  and ($3::integer is null or period_number = $3) and ($4::text is null or market = $4)`;

export const OVERRIDE_SCORE = `
insert into score_override (game_num, feed_id, phase, score1, score2, segments, starting_pitcher1,
  starting_pitcher2, actor, note, at_ms, detail)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
on conflict (game_num) do update set feed_id = excluded.feed_id, phase = excluded.phase,
  score1 = excluded.score1, score2 = excluded.score2, segments = excluded.segments,
  starting_pitcher1 = excluded.starting_pitcher1, starting_pitcher2 = excluded.starting_pitcher2,
  actor = excluded.actor, note = excluded.note, at_ms = excluded.at_ms,
  detail = excluded.detail`;

/** Releases the score of the game `$1`. */
export const RELEASE_SCORE = 'delete from score_override where game_num = $1';
