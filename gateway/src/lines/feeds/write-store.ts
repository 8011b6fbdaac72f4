/** Finds nothing to do where there is one of this name, `$1`. Continued by what is returned. */
export const ADD_STORE = 'insert into store (store, actor, at_ms) values ($1, $2, $3) on conflict do nothing';
export const REMOVE_STORE = 'delete from store where store = $1';
