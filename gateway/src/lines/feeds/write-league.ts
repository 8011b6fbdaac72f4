/** The league `$2` of the sport `$1` is taken; finds nothing to do where it is. Continued by what is returned. */
export const TAKE_LEAGUE = `
insert into league (sport_type, sport_sub_type, feed_id, at_ms) values ($1, $2, '', $3)
on conflict (sport_type, sport_sub_type) do update set refused = false where league.refused`;

/** It is refused; finds nothing to do where it is. */
export const REFUSE_LEAGUE = `
insert into league (sport_type, sport_sub_type, feed_id, at_ms, refused) values ($1, $2, '', $3, true)
on conflict (sport_type, sport_sub_type) do update set refused = true where not league.refused`;

export const REMOVE_LEAGUE = 'delete from league where sport_type = $1 and sport_sub_type = $2';
