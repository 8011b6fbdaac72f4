import { selectCustomer, useSession } from '../session/session-store.ts';

/** The book's own (HR-43). */
const BOOK_TIME_ZONE = 'America/New_York';

/**
 * The one zone in which the page tells times and says what "today" is: the customer's, for visitors the book's. Never
 * the device's, which may be anywhere.
 */
export const useTimeZone = (): string =>
  useSession((state) => selectCustomer(state)?.timeZone ?? BOOK_TIME_ZONE);
