/** All of the customer `$1`. */
export const DELETE_PASSKEYS = 'delete from passkey where customer_id = $1';
