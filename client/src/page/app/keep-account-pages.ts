import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import { startWith } from 'rxjs';
import { keepSavedLayouts } from '../../lines/panes/saved-layouts.ts';
import { keepLineAlerts } from '../../lines/alerts/keep-line-alerts.ts';
import { keepSelling } from '../../betting/selling/keep-selling.ts';
import { keepFigures } from '../../books/daily-figures/keep-figures.ts';
import { keepMyLegs } from '../../books/open-bets/keep-my-legs.ts';
import { keepOpenBets } from '../../books/open-bets/keep-open-bets.ts';
import { keepTicketStory } from '../../books/ticket-story/keep-ticket-story.ts';
import { keepSettledNews } from '../../books/transactions/keep-settled-news.ts';
import { keepTransactions } from '../../books/transactions/keep-transactions.ts';
import type { LivePage } from './live-page.ts';

/** Something may have been placed or graded before anybody listened. */
const MISSED: CustomerEvent = { kind: 'wagers' };

/**
 * Keeps what customers read of their bets and their money current, and what they saved on this device theirs, wherever
 * that is shown. A page that was opened before this began is asked for again. @returns stops it
 */
export const keepAccountPages = ({ live, link, board }: LivePage): (() => void) => {
  const customer$ = live.customer$.pipe(startWith(MISSED));
  const stops = [
    keepOpenBets(customer$),
    keepTransactions(customer$),
    keepSettledNews(customer$, live.compare$),
    keepTicketStory(customer$),
    keepFigures(customer$),
    keepSelling(customer$, link),
    keepLineAlerts(live.customer$, live.compare$),
    keepSavedLayouts(),
    keepMyLegs(live.compare$, (words) => board.selected.updateMine(words)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
