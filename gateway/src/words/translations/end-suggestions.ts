/** The suggestion `$1`, which is answered. */
export const TAKE_SUGGESTION = `
delete from text_suggestion where suggestion_id = $1
returning language, text_key as key, built_in as "builtIn", body as after`;

/** Ends the suggestions that asked for the same: in the language `$1`, that the text `$2` be `$3`. */
export const END_SAME_SUGGESTIONS =
  'delete from text_suggestion where language = $1 and text_key = $2 and body = $3';

/** Ends the suggestions of the customer `$1`. */
export const END_SUGGESTIONS_OF = 'delete from text_suggestion where customer_id = $1';
