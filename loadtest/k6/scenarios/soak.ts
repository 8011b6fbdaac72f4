/**
 * An ordinary day for a long time. The runner compares its last third with the third before: changes arrive as soon as
 * then, and the gateway has grown no further (`run/judge-soak.ts`).
 */
import { numberSetting } from '../settings.ts';
import { ordinaryLife } from '../traffic/ordinary-life.ts';
import { type Offer, readOffer } from '../traffic/read-offer.ts';
import { watchBoard } from '../traffic/watch-board.ts';

export { move, place, play, read } from '../traffic/ordinary-life.ts';

const seconds = numberSetting('MINUTES', 30, 0.15) * 60;
const TICKETS_PER_SECOND = 5;
const { scenarios, thresholds } = ordinaryLife(seconds, TICKETS_PER_SECOND);

export const options = {
  scenarios,
  thresholds: {
    ...thresholds,
    // k6 sums up a part of a figure only when something is promised of it.
    'live_change_ms{third:2}': ['p(99)>=0'],
    'live_change_ms{third:3}': ['p(99)>=0'],
  },
};

export const setup = (): Promise<Offer> => readOffer();

const startedMs = Date.now();
const third = (): string =>
  String(Math.min(3, 1 + Math.floor(((Date.now() - startedMs) * 3) / (seconds * 1_000))));

export function watch(): void {
  watchBoard({ stayMs: seconds * 1_000, tags: () => ({ third: third() }) });
}
