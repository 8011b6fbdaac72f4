const SET = 'update customer set password_hash = $2';
const OF_CUSTOMER = 'where customer_id = $1';

/** The password of the customer `$1` has the hash `$2`, and somebody else knows it: it has to be changed at once. */
export const GIVE_PASSWORD = `${SET}, must_change_password = true ${OF_CUSTOMER}`;

/** The customer `$1` has chosen the password of the hash `$2`. */
export const CHOOSE_PASSWORD = `${SET}, must_change_password = false ${OF_CUSTOMER}`;

/** The same, where the one before is still that of the hash `$3`. */
export const CHANGE_PASSWORD = `${CHOOSE_PASSWORD} and password_hash = $3`;
