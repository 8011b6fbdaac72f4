/** The customer `$1` may suggest texts, or may not: `$2`. */
export const ALLOW_SUGGESTIONS = 'update customer set may_suggest_texts = $2 where customer_id = $1';
