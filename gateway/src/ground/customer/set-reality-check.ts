/** OWN-9: the customer `$1` is told every `$2` minutes what a session came to; null: never. */
export const SET_REALITY_CHECK = 'update customer set reality_check_minutes = $2 where customer_id = $1';
