/** In a book that was brought back: no challenge of the backup's is answered. */
export const END_RESTORED_PASSKEYS: readonly string[] = ['delete from passkey_challenge'];
