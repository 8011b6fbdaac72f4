/** The customer `$1`, where bound to devices, is let in on the next one that shows itself. */
export const FORGET_FIRST_DEVICE = 'update customer set first_device_at_ms = null where customer_id = $1';
