import { keepFrames, keepSelected } from '../../lines/board/keep-board.ts';
import { keepSamples } from '../../lines/board/keep-samples.ts';
import { prepareDateFormats } from '../../ground/formats/intl-formats.ts';
import { joinLiveAndWorker } from '../../ground/live/join-live-and-worker.ts';
import { keepBlocked } from './keep-blocked.ts';
import { keepLineState } from '../../ground/live/keep-line-state.ts';
import { keepOffering } from '../../betting/offering/keep-offering.ts';
import { keepNotifications } from '../messages/notifications-store.ts';
import { keepFollowedPicks } from '../../books/open-bets/keep-followed-picks.ts';
import { keepCustomerInfo } from '../../ground/session/customer-info.ts';
import { keepAccount } from '../../ground/session/keep-account.ts';
import { keepServiceWorker } from '../../account/notifications/keep-service-worker.ts';
import { keepSession } from '../../ground/session/keep-session.ts';
import { keepTimeOut } from '../../ground/session/keep-time-out.ts';
import { keepStarted } from '../../ground/session/keep-started.ts';
import { keepSettings } from '../../account/settings/keep-settings.ts';
import { loadSlipContent } from '../../betting/slip/slip-content.ts';
import { keepTicket } from '../../betting/slip/placing/keep-ticket.ts';
import { keepSlip } from '../../betting/slip/state/keep-slip.ts';
import { keepWatchedQuotes } from '../../betting/slip/state/keep-watched-quotes.ts';
import { behindFirstPrices } from '../../ground/ui/first-prices.ts';
import { holdReload } from './hold-reload.ts';
import { keepFirstPrices } from './keep-first-prices.ts';
import { keepPageCurrent } from './keep-page-current.ts';
import { keepSubscriptions } from './keep-subscriptions.ts';
import type { LivePage } from './live-page.ts';

/** Runs next to the drawn page for as long as it is open. @returns stops it */
type Keep = (page: LivePage) => () => void;

/** A part that nobody waits for. It begins after the first prices, with a file of its own. */
const inBackground =
  (load: () => Promise<Keep>): Keep =>
  (page) => {
    let stop: (() => void) | null = () => undefined;
    void behindFirstPrices(load)().then((keep) => {
      if (stop !== null) stop = keep(page);
    });
    return () => {
      stop?.();
      stop = null;
    };
  };

/** What starts with the page: the customer, the slip, and the book's news about them. */
const FROM_THE_START: readonly Keep[] = [
  keepSlip,
  holdReload,
  ({ live }) => keepSession(live.customer$),
  keepTimeOut,
  keepCustomerInfo,
  ({ live }) => keepSettings(live.customer$),
  ({ live }) => keepTicket(live.customer$),
  ({ live }) => keepNotifications(live.customer$),
  inBackground(async () => (await import('../../account/captcha/keep-captcha.ts')).keepCaptcha),
  inBackground(async () => (await import('../../lines/search/recent-searches.ts')).keepSearches),
  inBackground(async () => (await import('../../betting/slip/state/keep-action-log.ts')).keepActionLog),
];

/** Parts that are needed at the first press: loaded after the first prices, and before the press. */
const loadAhead: Keep = () => {
  void behindFirstPrices(loadSlipContent)();
  return () => undefined;
};

/** What starts once the first frame was painted: socket, worker and lines take the thread. */
const ONCE_PAINTED: readonly Keep[] = [
  ({ board }) => keepFrames(board),
  ({ live, board }) => keepSamples(live.sample$, board),
  ({ board }) => keepSelected(board.selected),
  // The leagues of what is watched come first: a pick of a league that the worker doesn't know is nowhere.
  ({ live, link }) => keepSubscriptions(live, link),
  ({ link }) => keepWatchedQuotes(link),
  ({ link }) => keepFollowedPicks(link),
  ({ live }) => keepOffering(live.compare$),
  ({ live }) => keepAccount(live.compare$),
  ({ live, link }) => joinLiveAndWorker(live, link),
  ({ live }) => keepLineState(live),
  ({ live }) => keepBlocked(live),
  ({ live }) => keepPageCurrent(live.status$),
  ({ live }) => keepStarted(live.compare$),
  ({ live }) => keepServiceWorker(live.compare$),
  prepareDateFormats,
  ({ board }) => keepFirstPrices(board.board),
  loadAhead,
  inBackground(async () => (await import('./keep-account-pages.ts')).keepAccountPages),
  inBackground(async () => (await import('../../lines/board/keep-hold-reasons.ts')).keepHoldReasons),
];

const keepAll = (keeps: readonly Keep[], page: LivePage): (() => void) => {
  const stops = keeps.map((keep) => keep(page));
  return () => {
    for (const stop of stops) stop();
  };
};

/** @returns stops it all */
export const keepCustomer: Keep = (page) => keepAll(FROM_THE_START, page);

/** Connects. @returns stops it all, for good */
export const keepLines: Keep = (page) => {
  const stop = keepAll(ONCE_PAINTED, page);
  page.live.start();
  return () => {
    stop();
    page.live.stop();
    page.link.close();
  };
};
