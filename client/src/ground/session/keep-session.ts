import { STARTING_PAGE } from '@lineboard/domain/account/sign-in/page-mark';
import type { SessionAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import type { Observable } from 'rxjs';
import { type CallAnswer, type CallError, callBook } from '../calls/call-book.ts';
import { onPageRefused, readPageMark } from '../calls/page-mark.ts';
import { keepActivity, readIdleMs } from './activity.ts';
import { askSession, noteSessionNews } from './ask-session.ts';
import { selectCustomer, useSession } from './session-store.ts';
import { askWhosePage, createSessionHearing, hearOtherTabs, takeChangedNote } from './whose-session.ts';
import { repeat } from '../timers/repeat.ts';

/** Site and session, requested together when the page starts. An earlier failure stays until the answer. */
export const startSession = async (): Promise<void> => {
  const { applySite, applySession, noteChange, failStart } = useSession.getState();
  const asked = callBook('readSite');
  // The customer is shown together with the site, as soon as both are loaded.
  const applied = async (answer: SessionAnswer): Promise<void> => {
    const site = await asked;
    if (!site.ok) return;
    if (useSession.getState().site !== site.value) applySite(site.value);
    applySession(answer);
    if (answer.customer !== null && takeChangedNote()) noteChange();
  };
  const session = await askSession((answer) => void applied(answer));
  const site = await asked;
  if (!site.ok) failStart(site.error);
  else if (!session.ok) failStart(session.error);
};

/** Whether the book has reported the session's end while the customer signs out here. */
let leaving: { hasEnded: boolean } | null = null;

/** Without an answer the cookie may still be valid: then the customer stays signed in and is told so. */
const leave = async (call: 'signOut' | 'signOutEverywhere'): Promise<CallAnswer<undefined>> => {
  const own = { hasEnded: false };
  leaving = own;
  const answer = await callBook(call);
  leaving = null;
  if (!answer.ok && !own.hasEnded) return answer;
  useSession.getState().endSession(false);
  return { ok: true, value: undefined };
};

export const signOut = (): Promise<CallAnswer<undefined>> => leave('signOut');

/** Signs out on every device of the customer. */
export const signOutEverywhere = (): Promise<CallAnswer<undefined>> => leave('signOutEverywhere');

/**
 * The session that this page was opened with is no longer valid, or no longer the browser's. The page becomes a
 * visitor's at once; when the browser has another session by now, from a sign-in in another tab, it takes that one.
 */
const leaveSession = async (): Promise<void> => {
  if (selectCustomer(useSession.getState()) !== null) {
    if (leaving !== null) {
      leaving.hasEnded = true;
      return;
    }
    useSession.getState().endSession(true);
  }
  await askWhosePage();
};

/** The most that is reported: every session has ended long before. */
const MOST_IDLE_MS = 86_400_000;

const ENDED: readonly ErrorCode[] = ['sessionEnded', 'unauthenticated', 'dayTimeUp'];

/**
 * One ping, with the time since the customer was last active. A cookie that is no longer valid ends the session here; a
 * lost answer doesn't. @returns why the book said neither; null when it did
 */
export const pingSession = async (): Promise<CallError | null> => {
  const answer = await callBook('pingSession', { query: { idleMs: Math.min(readIdleMs(), MOST_IDLE_MS) } });
  if (answer.ok) useSession.getState().applyLeft(answer.value ?? null);
  else if (ENDED.includes(answer.error.code)) await leaveSession();
  else return answer.error;
  return null;
};

/** Pings every `trackTimeMs` while a customer is online. @returns stops it */
const keepPinging = (): (() => void) => {
  let stop = (): void => undefined;
  let running = 0;
  const follow = (): void => {
    const { site, session } = useSession.getState();
    const everyMs = session?.online && site ? site.trackTimeMs : 0;
    if (everyMs === running) return;
    stop();
    running = everyMs;
    stop = everyMs > 0 ? repeat(() => void pingSession(), everyMs) : () => undefined;
  };
  follow();
  const unsubscribe = useSession.subscribe(follow);
  return () => {
    unsubscribe();
    stop();
  };
};

/** Also events about the subject of the session's answer. */
const TOLD_BY_SESSION: ReadonlySet<CustomerEvent['kind']> = new Set(['balance', 'messages', 'settings']);

/** Keeps the session alive, its balance current, and ends it when the book does. @returns stops it */
export const keepSession = (customer$: Observable<CustomerEvent>): (() => void) => {
  const stopPinging = keepPinging();
  const stopActivity = keepActivity();
  const stopRefusals = onPageRefused((code) => {
    if (code === 'sessionChanged') void leaveSession();
  });
  const hear = createSessionHearing(() => void leaveSession());
  const stopTabs = hearOtherTabs(hear);
  const events = customer$.subscribe((event) => {
    if (TOLD_BY_SESSION.has(event.kind)) noteSessionNews();
    if (event.kind === 'balance') useSession.getState().applyBalance(event.balance);
    if (event.kind === 'messages') useSession.getState().applyNewMessages(event.newMessagesCount);
    if (event.kind === 'session' && readPageMark() !== STARTING_PAGE) hear(event.page);
    if (event.kind === 'sessionEnded' && selectCustomer(useSession.getState()) !== null) void leaveSession();
  });
  return () => {
    stopPinging();
    stopActivity();
    stopRefusals();
    stopTabs();
    events.unsubscribe();
  };
};
