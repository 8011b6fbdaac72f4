import type { Observable } from 'rxjs';
import { callBook } from '../../ground/calls/call-book.ts';
import { useLineState } from '../../ground/live/line-state.ts';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { useOffering } from './offering-store.ts';
import { selectFirstLeagues } from './select-first-leagues.ts';
import { repeat } from '../../ground/timers/repeat.ts';

/** Counts in the menu are a guide, not a price; the Live section's counts decide which leagues it shows. */
const MENU_EVERY_MS = 60_000;
const LIVE_MENU_EVERY_MS = 30_000;
/** Several reasons to ask at the same moment lead to one request. */
const SAME_MOMENT_MS = 3_000;
/** A page without its menu has no lines: it doesn't wait for the timer. */
const FAILED_AGAIN_AFTER_MS = 5_000;

/** @returns whether it is loaded */
export const loadMenu = async (): Promise<boolean> => {
  const { applyMenu, failMenu } = useOffering.getState();
  const answer = await callBook('readSports');
  if (answer.ok) applyMenu(answer.value);
  else failMenu(answer.error);
  return answer.ok;
};

/** Chooses the first leagues once menu and site are loaded; from then on the bookmark follows the board. */
const chooseFirst = (): void => {
  const { menu, isChosen, restoreLeagues } = useOffering.getState();
  const { site } = useSession.getState();
  if (menu === null || site === null || isChosen) return;
  const { leagueBookmark } = useDeviceSettings.getState();
  const first = selectFirstLeagues({ menu, bookmark: leagueBookmark, initialLeague: site.initialLeague });
  // A book without a league has nothing to choose, and choosing nothing would ask again at once.
  if (first.length > 0) restoreLeagues(first);
};

/**
 * Keeps the menu fresh: by a timer, when the page wakes, when the Live section opens, and when a feed brings lines to a
 * book without any.
 * @param wake$ connected, or awake again
 * @returns stops it
 */
const keepMenu = (wake$: Observable<unknown>): (() => void) => {
  let askedAtMs = -Infinity;
  let again: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const askAfter = (youngMs: number): void => {
    // A clock that was set back has lost the moment.
    if (Math.abs(Date.now() - askedAtMs) < youngMs) return;
    askedAtMs = Date.now();
    clearTimeout(again);
    void loadMenu().then((isThere) => {
      if (!isThere && !isOver) again = setTimeout(() => askAfter(0), FAILED_AGAIN_AFTER_MS);
    });
  };
  const stopAsking = repeat(
    () => askAfter(useOffering.getState().onlyLive ? LIVE_MENU_EVERY_MS : MENU_EVERY_MS),
    LIVE_MENU_EVERY_MS,
  );
  const waking = wake$.subscribe(() => askAfter(SAME_MOMENT_MS));
  const stopOffering = useOffering.subscribe((state, earlier) => {
    if (state.onlyLive && !earlier.onlyLive) askAfter(SAME_MOMENT_MS);
  });
  const stopFeeds = useLineState.subscribe(({ feedsDown }, earlier) => {
    const isEmpty = useOffering.getState().menu?.length === 0;
    if (isEmpty && feedsDown.length < earlier.feedsDown.length) askAfter(0);
  });
  askAfter(0);
  return () => {
    isOver = true;
    clearTimeout(again);
    stopAsking();
    waking.unsubscribe();
    stopOffering();
    stopFeeds();
  };
};

/**
 * Menu, first choice and bookmark. Another store (a customer signed in) has another menu and other topics, so
 * everything is chosen again. @returns stops it
 */
export const keepOffering = (wake$: Observable<unknown>): (() => void) => {
  const stopOffering = useOffering.subscribe((state, earlier) => {
    chooseFirst();
    if (state.leagues === earlier.leagues || !state.isChosen) return;
    // Contests that were opened from a game belong to that moment.
    const leagueBookmark = state.leagues
      .filter(({ onlyContests }) => onlyContests === null)
      .map(({ topic }) => topic);
    useDeviceSettings.getState().changeSettings({ leagueBookmark });
  });
  const stopSession = useSession.subscribe((state, earlier) => {
    chooseFirst();
    const store = selectCustomer(state)?.store ?? state.site?.defaultStore;
    const storeBefore = selectCustomer(earlier)?.store ?? earlier.site?.defaultStore;
    if (storeBefore === undefined || store === storeBefore) return;
    useOffering.setState({ menu: null, leagues: [], liveLeagues: [], activeTopic: null, isChosen: false });
    void loadMenu();
  });
  const stopMenu = keepMenu(wake$);
  return () => {
    stopOffering();
    stopSession();
    stopMenu();
  };
};
