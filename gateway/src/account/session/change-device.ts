/** Authorizes the device `$2` of the customer `$1`. */
export const AUTHORIZE_DEVICE =
  'update known_device set is_authorized = true where customer_id = $1 and device_id = $2';
export const FORGET_DEVICE = 'delete from known_device where customer_id = $1 and device_id = $2';

/** Every device of the customer `$1` has to show itself again. */
export const FORGET_DEVICES = 'delete from known_device where customer_id = $1';

/** No device of the customer `$1` is let in any longer for having shown the passkey `$2`. */
export const FORGET_DEVICES_OF_PASSKEY =
  'update known_device set remembered_until_ms = null where customer_id = $1 and passkey_id = $2';
