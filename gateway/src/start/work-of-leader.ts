import type { Config } from '../config/read-config.ts';
import type { CustomerEvents } from '../ground/customer/customer-events.ts';
import { endDoubtsOfOthers } from '../lines/feeds/guard/end-doubts-of-others.ts';
import { hearDecisions } from '../lines/feeds/guard/hear-decisions.ts';
import type { PushFeeds } from '../lines/feeds/push/create-push-feeds.ts';
import { hearRefusedLeagues } from '../lines/feeds/push/hear-refused-leagues.ts';
import type { Mailer } from '../ground/mail/mailer.ts';
import { OPERATOR_FEED } from '@lineboard/domain/lines/feed/game-override';
import type { Book } from '../lines/book/book.ts';
import type { Notices } from '../ground/notices/notice.ts';
import { tellSilence } from '../lines/feeds/tell-silence.ts';
import { tellOperators } from '../ground/notices/tell-operators.ts';
import type { WebPush } from '../account/web-push/start-web-push.ts';
import { type ContestRecorderParts, recordContests } from '../lines/history/contest-recorder.ts';
import { type RecorderParts, recordLines } from '../lines/history/line-recorder.ts';
import { startRoundClock } from '../casino/wallet/close-old-rounds.ts';
import type { Sales } from '../betting/selling/sales.ts';
import { startTargetWatch, TargetWatch } from '../betting/selling/watch-targets.ts';
import type { PlacingParts } from '../betting/tickets/place-ticket.ts';
import type { Ground } from './open-ground.ts';
import type { OpenGuards } from './open-guards.ts';
import { putIntoInbox } from './put-into-inbox.ts';

export interface LeaderParts {
  customerEvents: CustomerEvents;
  bookNowMs: () => number;
  /** null: closed pages are told nothing. */
  push: WebPush | null;
  mailer: Mailer;
  guardOf: OpenGuards['guardOf'];
  guardedIds: OpenGuards['guardedIds'];
  refuseLeagues: PushFeeds['refuseLeagues'];
  notices: Notices;
  book: Pick<Book, 'signs$'> & RecorderParts['book'] & ContestRecorderParts['book'];
  placing: PlacingParts;
  sales: Pick<Sales, 'tell'>;
}

const HOUR_MS = 3_600_000;

/** What one gateway does for all: the one that runs the feeds. @returns begins it; its own answer stops it at once */
export const workOfLeader =
  (
    config: Config,
    {
      customerEvents,
      bookNowMs,
      push,
      mailer,
      guardOf,
      guardedIds,
      refuseLeagues,
      notices,
      book,
      placing,
      sales,
    }: LeaderParts,
    { database, reports, metrics }: Pick<Ground, 'database' | 'reports' | 'metrics'>,
  ): (() => () => void) =>
  () => {
    const roundMs = config.WALLET_ROUND_HOURS * HOUR_MS;
    const reporter = reports.of('wallet');
    const wallNowMs = Date.now;
    const ofFeeds = reports.of('feeds');
    const ofSales = reports.of('sales');
    const history = {
      book,
      database,
      bookNowMs,
      wallNowMs,
      reporter: reports.of('history'),
      dropped: metrics.droppedMoves,
    };
    const targets = new TargetWatch({
      ...placing,
      steps$: book.steps$,
      onSold: sales.tell,
      onError: (error) => ofSales.failed('targetNotTaken', error),
      steadyNowMs: () => performance.now(),
    });
    endDoubtsOfOthers(database, guardedIds(), { reporter: ofFeeds, wallNowMs });
    const stopTargets = startTargetWatch(targets, (error) => ofSales.failed('targetsNotSeen', error));
    const stops: ReadonlyArray<() => void> = [
      startRoundClock({ database, customerEvents, wallNowMs, bookNowMs, roundMs, reporter }),
      ...(push === null ? [] : [push.lead()]),
      recordLines({
        ...history,
        onTold: (customerId) => customerEvents.publish(customerId, { kind: 'alerts' }),
      }),
      recordContests(history),
      () => void stopTargets(),
      hearDecisions({ database, guardOf, reporter: ofFeeds, wallNowMs }),
      hearRefusedLeagues(database, { refuseLeagues, reporter: ofFeeds }),
      tellSilence(book.signs$, { notices, isTold: (feedId) => feedId !== OPERATOR_FEED }),
      tellOperators({
        database,
        mailer,
        bookId: config.BOOK_ID,
        bookName: config.BOOK_NAME,
        mailTo: config.OPERATOR_MAIL,
        webhook: config.OPERATOR_WEBHOOK,
        toInbox:
          config.OPERATOR_ACCOUNT === null
            ? null
            : putIntoInbox(database.pool, customerEvents, config.OPERATOR_ACCOUNT),
        reporter: reports.of('notices'),
        wallNowMs,
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };
