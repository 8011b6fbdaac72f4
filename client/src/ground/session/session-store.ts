import { STARTING_PAGE, VISITORS_PAGE } from '@lineboard/domain/account/sign-in/page-mark';
import type { CustomerInfo } from '@lineboard/domain/account/customer/customer.schema';
import type { SessionAnswer, SessionLeft } from '@lineboard/domain/account/sign-in/session-answer.schema';
import type { SiteSettings } from '@lineboard/domain/words/site/site-settings.schema';
import type { Favorite } from '@lineboard/domain/account/settings/favorite';
import type { TimeOut } from '@lineboard/domain/account/own-limits/own-limit.schema';
import type { BalanceFigures } from '@lineboard/domain/account/customer/balance-figures.schema';
import { create } from 'zustand';
import type { CallError } from '../calls/call-book.ts';
import { setPageMark } from '../calls/page-mark.ts';
import { reloadPage } from '../ui/reload-page.ts';

export interface SessionState {
  /** The site settings as the book last sent them; null until the first answer. */
  site: SiteSettings | null;
  /** The page's session; null until the first answer. */
  session: SessionAnswer | null;
  /** How long the session lasts, as the last ping was told; null before it, and for visitors. */
  left: SessionLeft | null;
  /** ENT1-01.8: the number of the customer's unread messages. */
  newMessages: number;
  /** Why the start failed, for the retry. */
  startError: CallError | null;
  /** The session ended without the customer's doing: announced once, above the board. */
  endedNotice: boolean;
  /** Another tab signed somebody else in, and the page went over to that customer: shown until it is dismissed. */
  changedNotice: boolean;
  /** The customer whose page this has been since it was loaded; it never keeps anybody else's state. */
  shownCustomerId: string | null;
}

export interface SessionActions {
  applySite: (site: SiteSettings) => void;
  applySession: (session: SessionAnswer) => void;
  applyLeft: (left: SessionLeft | null) => void;
  applyBalance: (balance: BalanceFigures) => void;
  applyNewMessages: (newMessages: number) => void;
  applyFavorites: (favorites: readonly Favorite[]) => void;
  applyTimeOut: (timeOut: TimeOut | null) => void;
  failStart: (error: CallError | null) => void;
  endSession: (byItself: boolean) => void;
  noteChange: () => void;
  dismissNotice: () => void;
}

/** The socket may have sent a balance that the answer doesn't know yet. */
const keepNewerBalance = (session: SessionAnswer, known: SessionAnswer | null): SessionAnswer => {
  const isSame = session.customer !== null && session.customer.customerId === known?.customer?.customerId;
  if (!isSame || session.balance === null || known.balance === null) return session;
  return known.balance.version > session.balance.version ? { ...session, balance: known.balance } : session;
};

const VISITOR: SessionAnswer = { online: false, customer: null, balance: null };

export const useSession = create<SessionState & SessionActions>()((set, get) => ({
  site: null,
  session: null,
  left: null,
  newMessages: 0,
  startError: null,
  endedNotice: false,
  changedNotice: false,
  shownCustomerId: null,
  applySite: (site) => set({ site, startError: null }),
  applySession: (session) => {
    if (isOfAnother(session)) {
      reloadPage();
      return;
    }
    set({
      session: keepNewerBalance(session, get().session),
      newMessages: session.customer?.newMessagesCount ?? 0,
      startError: null,
      ...(session.customer === null ? {} : { shownCustomerId: session.customer.customerId }),
      ...(session.online ? { endedNotice: false } : {}),
    });
  },
  // A ping may be answered once its customer has left.
  applyLeft: (left) => set({ left: selectCustomer(get()) === null ? null : left }),
  applyBalance: (balance) => {
    const { session } = get();
    if (session?.customer == null) return;
    if (session.balance !== null && session.balance.version > balance.version) return;
    set({ session: { ...session, balance } });
  },
  applyNewMessages: (newMessages) => set({ newMessages }),
  applyFavorites: (favorites) => {
    const { session } = get();
    if (session?.customer != null)
      set({ session: { ...session, customer: { ...session.customer, favorites } } });
  },
  applyTimeOut: (timeOut) => {
    const { session } = get();
    if (session?.customer == null || (timeOut === null && session.customer.timeOut == null)) return;
    set({ session: { ...session, customer: { ...session.customer, timeOut } } });
  },
  failStart: (startError) => set({ startError }),
  endSession: (byItself) =>
    set({ session: VISITOR, left: null, endedNotice: byItself, changedNotice: false }),
  noteChange: () => set({ changedNotice: true }),
  dismissNotice: () => set({ endedNotice: false, changedNotice: false }),
}));

/**
 * What a page holds of one customer must never be shown to another: there is too much of it to clear one by one, so the
 * page is reloaded for the next customer.
 */
export const isOfAnother = ({ customer }: SessionAnswer): boolean => {
  const { shownCustomerId } = useSession.getState();
  return customer !== null && shownCustomerId !== null && customer.customerId !== shownCustomerId;
};

/** An older book doesn't say it: the page then counts as nobody's. */
const markOf = (session: SessionAnswer | null): string => {
  if (session === null) return STARTING_PAGE;
  return session.customer === null ? VISITORS_PAGE : (session.page ?? STARTING_PAGE);
};

useSession.subscribe(({ session }) => setPageMark(markOf(session)));

/** Spec 1 §4: offline without customer info, when flagged offline, and when flagged demo. */
export const isOnline = (session: SessionAnswer | null): boolean =>
  session?.customer != null && session.online && !session.customer.isDemo;

export const selectIsOnline = (state: SessionState): boolean => isOnline(state.session);

export const selectCustomer = (state: SessionState): CustomerInfo | null => state.session?.customer ?? null;

/** The store whose prices the page shows; null until the book has said whose page this is. */
export const selectStore = (state: SessionState): string | null =>
  state.session === null ? null : (selectCustomer(state)?.store ?? state.site?.defaultStore ?? null);

/** OWN-9, OWN-10: a customer who limited the day’s time, or is told at intervals what a session came to. */
export const isSessionWatched = (customer: CustomerInfo | null): boolean =>
  customer !== null && ((customer.realityCheckMinutes ?? 0) > 0 || customer.isTimeLimited === true);

/** OWN-8: nothing is advertised to a customer in a time-out, nor to anybody before it is known who that is. */
export const selectIsQuiet = ({ session }: SessionState): boolean =>
  session === null || session.customer?.timeOut != null;

export const selectBalance = (state: SessionState): BalanceFigures | null => state.session?.balance ?? null;
