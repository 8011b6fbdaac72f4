/** In a book that was brought back: a link that its customer ended since the backup must not open anything again. */
export const END_RESTORED_RECEIPTS: readonly string[] = ['delete from receipt_link'];
