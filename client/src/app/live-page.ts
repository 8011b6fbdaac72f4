import type { Observable } from 'rxjs';
import { type BoardParts, createBoardParts } from '../board/BoardProvider.tsx';
import { readPageMark } from '../calls/page-mark.ts';
import { createLive, type Live } from '../live/create-live.ts';
import { linkWorker, type OfferingLink, startOfferingWorker } from '../live/offering-link.ts';
import { createWake$ } from '../live/wake.ts';
import { lostParts } from '../ui/lost-parts.ts';

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
