/** In a book that was brought back: no link of the backup's takes pictures. */
export const END_RESTORED_CARDS: readonly string[] = ['delete from card_upload'];
