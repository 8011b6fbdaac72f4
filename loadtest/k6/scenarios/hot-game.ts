/**
 * One game that everybody watches and bets on while its line moves, as in the minute before a final. Promises: those of
 * watching and of placing hold side by side, although every ticket and every change are about one line.
 */
import exec from 'k6/execution';
import { numberSetting } from '../settings.ts';
import { moveLines, moveScenario, moveThresholds } from '../traffic/move-lines.ts';
import { placeTicket, TICKET_THRESHOLDS } from '../traffic/place-ticket.ts';
import { type Offer, readOffer } from '../traffic/read-offer.ts';
import { CHANGE_THRESHOLDS, WATCH_THRESHOLDS, watchBoard, watchScenario } from '../traffic/watch-board.ts';

const watchers = numberSetting('USERS', 500, 5);
const seconds = numberSetting('SECONDS', 30, 5);
const moving = { pushesPerSecond: numberSetting('PUSHES', 20, 10), seconds };

export const options = {
  scenarios: {
    watch: watchScenario(watchers, seconds),
    place: {
      executor: 'constant-arrival-rate',
      exec: 'place',
      rate: numberSetting('TICKETS', 50, 5),
      duration: `${seconds}s`,
      preAllocatedVUs: numberSetting('BETTORS', 50, 5),
    },
    ...moveScenario(moving),
  },
  thresholds: {
    ...WATCH_THRESHOLDS,
    ...CHANGE_THRESHOLDS,
    ...TICKET_THRESHOLDS,
    ...moveThresholds(moving),
  },
};

/** All bet on the game whose line moves. */
export const setup = async (): Promise<Offer> => {
  const { position, picks } = await readOffer();
  const hottest = Math.min(...picks.map(({ gameNum }) => gameNum));
  return { position, picks: picks.filter(({ gameNum }) => gameNum === hottest) };
};

export function watch(): void {
  watchBoard({ stayMs: seconds * 1_000 });
}

export function place(offer: Offer): void {
  placeTicket(exec.scenario.iterationInTest, offer);
}

export function move(): void {
  moveLines(1, 1);
}
