/**
 * The doubt `$1` is decided to be `$2`, at `$4` and at `$6` of the book; one that is doubted again has not ended.
 * Continued by what is returned.
 */
export const DECIDE_NOTICE = `
update operator_notice set decision = $2, decided_by = $3, decided_at_ms = $4, decision_note = $5,
  decided_book_ms = $6, done_at_ms = null,
  ended_at_ms = case when $2 = 'doubt' then null else ended_at_ms end,
  ending = case when $2 = 'doubt' then null else ending end
where notice_id = $1`;

/** At `$2` the guard has followed the decision `$3` on the doubt `$1`. */
export const FOLLOW_DECISION =
  'update operator_notice set done_at_ms = $2 where notice_id = $1 and decision = $3';

/** At `$2`: what was told of feeds besides `$1`, and what the gateway before counted and didn't list. */
export const END_NOTICES_OF_OTHERS = `
update operator_notice set ended_at_ms = $2, ending = 'gone'
where ended_at_ms is null and code <> 'feedDown' and (feed_id <> all($1) or code = 'tooManyDoubts')`;
