import type { Observable } from 'rxjs';
import { type BoardParts, createBoardParts } from '../../lines/board/BoardProvider.tsx';
import { readPageMark } from '../../ground/calls/page-mark.ts';
import { createLive, type Live } from '../../ground/live/create-live.ts';
import { linkWorker, type OfferingLink, startOfferingWorker } from '../../ground/live/offering-link.ts';
import { createWake$ } from '../../ground/live/wake.ts';
import { lostParts } from '../../ground/ui/lost-parts.ts';

/** Everything behind the prices of one page. */
export interface LivePage {
  live: Live;
  link: OfferingLink;
  board: BoardParts;
}

export const createLivePage = (link: OfferingLink, wake$: Observable<unknown>): LivePage => ({
  live: createLive({ socket: link.socket, wake$ }),
  link,
  board: createBoardParts(link),
});

export const openLivePage = (): LivePage =>
  createLivePage(linkWorker(startOfferingWorker(lostParts.tell), readPageMark), createWake$());
