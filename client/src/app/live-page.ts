import type { BoardView } from '@lineboard/workers/board/board-view';
import { type Observable, Subject, takeUntil } from 'rxjs';
import { BoardStore } from '../board/board-store.ts';
import { PriceMarks } from '../board/price-marks.ts';
import { SelectedPicks } from '../board/selected-picks.ts';
import { keepOffering } from '../offering/keep-offering.ts';
import { applyCustomerEvent } from '../session/apply-customer-event.ts';
import { createLive, type Live } from '../live/create-live.ts';
import { joinLiveAndWorker } from '../live/join-live-and-worker.ts';
import { keepLineState } from '../live/keep-line-state.ts';
import { keepSelected, keepSlipQuotes } from '../slip/state/keep-slip-quotes.ts';
import { keepSubscriptions } from './keep-subscriptions.ts';
import { linkWorker, type OfferingLink, startOfferingWorker } from '../live/offering-link.ts';
import { createWake$ } from '../live/wake.ts';

/** Everything behind the prices of one page. */
export interface LivePage {
  live: Live;
  link: OfferingLink;
  board: BoardStore;
  marks: PriceMarks;
  selected: SelectedPicks;
  /** What the board shows; said again by whoever draws it. */
  show: (view: BoardView) => void;
}

export const createLivePage = (link: OfferingLink, wake$: Observable<unknown>): LivePage => ({
  live: createLive({ socket: link.socket, wake$ }),
  link,
  board: new BoardStore(),
  marks: new PriceMarks(),
  selected: new SelectedPicks(),
  show: (view) => void link.commands.show(view),
});

export const openLivePage = (): LivePage => createLivePage(linkWorker(startOfferingWorker()), createWake$());

/** Sets everything going. @returns stops it all */
export const startLivePage = ({ live, link, board, marks, selected }: LivePage): (() => void) => {
  const stopped$ = new Subject<void>();
  link.frames$.pipe(takeUntil(stopped$)).subscribe((frame) => {
    board.apply(frame);
    marks.sweep();
    link.send({ kind: 'drawn' });
  });
  live.customer$.pipe(takeUntil(stopped$)).subscribe(applyCustomerEvent);
  const stops = [
    keepSelected(selected),
    keepSlipQuotes(link),
    keepSubscriptions(live, link),
    keepOffering(live.compare$),
    joinLiveAndWorker(live, link),
    keepLineState(live),
  ];
  live.start();
  return () => {
    stopped$.next();
    for (const stop of stops) stop();
    live.stop();
    link.close();
  };
};
