import { useDeviceSettings } from '../device/device-settings.ts';
import { selectCustomer, useSession } from '../session/session-store.ts';

/** The book's own (HR-43). */
const BOOK_TIME_ZONE = 'America/New_York';

/**
 * The one zone in which the page shows times and decides what "today" is: the customer's; a visitor's own choice, else
 * the book's. Never the device's, which may be anywhere.
 */
export const useTimeZone = (): string => {
  const ofVisitor = useDeviceSettings((settings) => settings.visitorSettings?.timeZone ?? BOOK_TIME_ZONE);
  return useSession((state) => selectCustomer(state)?.timeZone ?? ofVisitor);
};
