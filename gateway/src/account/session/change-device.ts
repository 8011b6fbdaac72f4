import { NOTE_FIRST_DEVICE } from '../../ground/customer/note-first-device.ts';

/** Authorizes the device `$2` of the customer `$1`. */
export const AUTHORIZE_DEVICE =
  'update known_device set is_authorized = true where customer_id = $1 and device_id = $2';
export const FORGET_DEVICE = 'delete from known_device where customer_id = $1 and device_id = $2';

/** Every device of the customer `$1` has to show itself again. */
export const FORGET_DEVICES = 'delete from known_device where customer_id = $1';

/** No device of the customer `$1` is let in any longer for having shown the passkey `$2`. */
export const FORGET_DEVICES_OF_PASSKEY =
  'update known_device set remembered_until_ms = null where customer_id = $1 and passkey_id = $2';

/**
 * Before devices are forgotten: the customer `$1`, where bound to them, has had one by `$2`. An account that was bound
 * when it had some has noted none.
 */
export const NOTE_DEVICE_OF_BOUND = `${NOTE_FIRST_DEVICE}
  and exists (select from customer_restriction r where r.customer_id = $1 and r.code = 'DDBA')
  and exists (select from known_device d where d.customer_id = $1 and d.is_authorized)`;
