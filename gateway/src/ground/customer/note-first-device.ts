/** The customer `$1`, where bound to devices, has had one since `$2`: no other lets itself in. */
export const NOTE_FIRST_DEVICE =
  'update customer set first_device_at_ms = $2 where customer_id = $1 and first_device_at_ms is null';
