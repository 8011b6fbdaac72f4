import { isSameCustomersPage } from '@lineboard/domain/account/sign-in/page-mark';
import type { SessionAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import { readPageMark } from '../calls/page-mark.ts';
import { tabStorage } from '../device-storage/device-storage.ts';
import { askSession } from './ask-session.ts';
import { isOfAnother, useSession } from './session-store.ts';

/** The page was reloaded as another customer's, which it then says. */
const CHANGED_KEY = 'lb_changed';

export const takeChangedNote = (): boolean => {
  const isChanged = tabStorage.getItem(CHANGED_KEY) !== null;
  tabStorage.removeItem(CHANGED_KEY);
  return isChanged;
};

/** Gives the page to the browser's current customer: with a reload where another customer's was shown. */
const becomePageOf = (answer: SessionAnswer): void => {
  if (answer.customer === null) return;
  const { shownCustomerId, applySession, noteChange } = useSession.getState();
  if (isOfAnother(answer)) tabStorage.setItem(CHANGED_KEY, '1');
  applySession(answer);
  if (shownCustomerId === null) noteChange();
};

export const askWhosePage = async (): Promise<void> => void (await askSession(becomePageOf));

const CHANNEL = 'lineboard.session';

/** Somebody signed in here: the browser's other tabs belong to that customer, too. */
export const announceSession = ({ page }: SessionAnswer): void => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(page);
  channel.close();
};

/**
 * Learns from another tab or from the socket which session the browser has now.
 *
 * @param onChanged it belongs to another customer than the page
 */
export const createSessionHearing =
  (onChanged: () => void) =>
  (page: string): void => {
    if (page === readPageMark()) return;
    // Signed out and in again: the page continues.
    if (isSameCustomersPage(page, readPageMark())) void askSession(useSession.getState().applySession);
    else onChanged();
  };

/** @returns stops it */
export const hearOtherTabs = (hear: (page: string) => void): (() => void) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') hear(data);
  };
  return () => channel.close();
};
