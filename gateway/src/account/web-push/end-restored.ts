/** In a book that was brought back: no browser of the backup's is told anything. */
export const END_RESTORED_PUSH: readonly string[] = ['delete from push_due', 'delete from push_subscription'];
