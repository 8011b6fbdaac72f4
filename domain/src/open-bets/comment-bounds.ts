/** A line or two beneath a leg (spec 1 §3, Comments). */
export const MOST_ITEM_COMMENT_CHARACTERS = 200;
