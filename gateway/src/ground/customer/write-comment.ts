/** The customer `$1` is told `$2`, written at `$3`, until `$4`; it is shown, whatever was chosen of the one before. */
export const WRITE_COMMENT = `
update customer set comments_for_customer = $2, comments_written_at_ms = $3, comments_expire_at_ms = $4,
  comments_hidden = false
where customer_id = $1`;
