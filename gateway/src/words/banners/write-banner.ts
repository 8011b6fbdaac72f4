export const ADD_BANNER = `
insert into banner (name, place, active, active_from_ms, active_to_ms, action, link, alt, on_phone, media_type,
  width, height, media_hash, media, added_at_ms, actor)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`;

/** Removes a banner by its name. */
export const REMOVE_BANNER = 'delete from banner where name = $1';
