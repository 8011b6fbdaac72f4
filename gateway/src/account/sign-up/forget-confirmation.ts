/** The message that the customer `$1` got confirms no address any more. */
export const FORGET_CONFIRMATION = 'update sign_up set confirm_token_hash = null where customer_id = $1';
