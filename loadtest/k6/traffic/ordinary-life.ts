import exec from 'k6/execution';
import { numberSetting } from '../settings.ts';
import { moveLines, type MovingOptions, moveScenario, moveThresholds } from './move-lines.ts';
import { placeTicket, TICKET_THRESHOLDS } from './place-ticket.ts';
import { playRound, playsRounds, ROUND_THRESHOLDS } from './play-round.ts';
import type { Offer } from './read-offer.ts';
import { readOwnPage, REPORT_THRESHOLDS } from './read-own-pages.ts';
import { WATCH_THRESHOLDS, watchScenario } from './watch-board.ts';

/** Watchers, bettors, readers of reports and players of casino games side by side, for so many seconds. */
export const ordinaryLife = (seconds: number, ticketsPerSecond: number) => {
  const moving: MovingOptions = { pushesPerSecond: numberSetting('PUSHES', 10, 5), seconds };
  const atRate = (what: string, rate: number) => ({
    executor: 'constant-arrival-rate',
    exec: what,
    rate,
    duration: `${seconds}s`,
    preAllocatedVUs: Math.max(5, rate),
  });
  return {
    scenarios: {
      watch: watchScenario(numberSetting('USERS', 500, 5), seconds),
      place: atRate('place', numberSetting('TICKETS', ticketsPerSecond, 3)),
      read: atRate('read', numberSetting('REPORTS', 20, 4)),
      ...(playsRounds ? { play: atRate('play', numberSetting('ROUNDS', 20, 3)) } : {}),
      ...moveScenario(moving),
    },
    thresholds: {
      ...WATCH_THRESHOLDS,
      ...TICKET_THRESHOLDS,
      ...REPORT_THRESHOLDS,
      ...ROUND_THRESHOLDS,
      ...moveThresholds(moving),
    },
  };
};

export function place(offer: Offer): void {
  placeTicket(exec.scenario.iterationInTest, offer);
}

export function read(): void {
  readOwnPage(exec.scenario.iterationInTest);
}

export function play(): void {
  playRound(exec.scenario.iterationInTest);
}

export function move(): void {
  moveLines(numberSetting('CHANGES', 10, 5));
}
