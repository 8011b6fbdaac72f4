import type { Config } from '../config/read-config.ts';
import { gaugeWaitingRequests } from '../casino/cashier/waiting-gauge.ts';
import type { CustomerEvents } from '../ground/customer/customer-events.ts';
import { startGrading } from '../betting/grading/start-grading.ts';
import type { GameWaiting } from '../betting/grading/games-waiting.ts';
import type { Notice, Notices } from '../ground/notices/notice.ts';
import type { SignInDoor } from '../account/session/open-sign-in.ts';
import { startPendingClock } from '../betting/tickets/pending-clock.ts';
import type { PlacingParts } from '../betting/tickets/place-ticket.ts';
import type { Sales } from '../betting/selling/sales.ts';
import type { Tickets } from '../betting/tickets/tickets.ts';
import type { Closers } from './closers.ts';
import type { Ground } from './open-ground.ts';
import { startSweeps } from './start-sweeps.ts';

export interface WorkParts {
  placing: PlacingParts;
  sales: Sales;
  tickets: Tickets;
  customerEvents: CustomerEvents;
  door: SignInDoor;
  config: Config;
  /** Tell operators once, where they hear it (HR-73, HR-75). */
  notices: Notices;
}

const nameOfNotice = ({ gameNum, why }: Pick<GameWaiting, 'gameNum' | 'why'>): string =>
  `results game ${gameNum} ${why}`;

/** A start that is told earlier may mean that somebody knew: money is at stake (HR-82). */
const describeWaiting = ({
  gameNum,
  why,
  wagers,
  examples = [],
}: GameWaiting): Pick<Notice, 'code' | 'level' | 'detail'> =>
  why === 'acceptedLate'
    ? {
        code: 'startEarlier',
        level: 'urgent',
        detail: `its start is told earlier than ${wagers} bets on it were accepted; what isn't paid is held until you decide: ${examples.join(', ')}; tickets late ${gameNum} lists all`,
      }
    : {
        code: 'resultWaits',
        level: 'warn',
        detail: `${wagers} open bets wait: results waiting says for what`,
      };

/** The automatic work: grading, deciding pending tickets when they are due, sweeps. */
export const startWork = (
  { placing, sales, tickets, customerEvents, door, config, notices }: WorkParts,
  { log, metrics, reports, database }: Ground,
  closers: Closers,
): void => {
  const ofGrading = reports.of('grading');
  const grading = startGrading(
    { ...placing, customerEvents, metrics },
    {
      onError: (error) => ofGrading.failed('notGraded', error),
      onWaiting: (game) => {
        log.warn(game, 'a result waits for an operator or for period scores: see `results waiting`');
        notices.begin({
          about: nameOfNotice(game),
          feedId: 'results',
          ...describeWaiting(game),
          doubt: null,
        });
      },
      onDecided: (game) => notices.end(nameOfNotice(game), 'right'),
    },
  );
  closers.add(() => grading.stop());
  const ofTickets = reports.of('tickets');
  const pendingClock = startPendingClock(tickets, placing.wallNowMs, (error) =>
    ofTickets.failed('noneDecided', error),
  );
  closers.add(pendingClock.stop);
  const ofSales = reports.of('sales');
  const saleClock = startPendingClock(sales, placing.wallNowMs, (error) =>
    ofSales.failed('noneDecided', error),
  );
  closers.add(saleClock.stop);
  gaugeWaitingRequests(metrics, database.pool, reports.of('cashier'));
  startSweeps({ door, database, reports, log, config }, closers);
};
